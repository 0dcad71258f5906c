import { closeBrackets } from '@codemirror/autocomplete';
import { bracketMatching, codeFolding, foldGutter, indentOnInput, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  dropCursor,
  EditorView,
  lineNumbers,
  placeholder,
  rectangularSelection,
  crosshairCursor,
} from '@codemirror/view';
import { announceOthers } from './announce-others.ts';
import { createAssetCache } from './asset-cache.ts';
import { drawnSelection } from './caret-blink.ts';
import { citationSupport, reloadLibrary } from './citations/library.ts';
import { commands } from './commands/commands.ts';
import { newParagraphs } from './commands/new-paragraph.ts';
import { contextMenu } from './context-menu/context-menu.ts';
import { completion, markdownCompletion } from './completion/completion.ts';
import { findFrontMatter } from './front-matter/metadata.ts';
import { generalKeymap, markdownKeymap } from './keymap.ts';
import { keepCaretSeen } from './keep-caret-seen.ts';
import { Writable } from './keep-writable.ts';
import { chooseLanguage } from './languages/language.ts';
import { makeLanguageSafe } from './languages/safe-parser.ts';
import { citationHover } from './live-preview/citation.ts';
import { footnoteBehaviour } from './live-preview/footnote.ts';
import { highlightWindow } from './live-preview/highlight-window.ts';
import { linkHover } from './live-preview/link-hover.ts';
import { labelsField } from './live-preview/labels.ts';
import { linkBehaviour } from './live-preview/link.ts';
import { hasPreviewFailed, livePreview } from './live-preview/preview.ts';
import { redraw } from './live-preview/redraw.ts';
import { referencesField } from './live-preview/references.ts';
import { widgetTheme } from './live-preview/theme-widgets.ts';
import { previewTheme } from './live-preview/theme.ts';
import { reportProblems } from './lint/lint.ts';
import { wholeTree } from './markdown/whole-tree.ts';
import type { EditorHandle, EditorMode, EditorOptions, EnterKey } from './options.ts';
import { reportOutline } from './outline.ts';
import { pasting } from './paste/paste.ts';
import { redrawGaps } from './redraw-gaps.ts';
import { searching } from './search.ts';
import { cards } from './show-card.ts';
import { spellCheck } from './spell-check.ts';
import { reportStats } from './stats.ts';
import { surroundings } from './surroundings.ts';
import { titleFormTheme } from './title-form/theme.ts';
import { codeHighlighting, codeStyle, sourceHighlighting, theme } from './theme.ts';
import { undoHistory } from './undo-history.ts';
import { wrapping } from './wrap-selection.ts';

function describeMode(mode: EditorMode, markdown: boolean, enter: EnterKey): Extension {
  if (!markdown) return [codeHighlighting, lineNumbers(), foldGutter()];
  return mode === 'preview'
    ? [
        newParagraphs.of(enter === 'paragraph'),
        livePreview,
        widgetTheme,
        titleFormTheme,
        previewTheme,
        highlightWindow(codeStyle),
      ]
    : [sourceHighlighting, codeHighlighting, lineNumbers(), foldGutter(), previewSourceTheme];
}

/** Source mode keeps the line length, in a monospaced font. */
const previewSourceTheme = EditorView.theme({ '.cm-content': { maxWidth: '88ch' } });

/** The caret of a newly opened document starts in its text, after the front matter. */
function findStart(text: string): number {
  const head = findFrontMatter(text.slice(0, 65_536));
  if (!head) return 0;
  const end = /^\n?(?:---|\.\.\.)[ \t]*\n*/.exec(text.slice(head.to));
  return Math.min(text.length, head.to + (end?.[0].length ?? 0));
}

