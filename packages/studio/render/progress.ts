/** One line on the terminal: what is being made, how much is done, how long it will take. */
export class Progress {
  private done = 0;
  private label = '';
  private shown = 0;
  private readonly started = Date.now();

  constructor(private readonly total: number) {}

  say(label: string): void {
    this.label = label;
    if (process.stderr.isTTY) this.draw();
    else console.error(`${this.percent()} ${label}`);
  }

  advance(amount: number): void {
    this.done += amount;
    if (process.stderr.isTTY && Date.now() - this.shown > 200) this.draw();
  }

  finish(message: string): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    console.log(`${message} in ${duration(Date.now() - this.started)}.`);
  }

  private percent(): string {
    return `${Math.floor((100 * this.done) / this.total)} %`.padStart(5);
  }

  private draw(): void {
    this.shown = Date.now();
    const elapsed = this.shown - this.started;
    const left = this.done > 0 ? `, ${duration((elapsed * (this.total - this.done)) / this.done)} left` : '';
    process.stderr.write(`\r\x1b[K${this.percent()}${left}  ${this.label}`);
  }
}

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
