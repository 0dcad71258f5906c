import { ChangeSet, type ChangeSpec, type Text as Lines } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { SuggestEffect } from '@scriptorium/contract/review/effects.ts';
import { applyPushes } from '../../db/texts/apply-pushes.ts';
import { lockDocument, readTextAt, setDocumentFormat } from '../../db/texts/documents.ts';
import { type LoadedDocument, loadDocument, readLog } from '../../db/texts/live-documents.ts';
import { unpackText } from '../../db/texts/packed-text.ts';
import { updateItem } from '../../db/items/write-items.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { type Authority, receivePush } from '../../domain/live/authority.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import type { MergePlan } from '../../domain/texts/merge-plan.ts';
import { mergeWords, narrowProposal, type Proposal } from '../../domain/texts/merge-words.ts';
import { findSaid, writeSuggestions } from '../../domain/texts/suggest-held.ts';
import { diffTexts } from '../../domain/texts/text-diff.ts';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { packPush } from '../texts/pack-push.ts';
import type { FileContent } from './write-file.ts';
import type { Writer } from './writer.ts';

/** Limit of steps between planning and transaction: a second or two of everyone typing. */
const MAX_MISSED = 2000;
const TOO_MANY = 'Your file and the text differ in more places than can be suggested. Keep both, and compare them.';

/** The outcome of merging a file into a text. */
export interface MergedFile {
  readonly basis: MergePlan['basis'];
  readonly base: MergePlan['base'];
  /** Changes from the file that are now in the text. */
  readonly merged: number;
  /** Changes that were already in the text. */
  readonly same: number;
  /** Changes to words that others had changed differently. They are suggestions, positioned in the current text. */
  readonly held: readonly HeldChange[];
  readonly version: number;
  /** Whether the text now equals the file. */
  readonly isFile: boolean;
}

export interface HeldChange {
  readonly suggestion: string;
  readonly line: number;
  readonly present: string;
  readonly proposed: string;
}

type Text = FileContent & { kind: 'live' };

/**
 * Merges a file into the text of the same name, as one push by the uploader that is checked like their typing. Where
 * others have made different changes, theirs stay and the file's become suggestions.
 */
export async function mergeFile(
  writer: Writer,
  change: TreeChange,
  item: ItemRow,
  content: Text,
  plan: MergePlan,
): Promise<{ item: ItemRow; merged: MergedFile }> {
  const { db, now } = writer;
  const userId = writer.author.id ?? fail('forbidden');
  await lockDocument(db, item.id);
  const loaded = (await loadDocument(db, item.id)) ?? fail('conflict');
  const proposals = await followLog(writer, item.id, loaded, plan);
  const present = loaded.text.toString();
  const written = proposals.filter((one) => one.is === undefined);
  const held = proposals.filter((one) => one.is === 'held').map((one) => narrowProposal(present, one));
  const said = findSaid(loaded.review, userId);
  const { effects, suggestions } = writeSuggestions(held, { written, said, newId: () => writer.newId() });
  const authority: Authority = { ...loaded, tail: [] };
  const after = judge(authority, { written, effects, clientID: writer.newId(), author: writer.author, userId, now });
  await setDocumentFormat(db, item.id, content);
  if (after.updates.length > 0) {
    const before = { text: present, eol: content.eol, bom: content.bom };
    const push = packPush(
      {
        before: authority,
        after: after.authority,
        updates: after.updates.map((update) => ({ update, userId })),
        marks: new Map(),
      },
      {
        documentId: item.id,
        now,
        size: textContentSize(before),
        lineBreakBytes: content.eol === 'crlf' ? 2 : 1,
        nameOf: () => writer.author.name,
        sessionOf: () => '',
      },
    );
    const [result] = await applyPushes(db, [push]);
    if (result?.ok !== true) fail(result?.reason === 'over-quota' ? 'over-quota' : 'conflict');
  }
  const { version } = after.authority;
  if (version > loaded.version) change.appended.push({ itemId: item.id, version });
  const text = after.authority.text.toString();
  const columns = {
    size: textContentSize({ text, eol: content.eol, bom: content.bom }),
    modified_at: now,
    modified_by: userId,
  };
  // The push has already charged for the text; only the line endings remain.
  if (after.updates.length === 0) change.bytes += columns.size - item.size;
  await updateItem(db, item.id, columns);
  const merged: MergedFile = {
    basis: plan.basis,
    base: plan.base,
    merged: written.length,
    same: proposals.filter((one) => one.is === 'same').length,
    held: describeHeld(held, { suggestions, written, present, text }),
    version,
    isFile:
      columns.size === content.size &&
      text === (typeof content.text === 'string' ? content.text : unpackText(content.text)),
  };
  return { item: { ...item, ...columns }, merged };
}

