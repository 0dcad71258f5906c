import { ChangeSet, type ChangeSpec, type Text as Lines } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ChangesJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { SuggestEffect } from '@scriptorium/contract/review/effects.ts';
import type { LoadedDocument } from '../../db/texts/live-documents.ts';
import { type Authority, receivePush } from '../../domain/live/authority.ts';
import type { LivePush } from '../../domain/live/push.ts';
import type { MergePlan } from '../../domain/texts/merge-plan.ts';
import { narrowProposal, type Proposal } from '../../domain/texts/merge-words.ts';
import { findSaid, writeSuggestions } from '../../domain/texts/suggest-held.ts';
import { type LineEnding, textContentSize } from '../../domain/texts/text-content.ts';
import { diffTexts } from '../../domain/texts/text-diff.ts';
import { packPush } from '../texts/pack-push.ts';

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

/** A merge ready to be committed on the plan's version. Plain data. */
export interface WrittenMerge {
  /** Null if the text stays as it is. */
  readonly push: LivePush | null;
  /** Size of the text afterwards. */
  readonly size: number;
  readonly merged: MergedFile;
}

/** A merge planned and written out before the transaction. */
export interface PlannedMerge extends MergePlan {
  readonly written: WrittenMerge;
}

/** Who merges a file, and when. */
export interface Merger {
  readonly userId: string;
  readonly name: string;
  readonly now: number;
  newId(): string;
}

/**
 * Writes a plan as one push by the uploader that is checked like their typing. Where others have made different changes,
 * theirs stay and the file's become suggestions.
 */
export function writeMerge(
  document: LoadedDocument,
  itemId: string,
  plan: MergePlan,
  file: { readonly text: string; readonly eol: LineEnding; readonly bom: boolean },
  merger: Merger,
): WrittenMerge {
  const { userId, now } = merger;
  const present = document.text.toString();
  const written = plan.proposals.filter((one) => one.is === undefined);
  const held = plan.proposals.filter((one) => one.is === 'held').map((one) => narrowProposal(present, one));
  const said = findSaid(document.review, userId);
  const { effects, suggestions } = writeSuggestions(held, { written, said, newId: () => merger.newId() });
  const before: Authority = { ...document, tail: [] };
  const after = judge(before, { written, effects, merger });
  const push =
    after.updates.length === 0
      ? null
      : packPush(
          {
            before,
            after: after.authority,
            updates: after.updates.map((update) => ({ update, userId })),
            marks: new Map(),
          },
          {
            documentId: itemId,
            now,
            size: textContentSize({ ...file, text: present }),
            lineBreakBytes: file.eol === 'crlf' ? 2 : 1,
            nameOf: () => merger.name,
            sessionOf: () => '',
          },
        );
  const text = push === null ? present : after.authority.text.toString();
  const merged: MergedFile = {
    basis: plan.basis,
    base: plan.base,
    merged: written.length,
    same: plan.proposals.filter((one) => one.is === 'same').length,
    held: describeHeld(held, { suggestions, written, present, text }),
    version: after.authority.version,
    isFile: text === file.text,
  };
  return { push, size: textContentSize({ ...file, text }), merged };
}

function judge(
  before: Authority,
  push: { written: readonly Proposal[]; effects: readonly SuggestEffect[]; merger: Merger },
) {
  const { written, effects, merger } = push;
  const clientID = merger.newId();
  const changes = writeChanges(before.text, written);
  const updates: UpdateJson[] = [];
  const add = (made: ChangeSet, more: object): unknown =>
    updates.push({ clientID, seq: updates.length + 1, changes: made.toJSON() as ChangesJson, ...more });
  if (!changes.empty) add(changes, {});
  if (effects.length > 0) add(ChangeSet.empty(changes.newLength), { effects });
  if (updates.length === 0) return { authority: before, updates: [] };
  const verdict = receivePush(
    before,
    {
      clientVersion: before.version,
      updates,
      author: { by: merger.userId, name: merger.name, role: 'editor', time: merger.now },
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
