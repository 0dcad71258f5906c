/** Runs work after a pause, when nothing else is to be done; a new call puts the last one off. Returns how to give it up. */
export interface IdleTask {
  schedule(wait: number): void;
  cancel(): void;
}

/** Safari has no idle callbacks: there the pause alone has to do. */
const whenIdle: (run: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (run) => {
        const id = requestIdleCallback(run, { timeout: 2000 });
        return () => cancelIdleCallback(id);
      }
    : (run) => {
        const id = setTimeout(run, 0);
        return () => clearTimeout(id);
      };

export function createIdleTask(run: () => void): IdleTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | null = null;
  const cancel = (): void => {
    clearTimeout(timer);
    giveUp?.();
    giveUp = null;
  };
  return {
    cancel,
    schedule: (wait) => {
      cancel();
      timer = setTimeout(() => {
        giveUp = whenIdle(run);
      }, wait);
    },
  };
}
