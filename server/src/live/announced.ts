import { joinRows } from '../db/texts/live-documents.ts';
import type { LogSlice } from '../domain/live/document-state.ts';
import type { OwnedMark } from '../domain/live/batch.ts';
import type { Pushed } from '../domain/nodes/announcement.ts';
import type { LivePush } from '../pipeline/live-commit.ts';

/** A commit of another node, as a room follows it. */
export interface Announced {
  readonly epoch: string;
  readonly from: number;
  readonly to: number;
  /** Bytes of the file after it. */
  readonly size: number;
  /** Null: to be read from the log. */
  readonly steps: { readonly slice: LogSlice; readonly marks: ReadonlyMap<string, OwnedMark> } | null;
}

/** What the other nodes are told of a push. Operations of review are read: what was said is in tables of its own. */
export function writePushed(push: LivePush): Pushed {
  const { documentId, epoch, from, to, size } = push;
  const facts: Pushed = { kind: 'pushed', document: documentId, epoch, from, to, size };
  if (push.review !== undefined) return facts;
  return {
    ...facts,
    changes: Buffer.from(push.changes).toString('base64'),
    marks: push.marks.map(({ clientId, userId, lastSeq, lastVersion }) => [clientId, userId, lastSeq, lastVersion]),
  };
}

/** What cannot be read here is in the log. */
export function readPushed({ epoch, from, to, size, changes, marks }: Pushed): Announced {
  return { epoch, from, to, size, steps: changes === undefined ? null : readSteps(from, to, changes, marks ?? []) };
}

function readSteps(from: number, to: number, changes: string, marks: NonNullable<Pushed['marks']>): Announced['steps'] {
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
