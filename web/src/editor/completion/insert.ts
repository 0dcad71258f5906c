import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { commands } from '../commands/commands.ts';
import type { ICONS } from '../context-menu/menu-icons.ts';
import type { CommandName } from '../options.ts';
import { t } from '../../lib/texts/document.ts';
import { isInside } from './words.ts';

interface Insertion {
  readonly command: CommandName;
  readonly label: string;
  /** The Markdown it inserts. */
  readonly detail: string;
  readonly icon: keyof typeof ICONS;
  /** Whether it turns the paragraph into something; others are inserted into the text or after it. */
  readonly turns?: boolean;
}

/** What can be inserted. Paragraph types come first. */
export const INSERTIONS: readonly Insertion[] = [
  { command: 'heading1', label: t('headingLevel', { level: 1 }), detail: '#', icon: 'heading1', turns: true },
  { command: 'heading2', label: t('headingLevel', { level: 2 }), detail: '##', icon: 'heading2', turns: true },
  { command: 'heading3', label: t('headingLevel', { level: 3 }), detail: '###', icon: 'heading3', turns: true },
  { command: 'bulletList', label: t('bulletList'), detail: '-', icon: 'bulletList', turns: true },
  { command: 'orderedList', label: t('orderedList'), detail: '1.', icon: 'orderedList', turns: true },
  { command: 'taskList', label: t('taskList'), detail: '- [ ]', icon: 'taskList', turns: true },
  { command: 'quote', label: t('quote'), detail: '>', icon: 'quote', turns: true },
  { command: 'table', label: t('table'), detail: '| |', icon: 'table' },
  { command: 'image', label: t('image'), detail: '![]()', icon: 'image' },
  { command: 'mathBlock', label: t('math'), detail: '$$', icon: 'formula' },
  { command: 'citation', label: t('citation'), detail: '[@]', icon: 'citation' },
  { command: 'codeBlock', label: t('codeBlock'), detail: '```', icon: 'source' },
  { command: 'rule', label: t('rule'), detail: '---', icon: 'rule' },
];

const VERBATIM = /Code|Math|Tex|Comment|FrontMatter|HTML|Table/u;

/** Whether blocks can be inserted at a position: not in code, formulas, cells and the like. */
export function mayInsert(state: EditorState, at: number): boolean {
  return !isInside({ state, pos: at }, VERBATIM);
}

const OPTIONS: readonly Completion[] = INSERTIONS.map(({ command, label, detail }, at) => ({
  label,
  detail,
  // Keeps this order until something is typed.
  boost: -at,
  apply: (view: EditorView, picked: Completion, from: number, to: number): void => {
    view.dispatch({
      changes: { from: from - 1, to },
      annotations: pickedCompletion.of(picked),
      userEvent: 'input.complete',
    });
    commands[command](view);
  },
}));

/** A slash at the beginning of an empty line offers what can be inserted; Escape leaves a slash. */
export function completeInsertion(context: CompletionContext): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const typed = /^[ \t]{0,3}\/([\p{L}\d ]{0,24})$/u.exec(line.text.slice(0, context.pos - line.from))?.[1];
  if (typed === undefined || context.pos !== line.to || !mayInsert(context.state, context.pos)) return null;
  return { from: context.pos - typed.length, options: OPTIONS, validFor: /^[\p{L}\d ]{0,24}$/u };
}
