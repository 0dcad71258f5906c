/**
 * The epoch of a document names one life of its log. When a backup is restored, another life begins in the middle of
 * the same log: the new epoch then tells at which version, and of which life. A client that stayed open sees from that
 * whether it knows more than the backup did. Every other epoch is a bare identifier and tells nothing.
 */
export interface Restoration {
  /** The log was put back to this version. */
  readonly version: number;
  /** True if it was the log of this epoch, so that versions up to `version` mean the same in both. */
  follows(epoch: string): boolean;
}

const RESTORED = /^[^@]+@(\d{1,15})\.([^@.]+)$/;

function tagOf(epoch: string): string {
  return (epoch.split('@')[0] ?? '').slice(-12);
}

/** The epoch of a document that was put back to `version` of the life `previous`. */
export function writeRestoredEpoch(id: string, version: number, previous: string): string {
  return `${id}@${version}.${tagOf(previous)}`;
}

/** Null if the epoch did not begin with a restored backup. */
export function readRestoredEpoch(epoch: string): Restoration | null {
  const [, version, tag] = RESTORED.exec(epoch) ?? [];
  if (version === undefined || tag === undefined) return null;
  return { version: Number(version), follows: (previous) => tagOf(previous) === tag };
}
