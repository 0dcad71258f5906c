import type { fileVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { listVersions as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { z } from 'zod';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import {
  listBlobVersions,
  listLabels,
  listSessions,
  readPerson,
  renewNames,
  type BlobVersion,
  type Label,
  type Session,
} from '../../db/texts/versions.ts';
import { type OffThreadContext, readOffThread } from '../../pipeline/operation.ts';
import { fail } from '@scriptorium/contract/errors.ts';

/** Sections named per version; the others are only counted. */
const MAX_SECTIONS = 3;

type FileVersion = z.output<typeof fileVersion>;

export const listVersions = readOffThread(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  if (item.type !== 'file') fail('not-found');
  const kept = await Promise.all((await listBlobVersions(ctx.db, item.id)).map((blob) => describeBlob(ctx, blob)));
  if (item.kind === 'live') {
    const labels = await listLabels(ctx.db, item.id);
    const sessions = await listSessions(ctx.db, item, labels);
    const texts = await Promise.all(sessions.map((session) => describeSession(ctx, session, labels)));
    const ends = new Set(sessions.map((session) => session.to));
    const alone = labels.filter((label) => !ends.has(label.version)).map(describeLabel);
    return { kind: 'text' as const, versions: [...texts, ...alone, ...kept].toSorted(newestFirst) };
  }
  const author = await readPerson(ctx.db, item.modified_by);
  const time = new Date(item.modified_at).toISOString();
  const current = { id: 'current', from: time, to: time, authors: [describePerson(author)], size: item.size };
  return { kind: 'binary' as const, versions: [current, ...kept] };
});

async function describeSession(
  ctx: OffThreadContext,
  session: Session,
  labels: readonly Label[],
): Promise<FileVersion> {
  const label = labels.find((each) => each.version === session.to);
  return {
    id: `v${session.to}`,
    version: session.to,
    from: new Date(session.startedAt).toISOString(),
    to: new Date(session.endedAt).toISOString(),
    authors: [
      ...(await renewNames(ctx.db, session.authors)).map(describePerson),
      ...(await renewNames(ctx.db, session.accepted)).map((author, i) => ({
        ...describePerson(author),
        acceptedBy: session.accepted[i]?.by ?? '',
      })),
    ],
    ...(label && { label: label.name, labelUUID: label.id, ...(label.note !== '' && { note: label.note }) }),
    ...(session.wordsAdded !== undefined && { wordsAdded: session.wordsAdded }),
    ...(session.wordsRemoved !== undefined && { wordsRemoved: session.wordsRemoved }),
    ...(session.sections !== undefined && {
      sections: session.sections.slice(0, MAX_SECTIONS),
      moreSections: Math.max(0, session.sections.length - MAX_SECTIONS),
    }),
  };
}

function describeLabel(label: Label): FileVersion {
  const time = new Date(label.createdAt).toISOString();
  return {
    id: `v${label.version}`,
    version: label.version,
    from: time,
    to: time,
    authors: [describePerson(label.createdBy)],
    label: label.name,
    labelUUID: label.id,
    ...(label.note !== '' && { note: label.note }),
  };
}

async function describeBlob(ctx: OffThreadContext, blob: BlobVersion): Promise<FileVersion> {
  const time = new Date(blob.createdAt).toISOString();
  const [author] = await renewNames(ctx.db, [blob.author]);
  return { id: blob.id, from: time, to: time, authors: author ? [describePerson(author)] : [], size: blob.size };
}

function describePerson(person: { user: string | null; name: string }): FileVersion['authors'][number] {
  return { uuid: person.user, displayName: person.name };
}

function newestFirst(a: FileVersion, b: FileVersion): number {
  return b.to < a.to ? -1 : b.to > a.to ? 1 : (b.version ?? -1) - (a.version ?? -1);
}
