import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { findCitations as contract } from '@scriptorium/contract/operations/references.ts';
import { findFiles } from '../../db/items/find-files.ts';
import { readText } from '../../db/texts/documents.ts';
import { describeCiting } from '../../domain/texts/describe-citing.ts';
import { readOffThread } from '../../pipeline/operation.ts';

const ENDINGS = ['.md', '.markdown', '.qmd', '.rmd', '.tex'];
/** Limits per call, so that others need not wait long for the reading thread. */
const MOST = { texts: 200, bytes: 2_000_000, keys: 20_000 };

type Texts = OutputOf<typeof contract>['texts'];

export const findCitations = readOffThread(contract, async (ctx, input) => {
  const wanted = input.keys === undefined ? null : new Set(input.keys);
  const { uuid: workspaceId, behind } = input;
  const { files, isLast } = await findFiles(ctx.db, {
    workspaceId,
    endings: ENDINGS,
    after: behind,
    limit: MOST.texts,
  });
  const texts: Texts = [];
  const left = { bytes: MOST.bytes, keys: MOST.keys };
  let last = behind ?? null;
  for (const { item, path } of files) {
    const hasRoom = left.bytes >= item.size && left.keys > 0;
    // The first text is always read; otherwise it never would be.
    if (!hasRoom && last !== (behind ?? null)) return { texts, next: last };
    last = item.id;
    if (item.kind !== 'live') continue;
    const document = await readText(ctx.db, item.id);
    if (document === undefined) continue;
    const citing = describeCiting(path, document.text, wanted);
    left.bytes -= item.size;
    left.keys -= citing.keys.length;
    const isAsked = wanted === null ? citing.keys.length + citing.defined.length > 0 : citing.keys.length > 0;
    if (isAsked) texts.push({ path, ...citing });
  }
  return { texts, next: isLast ? null : last };
});
