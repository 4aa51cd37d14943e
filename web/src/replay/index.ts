export { default as AfterButtons } from "./AfterButtons.svelte";
export { default as AfterGame } from "./AfterGame.svelte";
export { default as LaurelChart } from "./LaurelChart.svelte";
export { default as Reckoning } from "./Reckoning.svelte";
export { default as ReplayPage } from "./ReplayPage.svelte";
export { default as Upload } from "./Upload.svelte";
