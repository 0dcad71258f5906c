/** By then the tray shows what is going on (long-works.ts on the server), and a dialog would only cover it. */
const LONG_MS = 1200;

/** Calls `step` if the work is not over by the time it is listed as work in progress. */
export async function onceLong<T>(work: Promise<T>, step: () => void): Promise<T> {
  const timer = setTimeout(step, LONG_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
