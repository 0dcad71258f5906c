import type { Stage } from './stage.ts';

/** A test that proves a row: the file from the root of the repository, and words that its text must hold. */
export type NamedTest = readonly [file: string, name: string];

/** How one row of the list is proved. Exactly one of `reason` and the other two. */
export interface Proof {
  /** Runs here, against a started server. */
  readonly check?: (stage: Stage) => Promise<void>;
  /** A check that takes long or is about statistics: only `npm run test:abuse` runs it. */
  readonly heavy?: true;
  readonly tests?: readonly NamedTest[];
  /** Why the row cannot apply to this product, or waits for a part that is not there yet. */
  readonly reason?: string;
}

export type Proofs = Readonly<Record<string, Proof>>;
