/** What scheduling depends on. */
export interface Planned {
  readonly name: string;
  /** Cores it keeps busy. */
  readonly cores: number;
  /** Steps that must end before it starts; those not in this run are ignored. */
  readonly after?: readonly string[];
}

/**
 * The step to start now, or undefined if nothing fits. Steps keep their order as far as the cores allow; one that wants
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
