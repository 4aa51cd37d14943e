/** The present moment, once a second, for clocks that count. */
class Now {
  seconds = $state(Date.now() / 1000);
  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 1000);
  }
}

export const now = new Now();

/** 75 -> "1:15"; long times in days and hours. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86_400) return `${Math.floor(left / 86_400)}d ${Math.floor((left % 86_400) / 3600)}h`;
  if (left >= 3600) return `${Math.floor(left / 3600)}h ${Math.floor((left % 3600) / 60)}m`;
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
