import type { Stage } from './stage.ts';

/** A test that proves a row: its file relative to the root, and text it must contain. */
export type NamedTest = readonly [file: string, name: string];

/** How a row of the list is proved. Either `reason`, or one or both of the others. */
export interface Proof {
  /** Runs here, against a started server. */
  readonly check?: (stage: Stage) => Promise<void>;
  /** Slow or statistical: only run by `npm run test:abuse`. */
  readonly heavy?: true;
  readonly tests?: readonly NamedTest[];
  /** Why the row cannot apply to this product, or waits for a missing feature. */
  readonly reason?: string;
}

export type Proofs = Readonly<Record<string, Proof>>;
