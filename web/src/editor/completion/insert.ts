import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { commands } from '../commands/commands.ts';
import type { CommandName } from '../options.ts';
import { t } from '../../lib/texts/document.ts';
import { isInside } from './words.ts';

/** What can be inserted, with its Markdown. */
const THINGS: readonly { command: CommandName; label: string; detail: string }[] = [
  { command: 'heading1', label: t('headingLevel', { level: 1 }), detail: '#' },
  { command: 'heading2', label: t('headingLevel', { level: 2 }), detail: '##' },
  { command: 'heading3', label: t('headingLevel', { level: 3 }), detail: '###' },
  { command: 'bulletList', label: t('bulletList'), detail: '-' },
  { command: 'orderedList', label: t('orderedList'), detail: '1.' },
  { command: 'taskList', label: t('taskList'), detail: '- [ ]' },
  { command: 'table', label: t('table'), detail: '| |' },
  { command: 'image', label: t('image'), detail: '![]()' },
  { command: 'mathBlock', label: t('math'), detail: '$$' },
  { command: 'citation', label: t('citation'), detail: '[@]' },
  { command: 'quote', label: t('quote'), detail: '>' },
  { command: 'codeBlock', label: t('codeBlock'), detail: '```' },
  { command: 'rule', label: t('rule'), detail: '---' },
];

const OPTIONS: readonly Completion[] = THINGS.map(({ command, label, detail }, at) => ({
  label,
  detail,
  // In this order until something is typed.
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
  if (
    typed === undefined ||
    context.pos !== line.to ||
    isInside(context, /Code|Math|Tex|Comment|FrontMatter|HTML|Table/u)
  )
    return null;
  return { from: context.pos - typed.length, options: OPTIONS, validFor: /^[\p{L}\d ]{0,24}$/u };
}
