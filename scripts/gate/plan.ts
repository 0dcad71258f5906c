/** What scheduling depends on. */
export interface Planned {
  readonly name: string;
  /** Number of cores it keeps busy. */
  readonly cores: number;
  /** Runs at low priority alongside steps that use every core, in their idle time. */
  readonly background?: true;
  /** Steps that must end first; those not in this run are ignored. */
  readonly after?: readonly string[];
}

/**
 * The step to start now; undefined if none fits. Steps keep their order as far as the cores allow; one that wants more
 * cores than there are runs alone. A background step takes a free core or, if it is the only one of its kind, shares
 * them all; the others are not delayed.
 */
export function nextStep(waiting: readonly Planned[], running: readonly Planned[], cores: number): Planned | undefined {
  const front = running.filter((step) => step.background !== true);
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  return waiting.find((step) => {
    if (step.after?.some((name) => unfinished.has(name)) === true) return false;
    const others = step.background === true ? running : front;
    const rivals = step.background === true ? running.length - front.length : front.length;
    return rivals === 0 || step.cores <= cores - others.reduce((sum, other) => sum + other.cores, 0);
  });
}
