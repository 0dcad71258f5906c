import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { EditorSelection, type EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { fold } from '@scriptorium/bibliography/search.ts';
import { t } from '../../lib/texts/document.ts';
import { findLeaf } from '../commands/blocks-around.ts';
import { commands } from '../commands/commands.ts';
import type { CommandName } from '../options.ts';
import { choosePictures } from '../paste/upload.ts';
import { closedLists } from './closed-lists.ts';
import { type Insertion, INSERTIONS, mayInsert } from './insert.ts';
import { isInside } from './is-inside.ts';
import type { RowCompletion } from './rows.ts';

function removeTyped(view: EditorView, picked: Completion, from: number, to: number): void {
  view.dispatch({
    changes: { from, to },
    annotations: pickedCompletion.of(picked),
    userEvent: 'input.complete',
  });
}

const GROUPS = { turns: { name: t('paragraphs'), rank: 0 }, inserts: { name: t('inserted'), rank: 1 } } as const;

const ON_EMPTY_LINE: readonly RowCompletion[] = INSERTIONS.map(({ command, label, detail, icon, turns }, at) => ({
  label,
  detail,
  icon,
  section: turns === true ? GROUPS.turns : GROUPS.inserts,
  // Keeps this order until something is typed.
  boost: -at,
  apply: (view: EditorView, picked: Completion, from: number, to: number): void => {
    removeTyped(view, picked, from - 1, to);
    commands[command](view);
  },
}));

const isAmongWords = (command: CommandName): boolean => /^(?:citation|reference|footnote|math)$/.test(command);

const inserts = INSERTIONS.filter(({ turns }) => turns !== true);

/** Within a paragraph, which stays one: first what goes among its words, then what goes below it. */
const WITHIN_LINE: readonly RowCompletion[] = [
  ...inserts.filter(({ command }) => isAmongWords(command)),
  { command: 'math', label: t('math'), detail: '$', icon: 'formula' } satisfies Insertion,
  ...inserts
    .filter(({ command }) => !isAmongWords(command))
    .map((insertion) => (insertion.command === 'mathBlock' ? { ...insertion, label: t('mathBlock') } : insertion)),
].map(({ command, label, detail, icon }, at) => ({
  label,
  detail,
  icon,
  boost: -at,
  apply: (view: EditorView, picked: Completion, from: number, to: number): void => {
    // A note stands at its word, and a paragraph does not end with a space.
    const keepsSpace = isAmongWords(command) && command !== 'footnote';
    removeTyped(view, picked, keepsSpace ? from - 1 : findWordEnd(view.state, from - 1), to);
    if (command === 'image') return choosePictures(view, true);
    const { head } = view.state.selection.main;
    if (!isAmongWords(command))
      view.dispatch({ selection: EditorSelection.cursor(Math.max(head, findLeaf(view.state, head)?.to ?? head)) });
    commands[command](view);
  },
}));

/** The end of the word before a position, if there is one in its line and block. */
function findWordEnd(state: EditorState, at: number): number {
  const first = Math.max(state.doc.lineAt(at).from, findLeaf(state, at)?.from ?? at);
  const before = state.sliceDoc(Math.min(first, at), at).trimEnd();
  return before === '' ? at : first + before.length;
}

const begins = (label: string, typed: string): boolean =>
  ` ${fold(label).replaceAll('-', ' ')}`.includes(` ${fold(typed)}`);

const TYPED = /^[\p{L}\d ]{0,24}$/u;

/**
 * A slash at the beginning of an empty line, or after a space within a line, offers what can be inserted; Escape leaves
 * a slash. Within a line nothing is offered any more once what is typed begins no name, so that fractions, paths and
 * "and / or" are left alone.
 */
export function completeInsertion(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const slash = before.lastIndexOf('/');
  const typed = before.slice(slash + 1);
  if (slash < 0 || !TYPED.test(typed) || !mayInsert(state, pos)) return null;
  const from = pos - typed.length;
  const closed = context.view?.plugin(closedLists)?.at ?? 0;
  if (closed >= from && closed <= pos) return null;
  if (/^[ \t]{0,3}$/.test(before.slice(0, slash)) && pos === line.to)
    return { from, options: ON_EMPTY_LINE, validFor: TYPED };
  const isFree = /[ \t]/.test(before.charAt(slash - 1)) && !/^[\p{L}\p{N}/]/u.test(line.text.slice(pos - line.from));
  if (!isFree || /^[ \d]/.test(typed) || isInside(context, /Link|Image|URL|Citation|Reference/u)) return null;
  const options = WITHIN_LINE.filter(({ label }) => begins(label, typed));
  if (options.length === 0) return null;
  return { from, options, update: (_old, _from, _to, next) => completeInsertion(next) };
}
