import { closeBrackets } from '@codemirror/autocomplete';
import { bracketMatching, codeFolding, foldGutter, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  dropCursor,
  EditorView,
  lineNumbers,
  placeholder,
  rectangularSelection,
} from '@codemirror/view';
import { announceOthers } from './announce-others.ts';
import { drawnSelection } from './caret-blink.ts';
import { citationSupport } from './citations/library.ts';
import { printedField } from './citations/printed.ts';
import { printer } from './citations/printer.ts';
import { newParagraphs } from './commands/new-paragraph.ts';
import { completion, markdownCompletion } from './completion/completion.ts';
import { contextMenu } from './context-menu/context-menu.ts';
import { menuTheme } from './context-menu/open-menu.ts';
import { placeTracking } from './context-menu/track-place.ts';
import { hangingIndent } from './hanging-indent.ts';
import { hoveredLines } from './hovered-line.ts';
import { keepCaretSeen } from './keep-caret-seen.ts';
import { markdownKeymap } from './keymap.ts';
import { centreColumn } from './live-preview/centre-column.ts';
import { citationHover } from './live-preview/citation.ts';
import { footnoteBehaviour } from './live-preview/footnote.ts';
import { highlightWindow } from './live-preview/highlight-window.ts';
import { labelsField } from './live-preview/labels.ts';
import { linkHover } from './live-preview/link-hover.ts';
import { linkBehaviour } from './live-preview/link.ts';
import { livePreview } from './live-preview/preview.ts';
import { referencesField } from './live-preview/references.ts';
import { tableTheme } from './live-preview/theme-tables.ts';
import { widgetTheme } from './live-preview/theme-widgets.ts';
import { previewTheme } from './live-preview/theme.ts';
import { wholeTree } from './markdown/whole-tree.ts';
import type { EditorMode, EnterKey } from './options.ts';
import { pasting } from './paste/paste.ts';
import { uploadPlaces } from './paste/upload.ts';
import { phrases } from './phrases.ts';
import { searching } from './search.ts';
import { cards } from './show-card.ts';
import { spellCheck } from './spell-check.ts';
import { textDirection } from './text-direction.ts';
import { codeHighlighting, codeStyle, sourceHighlighting } from './theme.ts';
import { titleTheme } from './title-form/theme.ts';
import { undoHistory } from './undo-history.ts';
import { wrapping } from './wrap-selection.ts';
import { t } from '../lib/texts/editor.ts';

/** For every text, whatever its language. */
export const commonExtensions: Extension = [
  undoHistory,
  EditorState.allowMultipleSelections.of(true),
  EditorState.tabSize.of(4),
  drawnSelection,
  dropCursor(),
  rectangularSelection(),
  crosshairCursor(),
  indentOnInput(),
  closeBrackets(),
  codeFolding({ placeholderText: '…' }),
  announceOthers,
  phrases,
  searching,
  completion,
  keepCaretSeen,
  hoveredLines,
  textDirection,
  EditorView.lineWrapping,
  // Keep some text visible above and below the caret.
  EditorView.scrollMargins.of(() => ({ top: 48, bottom: 72 })),
  placeholder(t('empty')),
  // Editable text is focusable anyway; explicit for page checkers.
  EditorView.contentAttributes.of({ tabindex: '0' }),
];

/** For rendering Markdown, including read-only text. */
export const readingExtensions: Extension = [
  wholeTree,
  citationSupport,
  printedField,
  printer,
  referencesField,
  labelsField,
  linkBehaviour,
  linkHover,
  footnoteBehaviour,
  citationHover,
  cards,
];

/** For editing Markdown in either mode. */
export const markdownExtensions: Extension = [
  markdownKeymap,
  markdownCompletion,
  uploadPlaces,
  menuTheme,
  placeTracking,
  pasting,
  contextMenu,
  readingExtensions,
  spellCheck,
  wrapping,
];

const codeHints: Extension = [bracketMatching(), highlightSelectionMatches({ minSelectionLength: 3 })];

const sourceIndent = hangingIndent(false);
const dataIndent = hangingIndent(true);

export function modeExtensions(mode: EditorMode, isMarkdown: boolean, enter: EnterKey): Extension {
  // In rendered prose, boxes around brackets and other places of a selected word are noise.
  if (!isMarkdown) return [codeHints, codeHighlighting, lineNumbers(), foldGutter(), dataIndent];
  return mode === 'preview'
    ? [
        newParagraphs.of(enter === 'paragraph'),
        livePreview,
        centreColumn,
        tableTheme,
        widgetTheme,
        titleTheme,
        previewTheme,
        highlightWindow(codeStyle),
      ]
    : [codeHints, sourceHighlighting, codeHighlighting, lineNumbers(), foldGutter(), sourceIndent, previewSourceTheme];
}

/** Source mode keeps the line length, in a monospaced font. */
const previewSourceTheme = EditorView.theme({ '.cm-content': { maxWidth: '88ch' } });
