/**
 * A document's epoch identifies one lifetime of its log. Restoring a backup starts a new lifetime in the middle of the
 * same log: the new epoch then names the version and the epoch it continues from, so a client that stayed open can tell
 * whether it knows more than the backup. Every other epoch is an opaque ID.
 */
export interface Restoration {
  /** The version the log was reset to. */
  readonly version: number;
  /** True if the log was of this epoch, so that versions up to `version` mean the same in both. */
  follows(epoch: string): boolean;
}

const RESTORED = /^[^@]+@(\d{1,15})\.([^@.]+)$/;

function tagOf(epoch: string): string {
  return (epoch.split('@')[0] ?? '').slice(-12);
}

/** The epoch of a document reset to `version` of the epoch `previous`. */
export function writeRestoredEpoch(id: string, version: number, previous: string): string {
  return `${id}@${version}.${tagOf(previous)}`;
}

/** Null if the epoch did not start with a restored backup. */
export function readRestoredEpoch(epoch: string): Restoration | null {
  const [, version, tag] = RESTORED.exec(epoch) ?? [];
  if (version === undefined || tag === undefined) return null;
  return { version: Number(version), follows: (previous) => tagOf(previous) === tag };
}
