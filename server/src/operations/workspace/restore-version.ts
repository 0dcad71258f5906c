import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { restoreVersion as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { readText } from '../../db/texts/documents.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { replaceContent, type FileContent } from '../../model/items/write-file.ts';
import { listBlobVersions } from '../../db/texts/versions.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readAuthoredSteps } from '../../model/texts/authorship.ts';
import { followPassage } from '../../domain/texts/follow-passage.ts';
import { lengthBefore } from '../../domain/texts/packed-steps.ts';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { readContent } from './read-content.ts';
import { writerOf } from '../../pipeline/writer-of.ts';
import { getTextAt } from '../../model/texts/read-text.ts';

/** Limit of steps through which a passage is mapped inside a transaction; beyond it, people have to compare again. */
const MAX_FOLLOWED = 2000;
const CHANGED = 'Somebody has changed this passage in the meantime. Compare again to see it as it is now.';

/** How the stored bytes are written under the file's name; null if a version of a text is requested. */
type Prepared = FileContent | null;

export const restoreVersion = write(contract, {
  prepare: async (ctx, input): Promise<Prepared> => {
    if (input.id === undefined) return null;
    const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
    const kept = (await listBlobVersions(ctx.db, item.id)).find((blob) => blob.id === input.id) ?? fail('not-found');
    const { max_live_document_bytes } = await ctx.settings();
    const blob = { hash: kept.hash, size: kept.size };
    const content = await readContent(ctx.ports, blob, item.name, max_live_document_bytes);
    if (content.kind === 'blob') return content;
    const { original: _, ...text } = content;
    return text;
  },
  work: async (tx, input, prepared) => {
    await lockWorkspace(tx.db, input.uuid);
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    if (item.type !== 'file') fail('not-found');
    const document = await readText(tx.db, item.id);
    let content = prepared;
    let passageAt: number | undefined;
    if (content === null) {
      if (document === undefined || item.kind !== 'live') return fail('not-found');
      const { eol, bom } = document;
      const wanted = await readWanted(input, document, {
        textAt: (version) => getTextAt(tx.db, item.id, version),
        changesSince: (version) => readChanges(tx.db, item.id, version, document.version),
      });
      const { text } = wanted;
      passageAt = wanted.at;
      content = { kind: 'live', text, eol, bom, size: textContentSize({ text, eol, bom }) };
    }
    const change = startChange();
    await replaceContent(writerOf(tx), change, item, content, { isPart: input.passage !== undefined });
    await settleChange(tx, input.uuid, change);
    const after = content.kind === 'live' ? await readText(tx.db, item.id) : undefined;
    return after === undefined ? {} : { version: after.version, ...(passageAt !== undefined && { passageAt }) };
  },
  bodyLimit: 5_000_000,
});

async function readWanted(
  input: InputOf<typeof contract>,
  document: { text: string; version: number },
  read: { textAt(version: number): Promise<string>; changesSince(version: number): Promise<ChangesJson[]> },
): Promise<{ text: string; at?: number }> {
  const { passage, version } = input;
  if (passage !== undefined) {
    const { baseVersion } = passage;
    if (baseVersion > document.version || passage.from > passage.to) fail('invalid', { field: 'passage' });
    if (document.version - baseVersion > MAX_FOLLOWED) fail('conflict', { message: CHANGED });
    // Positions refer to the text the person was looking at.
    const changes = baseVersion === document.version ? [] : await read.changesSince(baseVersion);
    if (changes[0] !== undefined && passage.to > lengthBefore(changes[0])) fail('invalid', { field: 'passage' });
    const now = followPassage(passage, changes);
    if (now === null) return fail('conflict', { message: CHANGED });
    if (now.to > document.text.length) fail('invalid', { field: 'passage' });
    const text = passage.text.replaceAll(/\r\n?/gu, '\n');
    const restored = document.text.slice(0, now.from) + text + document.text.slice(now.to);
    // A position inside a surrogate pair would leave half a character.
    return restored.isWellFormed() ? { text: restored, at: now.from } : fail('invalid', { field: 'passage' });
  }
  if (version === undefined) return fail('invalid', { field: 'version' });
  return version > document.version ? fail('not-found') : { text: await read.textAt(version) };
}

async function readChanges(db: Kysely<Schema>, itemId: string, after: number, until: number): Promise<ChangesJson[]> {
  const changes: ChangesJson[] = [];
  for await (const steps of readAuthoredSteps(db, itemId, after, until)) {
    for (const step of steps) changes.push(step.changes);
  }
  return changes;
}
