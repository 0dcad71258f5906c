/** What the order of the steps depends on. */
export interface Planned {
  readonly name: string;
  /** Cores that it keeps busy. */
  readonly cores: number;
  /** Steps that have to end before it begins; those that are not part of this run do not count. */
  readonly after?: readonly string[];
}

/**
 * The step to start now, or undefined while nothing fits. Steps keep their order as far as the cores allow; one that wants
 * more cores than there are runs alone.
 */
export function nextStep(waiting: readonly Planned[], running: readonly Planned[], cores: number): Planned | undefined {
  const free = cores - running.reduce((sum, step) => sum + step.cores, 0);
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find((step) => {
    if (step.after?.some((name) => unfinished.has(name)) === true) return false;
    return step.cores <= free || running.length === 0;
  });
}
