const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** '120 of 600, 9 min left': as long as so far for each that is missing. */
export function progressLine(done: number, total: number, elapsedMs: number): string {
  const leftMs = done === 0 ? 0 : (elapsedMs / done) * (total - done);
  return `${done} of ${total}${leftMs === 0 ? '' : `, ${duration(leftMs)} left`}`;
}

function duration(ms: number): string {
  return ms < MINUTE_MS ? `${Math.ceil(ms / SECOND_MS)} s` : `${Math.round(ms / MINUTE_MS)} min`;
}

/** Prints how far a long work has come: no more often than every other second, and when it is done. */
export function showProgress(thing: string): (done: number, total: number) => void {
  const began = Date.now();
  let said = began;
  return (done, total) => {
    const now = Date.now();
    if (done < total && now - said < 2 * SECOND_MS) return;
    said = now;
    console.log(`${thing}: ${progressLine(done, total, now - began)}`);
  };
}
