import { joinRows } from '../db/texts/live-documents.ts';
import type { LogSlice } from '../domain/live/document-state.ts';
import type { OwnedMark } from '../domain/live/batch.ts';
import type { Pushed } from '../domain/nodes/announcement.ts';
import type { LivePush } from '../pipeline/live-commit.ts';

/** A commit of another node, in the form in which a room applies it. */
export interface RemoteCommit {
  readonly epoch: string;
  readonly from: number;
  readonly to: number;
  /** Size of the file afterwards, in bytes. */
  readonly size: number;
  /** Null if they have to be read from the log. */
  readonly steps: { readonly slice: LogSlice; readonly marks: ReadonlyMap<string, OwnedMark> } | null;
}

/** The announcement of a push. Review operations are not in it: other nodes read them from the database. */
export function encodePush(push: LivePush): Pushed {
  const { documentId, epoch, from, to, size } = push;
  const facts: Pushed = { kind: 'pushed', document: documentId, epoch, from, to, size };
  if (push.review !== undefined) return facts;
  return {
    ...facts,
    changes: Buffer.from(push.changes).toString('base64'),
    marks: push.marks.map(({ clientId, userId, lastSeq, lastVersion }) => [clientId, userId, lastSeq, lastVersion]),
  };
}

/** The commit behind an announcement. If its changes are missing or cannot be decoded, `steps` is null. */
export function decodePush({ epoch, from, to, size, changes, marks }: Pushed): RemoteCommit {
  return { epoch, from, to, size, steps: changes === undefined ? null : readSteps(from, to, changes, marks ?? []) };
}

function readSteps(
  from: number,
  to: number,
  changes: string,
  marks: NonNullable<Pushed['marks']>,
): RemoteCommit['steps'] {
  try {
    const row = { from_version: from, to_version: to, form: 'pushed', changes: Buffer.from(changes, 'base64') };
    const slice = joinRows([row], from);
    if (slice.from !== from || slice.updates.length !== to - from) return null;
    return {
      slice,
      marks: new Map(marks.map(([client, userId, lastSeq, lastVersion]) => [client, { userId, lastSeq, lastVersion }])),
    };
  } catch {
    return null;
  }
}
