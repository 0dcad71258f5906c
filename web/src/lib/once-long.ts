/** By then the tray shows the progress (long-works.ts on the server), and a dialog would only cover it. */
const LONG_MS = 1200;

/** Calls `step` if the work is still running when it gets listed as work in progress. */
export async function onceLong<T>(work: Promise<T>, step: () => void): Promise<T> {
  const timer = setTimeout(step, LONG_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