/** Rebases the plan onto what was written since it was made. */
async function followLog(
  { db }: Writer,
  itemId: string,
  loaded: LoadedDocument,
  plan: MergePlan,
): Promise<readonly Proposal[]> {
  if (plan.epoch !== loaded.epoch || plan.version > loaded.version) fail('conflict');
  if (plan.version === loaded.version) return plan.proposals;
  if (loaded.version - plan.version > MAX_MISSED) fail('conflict');
  const { from, updates } = await readLog(db, itemId, plan.version);
  const base = await readTextAt(db, itemId, plan.version);
  if (from !== plan.version || base === undefined) return fail('conflict');
  let changes = ChangeSet.empty(base.length);
  for (const update of updates) changes = changes.compose(update.changes);
  return mergeWords(base, loaded.text.toString(), changes, plan.proposals);
}

function judge(
  authority: Authority,
  push: {
    written: readonly Proposal[];
    effects: readonly SuggestEffect[];
    clientID: string;
    author: Writer['author'];
    userId: string;
    now: number;
  },
) {
  const { written, effects, clientID, author, userId, now } = push;
  const changes = writeChanges(authority.text, written);
  const updates: UpdateJson[] = [];
  const add = (made: ChangeSet, more: object): unknown =>
    updates.push({ clientID, seq: updates.length + 1, changes: made.toJSON() as ChangesJson, ...more });
  if (!changes.empty) add(changes, {});
  if (effects.length > 0) add(ChangeSet.empty(changes.newLength), { effects });
  if (updates.length === 0) return { authority, updates: [] };
  const verdict = receivePush(
    authority,
    {
      clientVersion: authority.version,
      updates,
      author: { by: userId, name: author.name, role: 'editor', time: now },
    },
    { lastSeq: 0, lastVersion: 0 },
  );
  if (verdict.kind !== 'accepted')
    return fail(verdict.kind === 'refused' && verdict.code === 'too-large' ? 'too-large' : 'conflict');
  // All or nothing: a change that could be neither written nor suggested would be lost.
  if (verdict.updates.some((update) => update.effects?.some(({ type }) => type === 'refused')))
    fail('conflict', { message: TOO_MANY });
  return verdict;
}

/** Leaves alone the parts that a phrase shares with its replacement, so that comments on them survive. */
function writeChanges(text: Lines, written: readonly Proposal[]): ChangeSet {
  const specs = written.flatMap(({ from, to, insert }) => {
    const parts: ChangeSpec[] = [];
    diffTexts(text.sliceString(from, to), insert).iterChanges((start, end, _fromB, _toB, fresh) => {
      parts.push({ from: from + start, to: from + end, insert: fresh });
    });
    return parts;
  });
  return ChangeSet.of(specs, text.length);
}

const EXCERPT = 300;

function describeHeld(
  held: readonly Proposal[],
  facts: { suggestions: readonly string[]; written: readonly Proposal[]; present: string; text: string },
): HeldChange[] {
  let line = 1;
  let reached = 0;
  return held.map(({ from, to, insert }, i) => {
    const at = from + shiftBefore(facts.written, from);
    for (; reached < at; reached += 1) if (facts.text[reached] === '\n') line += 1;
    return {
      suggestion: facts.suggestions[i] ?? '',
      line,
      present: cut(facts.present.slice(from, to)),
      proposed: cut(insert),
    };
  });
}

function cut(text: string): string {
  if (text.length <= EXCERPT) return text;
  const start = text.slice(0, EXCERPT);
  return `${start.isWellFormed() ? start : start.slice(0, -1)}…`;
}

function shiftBefore(written: readonly Proposal[], at: number): number {
  let shift = 0;
  for (const { from, to, insert } of written) if (to <= at) shift += insert.length - (to - from);
  return shift;
}