/** Mounts the editor. The caller destroys it; nothing outlives the returned handle. */
export function createEditor(options: EditorOptions): EditorHandle {
  const readOnly = new Compartment();
  const modes = new Compartment();
  const languages = new Compartment();
  const language = chooseLanguage(options.path);
  const markdown = language.kind === 'markdown';
  const images = createAssetCache(options.assets);
  let mode = options.mode;
  let enter = options.enter ?? 'paragraph';

  /** Everything that parses and renders the text. */
  const describeReading = (): Extension => [
    markdown
      ? [
          markdownKeymap,
          markdownCompletion,
          wholeTree,
          citationSupport,
          referencesField,
          labelsField,
          pasting,
          linkBehaviour,
          linkHover,
          contextMenu,
          footnoteBehaviour,
          citationHover,
          cards,
          spellCheck,
          wrapping,
        ]
      : [],
    languages.of(language.extension),
    // Before the theme: the first one wins.
    modes.of(describeMode(mode, markdown, enter)),
    markdown && options.onOutline ? reportOutline(options.onOutline) : [],
    options.onProblems ? reportProblems(options.onProblems) : [],
  ];

  const writable = new Writable({
    describe: describeReading,
    hasFailed: hasPreviewFailed,
    onPlain: () => {
      mode = 'source';
      options.onMode?.(mode, false);
      options.onMessage?.('This text could not be rendered. You can edit its plain source.', 'info');
    },
  });

  const setMode = (next: EditorMode): void => {
    if (next === mode) return;
    mode = next;
    if (markdown) {
      const top = view.lineBlockAtHeight(view.scrollDOM.scrollTop);
      if (writable.isPlain) writable.restore(view);
      else view.dispatch({ effects: modes.reconfigure(describeMode(mode, markdown, enter)) });
      // Keep the same line at the top, whatever its new height.
      view.dispatch({ effects: EditorView.scrollIntoView(top.from, { y: 'start' }) });
    }
    if (!writable.isPlain) options.onMode?.(next, true);
  };

  const extend = (reading: Extension): Extension => [
    EditorView.cspNonce.of(options.nonce ?? ''),
    surroundings.of({
      assets: options.assets,
      images,
      allowRemoteImages: options.allowRemoteImages ?? false,
      report: (message, severity) => options.onMessage?.(message, severity),
      openPath: options.onOpenPath ?? null,
      toggleMode: () => setMode(mode === 'preview' ? 'source' : 'preview'),
    }),
    readOnly.of(EditorState.readOnly.of(options.readOnly ?? false)),
    undoHistory,
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(4),
    indentUnit.of(language.kind === 'other' ? '    ' : '  '),
    drawnSelection,
    dropCursor(),
    rectangularSelection(),
    crosshairCursor(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    codeFolding({ placeholderText: '…' }),
    highlightSelectionMatches({ minSelectionLength: 3 }),
    announceOthers,
    searching,
    completion,
    keepCaretSeen,
    EditorView.lineWrapping,
    // Keep some text visible above and below the caret.
    EditorView.scrollMargins.of(() => ({ top: 48, bottom: 72 })),
    placeholder('Empty document…'),
    // Editable text is focusable anyway; explicit for page checkers.
    EditorView.contentAttributes.of({ tabindex: '0' }),
    EditorView.contentAttributes.of({ 'aria-label': `Text of ${options.path.split('/').at(-1) ?? options.path}` }),
    reading,
    generalKeymap,
    theme,
    options.onStats ? reportStats(markdown, options.onStats) : [],
    writable.watch(() => (destroyed ? null : view)),
    options.extensions ?? [],
  ];

  const state =
    typeof options.doc === 'string'
      ? writable.create({ doc: options.doc, selection: { anchor: markdown ? findStart(options.doc) : 0 } }, extend)
      : options.doc;
  let destroyed = false;
  const view = writable.open(state, options.parent);
  redrawGaps(view);
  if (language.load) {
    void language.load.load().then((support) => {
      if (!destroyed)
        view.dispatch({ effects: languages.reconfigure([makeLanguageSafe(support), language.extension]) });
    });
  }

  return {
    view,
    commands,
    run: (name) => {
      const done = commands[name](view);
      if (name !== 'find') view.focus();
      return done;
    },
    mode: () => mode,
    setMode,
    setEnter: (next) => {
      enter = next;
      view.dispatch({ effects: modes.reconfigure(describeMode(mode, markdown, enter)) });
    },
    setReadOnly: (value) => view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(value)) }),
    jumpTo: (target) => {
      const { doc } = view.state;
      const at =
        typeof target === 'number'
          ? Math.min(target, doc.length)
          : doc.line(Math.min(Math.max(1, target.line), doc.lines)).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 24 }) });
      view.focus();
    },
    refreshAssets: () => {
      images.forget();
      view.dispatch({ effects: [redraw.of(null), reloadLibrary.of(null)] });
    },
    focus: () => view.focus(),
    destroy: () => {
      destroyed = true;
      view.destroy();
    },
  };
}
