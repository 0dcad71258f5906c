import type { EditorState } from '@codemirror/state';
import type { ICONS } from '../context-menu/menu-icons.ts';
import type { CommandName } from '../options.ts';
import { t } from '../../lib/texts/document.ts';
import { t as named } from '../../lib/texts/editor.ts';
import { isInside } from './is-inside.ts';

export interface Insertion {
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
  { command: 'reference', label: named('reference'), detail: '@', icon: 'reference' },
  { command: 'footnote', label: t('footnote'), detail: '[^1]', icon: 'footnote' },
  { command: 'codeBlock', label: t('codeBlock'), detail: '```', icon: 'source' },
  { command: 'rule', label: t('rule'), detail: '---', icon: 'rule' },
];

const VERBATIM = /Code|Math|Tex|Comment|FrontMatter|HTML|Table/u;

/** Whether blocks can be inserted at a position: not in code, formulas, cells and the like. */
export function mayInsert(state: EditorState, at: number): boolean {
  return !isInside({ state, pos: at }, VERBATIM);
}
