/** Something in several steps that a call began, and whose call: null if only one server works on the database. */
export interface Begun {
  readonly node: string | null;
  /** ms since 1970. */
  readonly beganAt: number;
}

/** What a server knows when it looks for what others left behind. */
export interface Looking {
  /** This server among several; undefined if it is alone. */
  readonly self: string | undefined;
  /** Servers that use the database, this one included. */
  readonly alive: ReadonlySet<string>;
  /** When this process began, in ms since 1970. */
  readonly started: number;
  readonly now: number;
}

/** What has just begun may not be registered in this process yet. */
const FRESH_MS = 60_000;

/**
 * Whether nobody works on it any more, given that no call of this process does. What another server began is its own as
 * long as it lives, however long it takes.
 */
export function isAbandoned({ node, beganAt }: Begun, { self, alive, started, now }: Looking): boolean {
  if (node !== null && node !== self) return !alive.has(node);
  // One of several has an id for itself: what bears it is of this process.
  const isOfEarlierProcess = node === null && beganAt < started;
  return isOfEarlierProcess || beganAt < now - FRESH_MS;
}
