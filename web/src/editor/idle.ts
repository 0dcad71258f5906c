/**
 * Runs work when idle, debounced. Long work is split: it returns true while there is more, so that a key pressed
 * meanwhile waits for one part only.
 */
export interface IdleTask {
  schedule(wait: number): void;
  cancel(): void;
}

/** Safari has no idle callbacks: use only the delay. */
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

export function createIdleTask(run: () => boolean | void): IdleTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | null = null;
  const cancel = (): void => {
    clearTimeout(timer);
    giveUp?.();
    giveUp = null;
  };
  const go = (): void => {
    giveUp = whenIdle(() => {
      giveUp = null;
      if (run() === true) go();
    });
  };
  return {
    cancel,
    schedule: (wait) => {
      cancel();
      timer = setTimeout(go, wait);
    },
  };
}
