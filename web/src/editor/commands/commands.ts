import { redo, undo } from '@codemirror/commands';
import { foldAll, foldCode, unfoldAll, unfoldCode } from '@codemirror/language';
import { openSearchPanel } from '@codemirror/search';
import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { startCompletion } from '@codemirror/autocomplete';
import type { CommandName } from '../options.ts';
import { findCited, openCiting } from '../citations/citing.ts';
import { surroundings } from '../surroundings.ts';
import { insertFootnote } from './footnote.ts';
import { insertCodeBlock, insertDiv, insertMathBlock, insertRule, insertTable } from './insert-block.ts';
import { cycleHeading, setHeading, toggleBulletList, toggleOrderedList, toggleQuote, toggleTaskList } from './lines.ts';
import { insertImage, insertLink } from './link.ts';
import { insertReference } from './reference.ts';
import { alignTable } from './table.ts';
import { inlineStyles, toggleInline } from './toggle-inline.ts';

function insertCitation(view: EditorView): boolean {
  if (view.state.readOnly) return false;
  if (openCiting(view, findCited(view.state))) return true;
  view.dispatch(
    view.state.changeByRange((range) => ({
      changes: { from: range.to, insert: '[@]' },
      range: EditorSelection.cursor(range.to + 2),
    })),
    { userEvent: 'input.format', scrollIntoView: true },
  );
  return startCompletion(view);
}

/** Every command by the name toolbars and menus use. Each is one undo step. */
export const commands: Readonly<Record<CommandName, (view: EditorView) => boolean>> = {
  bold: toggleInline(inlineStyles.bold),
  italic: toggleInline(inlineStyles.italic),
  strikethrough: toggleInline(inlineStyles.strikethrough),
  highlight: toggleInline(inlineStyles.highlight),
  superscript: toggleInline(inlineStyles.superscript),
  subscript: toggleInline(inlineStyles.subscript),
  code: toggleInline(inlineStyles.code),
  math: toggleInline(inlineStyles.math),
  comment: toggleInline(inlineStyles.comment),
  codeBlock: insertCodeBlock,
  link: insertLink,
  image: insertImage,
  heading: cycleHeading,
  heading1: setHeading(1),
  heading2: setHeading(2),
  heading3: setHeading(3),
  heading4: setHeading(4),
  paragraph: setHeading(0),
  quote: toggleQuote,
  bulletList: toggleBulletList,
  orderedList: toggleOrderedList,
  taskList: toggleTaskList,
  footnote: insertFootnote,
  citation: insertCitation,
  reference: insertReference,
  table: insertTable,
  alignTable,
  mathBlock: insertMathBlock,
  div: insertDiv,
  rule: insertRule,
  undo,
  redo,
  find: openSearchPanel,
  fold: foldCode,
  unfold: unfoldCode,
  foldAll,
  unfoldAll,
  toggleMode: (view) => {
    view.state.facet(surroundings).toggleMode();
    return true;
  },
};
