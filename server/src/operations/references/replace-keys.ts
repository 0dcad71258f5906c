import { ChangeSet } from '@codemirror/state';
import { citingLanguage, planKeyChanges, type TextLanguage } from '@scriptorium/bibliography/find-citations.ts';
import { scanOnlyEntry } from '@scriptorium/bibliography/scan.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { replaceKeys as contract } from '@scriptorium/contract/operations/references.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { type TreeChange, startChange } from '../../domain/items/tree-change.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { appendPlanned, editText } from '../../model/items/edit-text.ts';
import { getItems, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import type { KeyPlan } from '../../model/texts/plan-keys.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type PrepareContext, type Tx, write } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';
import { type PreparedEntries, prepareEntries, writeEntries } from './write-entries.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Total bytes of texts per call. */
const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Limit in bytes for texts that have to be planned again inside the transaction, because they were edited meanwhile,
 * while all other writers wait. One text is always allowed, whatever its size.
 */
const MAX_REPLANNED_BYTES = 1024 * 1024;

type Keys = ReadonlyMap<string, string>;

interface PlannedText {
  readonly itemId: string;
  readonly language: TextLanguage;
  readonly plan: KeyPlan;
}

interface Planned {
  /** One per changed .bib file, in order; null for live ones. */
  readonly files: readonly PreparedEntries[];
  readonly texts: readonly PlannedText[];
}

export const replaceKeys = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 100, windowMs: HOUR_MS }],
  bodyLimit: 5_000_000,
  prepare: async (ctx, input): Promise<Planned> => ({
    texts: await planTexts(ctx, input.uuid, input.itemPaths, readKeys(input.keys)),
    files: await prepareFiles(ctx, listFiles(input)),
  }),
  work: async (tx, input, { texts, files }) => {
    await lockWorkspace(tx.db, input.uuid);
    const change = startChange();
    const changed: Awaited<ReturnType<typeof writeEntries>>[] = [];
    for (const [at, wanted] of listFiles(input).entries())
      changed.push(await writeEntries(tx, change, wanted, files[at] ?? null));
    const items = await getItems(
      tx.db,
      input.uuid,
      input.itemPaths.map((path) => parsePath(path, 'itemPaths')),
    );
    const keys = readKeys(input.keys);
    let [places, replanned] = [0, 0];
    for (const item of items) {
      const planned = texts.find(({ itemId }) => itemId === item.id) ?? fail('conflict', { message: CHANGED });
      const done = await applyPlan(tx, change, item, planned);
      if (!done && replanned > 0 && replanned + item.size > MAX_REPLANNED_BYTES) fail('conflict', { message: CHANGED });
      replanned += done ? 0 : item.size;
      places += done ? planned.plan.places : await replanAndChange(tx, change, item, planned.language, keys);
    }
    if (places !== input.places) fail('conflict', { message: CHANGED });
    await settleChange(tx, input.uuid, change);
    const [first, ...others] = changed;
    return { ...first!, others };
  },
});

type Wanted = Parameters<typeof prepareEntries>[1];

function listFiles(input: InputOf<typeof contract>): readonly Wanted[] {
  const { uuid, itemPath, changes, otherPaths = [], otherChanges = [] } = input;
  const paths = [itemPath, ...otherPaths];
  if (otherPaths.length !== otherChanges.length || new Set(paths).size < paths.length)
    fail('invalid', { field: 'otherPaths', message: 'A file is named twice, or without changes.' });
  if (input.keys.length === 0 && otherPaths.length === 0)
    fail('invalid', { field: 'keys', message: 'No key is named. Entries of one file are changed without this call.' });
  // Texts that read only another file find that file's entry under the new key.
  const keys = readKeys(input.keys);
  const others = otherChanges.map((each) =>
    each.map((change) => {
      const gone = change.after === null && change.before !== null ? scanOnlyEntry(change.before) : null;
      return { ...change, citedAs: gone ? keys.get(gone.key) : undefined };
    }),
  );
  return paths.map((path, at) => ({ uuid, itemPath: path, changes: [changes, ...others][at]! }));
}

async function prepareFiles(ctx: PrepareContext, wanted: readonly Wanted[]): Promise<PreparedEntries[]> {
  const files: PreparedEntries[] = [];
  // One at a time, since each file may be large.
  for (const each of wanted) files.push(await prepareEntries(ctx, each));
  return files;
}

const CHANGED = 'Somebody has changed one of these texts in the meantime. Nothing was changed; look at them again.';

function readKeys(keys: readonly { from: string; to: string }[]): Keys {
  return new Map(keys.map(({ from, to }) => [from, to]));
}

/** Plans one text at a time on the reading thread, so that others get their turn. */
async function planTexts(
  ctx: PrepareContext,
  uuid: string,
  itemPaths: readonly string[],
  keys: Keys,
): Promise<PlannedText[]> {
  const items = await getItems(
    ctx.db,
    uuid,
    itemPaths.map((path) => parsePath(path, 'itemPaths')),
  );
  if (new Set(items.map(({ id }) => id)).size < items.length)
    fail('invalid', { field: 'itemPaths', message: 'A text is named twice.' });
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) fail('too-large', { message: 'These texts are too large to be changed at once.' });
  const texts: PlannedText[] = [];
  for (const item of items) {
    const language = item.kind === 'live' ? citingLanguage(item.name) : null;
    if (language === null) return fail('invalid', { field: 'itemPaths', message: 'This is not a text that cites.' });
    const input = { itemId: item.id, language, keys: [...keys] };
    const plan = (await ctx.ports.texts.planKeys(input, requireUser(ctx.actor).userId)) ?? fail('not-found');
    texts.push({ itemId: item.id, language, plan });
  }
  return texts;
}

/** Applies a plan; false if the text has been edited since. */
async function applyPlan(tx: Tx, change: TreeChange, item: ItemRow, { plan }: PlannedText): Promise<boolean> {
  const { max_live_document_bytes: maxBytes } = await tx.settings();
  const { version, growth } = plan;
  const changes = plan.changes === null ? null : ChangeSet.fromJSON(plan.changes);
  return appendPlanned(writerOf(tx), change, item, { version, growth, changes, maxBytes });
}

/** Plans on the current text. Returns how many places changed. */
async function replanAndChange(
  tx: Tx,
  change: TreeChange,
  item: ItemRow,
  language: TextLanguage,
  keys: Keys,
): Promise<number> {
  const { max_live_document_bytes: maxBytes } = await tx.settings();
  let places = 0;
  await editText(writerOf(tx), change, item, {
    maxBytes,
    plan: (text) => {
      const edits = planKeyChanges(text, language, keys);
      places = edits.length;
      return edits;
    },
  });
  return places;
}
