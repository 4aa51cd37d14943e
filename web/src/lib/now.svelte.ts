/** The present moment, once a second, for clocks that count. */
class Now {
  seconds = $state(Date.now() / 1000);
  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 1000);
  }
}

export const now = new Now();
