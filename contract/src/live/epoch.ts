/**
 * A document's epoch identifies one lifetime of its log. Restoring a backup starts a new lifetime in the middle of the
 * same log; the new epoch then names the version and the epoch it continues from, so that a client that stayed open can
 * tell whether it has more than the backup. All other epochs are opaque IDs.
 */
export interface Restoration {
  /** The version the log was reset to. */
  readonly version: number;
  /** True if `epoch` is the one the log had before, so that versions up to `version` mean the same in both. */
  follows(epoch: string): boolean;
}

const RESTORED = /^[^@]+@(\d{1,15})\.([^@.]+)$/;

function tagOf(epoch: string): string {
  return (epoch.split('@')[0] ?? '').slice(-12);
}

/**
 * The epoch of a document reset to `version` (a count of updates) of the epoch `previous`; `id` must not contain "@".
 */
export function writeRestoredEpoch(id: string, version: number, previous: string): string {
  return `${id}@${version}.${tagOf(previous)}`;
}

/** Reads an epoch made by `writeRestoredEpoch`; null for any other. */
export function readRestoredEpoch(epoch: string): Restoration | null {
  const [, version, tag] = RESTORED.exec(epoch) ?? [];
  if (version === undefined || tag === undefined) return null;
  return { version: Number(version), follows: (previous) => tagOf(previous) === tag };
}
