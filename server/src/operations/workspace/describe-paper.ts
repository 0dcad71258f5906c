import { scanBib } from '@scriptorium/bibliography/scan.ts';
import { describePaper as contract } from '@scriptorium/contract/operations/workspace-paper.ts';
import { countWords, stripMarkup } from '@scriptorium/contract/rules/count-words.ts';
import { resolveAssetPath } from '@scriptorium/contract/rules/asset-path.ts';
import { isCrossReference } from '@scriptorium/contract/rules/cross-references.ts';
import { listResultsOf } from '../../db/exports/jobs.ts';
import { findItem, findPresentItem, type ItemRow, readNames } from '../../db/items/items.ts';
import { readNewestVersion, readText } from '../../db/texts/documents.ts';
import { isWithin } from '../../domain/items/places.ts';
import { findFrontMatter } from '../../domain/texts/front-matter.ts';
import { describeCiting } from '../../domain/texts/describe-citing.ts';
import { getFolder, parsePath } from '../../model/items/find-items.ts';
import { findPaperIn, readOpening } from '../../model/texts/read-opening.ts';
import { type OffThreadContext, readOffThread } from '../../pipeline/operation.ts';

/** Limits for bibliographies that are read only to count entries; more would block the reading thread for others. */
const MAX_BIB = { files: 5, bytes: 1_000_000 };

interface Place {
  workspaceId: string;
  names: readonly string[];
}

export const describePaper = readOffThread(contract, async (ctx, input) => {
  const folderNames = parsePath(input.folder, 'folder');
  const folder = await getFolder(ctx.db, input.uuid, folderNames);
  const item = await findPaperIn(ctx.db, folder.id);
  const read = item && (await readOpening(ctx.db, item));
  if (item === undefined || read?.opening.title == null) return { paper: null };
  const place = { workspaceId: input.uuid, names: [...folderNames, item.name] };
  return {
    paper: {
      path: place.names.join('/'),
      title: read.opening.title,
      authors: [...read.opening.authors],
      words: countWords(stripMarkup(read.text.slice(findFrontMatter(read.text).end))),
      citations: await countCitations(ctx, place, read.text),
      result: await findResult(ctx, item),
    },
  };
});

async function countCitations(ctx: OffThreadContext, { workspaceId, names }: Place, text: string) {
  const path = names.join('/');
  const { keys: referred, bibliographies, defined } = describeCiting(path, text, null);
  // Cross-references such as `@fig:depth` refer to the text itself, not to a bibliography.
  const keys = referred.filter(({ key }) => !isCrossReference(key));
  if (keys.length === 0) return null;
  const known = new Set(defined);
  const left = { ...MAX_BIB };
  for (const name of bibliographies) {
    const place = resolveAssetPath(path, name)?.split('/');
    if (place === undefined || !isShown(ctx, place)) continue;
    const item = await findItem(ctx.db, workspaceId, place);
    if (item === undefined) continue;
    left.files -= 1;
    left.bytes -= item.size;
    if (item.kind !== 'live' || !/\.bib$/iu.test(item.name) || left.files < 0 || left.bytes < 0) return null;
    const { text: source = '' } = (await readText(ctx.db, item.id)) ?? {};
    for (const { kind, key } of scanBib(source)) if (kind === 'entry') known.add(key);
  }
  return { cited: keys.length, found: keys.filter(({ key }) => known.has(key)).length };
}

/** Through a share, nothing outside it is read or named. */
function isShown(ctx: OffThreadContext, names: readonly string[]): boolean {
  return ctx.root === null || isWithin(names, ctx.root.names);
}

async function findResult(ctx: OffThreadContext, item: ItemRow) {
  for (const { outputItemId, inputs, finishedAt } of await listResultsOf(ctx.db, item)) {
    const output = outputItemId === null ? undefined : await findPresentItem(ctx.db, outputItemId);
    if (output === undefined || !/\.pdf$/iu.test(output.name)) continue;
    const names = await readNames(ctx.db, output.id);
    if (output.workspace_id !== item.workspace_id || !isShown(ctx, names)) continue;
    const version = await readNewestVersion(ctx.db, item.id);
    const isCurrent = inputs.every((each) => each.itemId !== item.id || each.version === version);
    return { path: names.join('/'), madeAt: new Date(finishedAt).toISOString(), isCurrent };
  }
  return null;
}
