/** Multi-step work started by a call, and the server it runs on: null if only one server uses the database. */
export interface Begun {
  readonly node: string | null;
  /** ms since 1970. */
  readonly beganAt: number;
}

/** What a server knows when it looks for abandoned work. */
export interface Looking {
  /** This server's id among several; undefined if it is alone. */
  readonly self: string | undefined;
  /** Servers that use the database, this one included. */
  readonly alive: ReadonlySet<string>;
  /** When this process began, in ms since 1970. */
  readonly started: number;
  readonly now: number;
}

/** Work that has just begun may not be registered in this process yet. */
const FRESH_MS = 60_000;

/**
 * Whether nobody works on it any more, given that no call of this process does. Work belongs to the server that started
 * it for as long as that server lives, however long it takes.
 */
export function isAbandoned({ node, beganAt }: Begun, { self, alive, started, now }: Looking): boolean {
  if (node !== null && node !== self) return !alive.has(node);
  // With several servers each process has its own ID, so work with our ID belongs to this process.
  const isOfEarlierProcess = node === null && beganAt < started;
  return isOfEarlierProcess || beganAt < now - FRESH_MS;
}
