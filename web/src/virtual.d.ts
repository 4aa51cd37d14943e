declare module "virtual:words/en" { const text: string; export default text; }
declare module "virtual:words/de" { const text: string; export default text; }
declare module "virtual:words/nl" { const text: string; export default text; }
declare module "virtual:words/it" { const text: string; export default text; }
