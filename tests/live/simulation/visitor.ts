/** Who connects to a server process. */
export interface Visitor {
  readonly userId: string;
  /** Null for a client of the basic messages. */
  readonly clientID: string | null;
  readonly resume: { readonly clientID: string; readonly epoch: string; readonly version: number } | null;
}
