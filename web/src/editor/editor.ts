import { indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createAssetCache } from './asset-cache.ts';
import { reloadLibrary } from './citations/library.ts';
import { commands } from './commands/commands.ts';
import { commonExtensions, markdownExtensions } from './editor-extensions.ts';
import { EditorModes } from './editor-modes.ts';
import { paragraphFocus, setParagraphFocus } from './focus-paragraph.ts';
import { findFrontMatter } from './front-matter/metadata.ts';
import { generalKeymap } from './keymap.ts';
import { chooseLanguage } from './languages/language.ts';
import { makeLanguageSafe } from './languages/safe-parser.ts';
import { centreAtOnce } from './live-preview/centre-column.ts';
import { redraw } from './live-preview/redraw.ts';
import { reportProblems } from './lint/lint.ts';
import type { EditorHandle, EditorOptions } from './options.ts';
import { reportOutline } from './outline.ts';
import { redrawGaps } from './redraw-gaps.ts';
import { findWords } from './search-panel.ts';
import { reportStats } from './stats.ts';
import { surroundings } from './surroundings.ts';
import { theme } from './theme.ts';
import { t } from '../lib/texts/editor.ts';

/** Mounts the editor. The caller destroys it; nothing outlives the returned handle. */
export function createEditor(options: EditorOptions): EditorHandle {
  const language = chooseLanguage(options.path);
  const isMarkdown = language.kind === 'markdown';
  const images = createAssetCache(options.assets);
  const readOnly = new Compartment();
  let isReadOnly = options.readOnly ?? false;
  const languages = new Compartment();

  const modes = new EditorModes(options, isMarkdown, (mode) => [
    isMarkdown ? markdownExtensions : [],
    languages.of(language.extension),
    // Before the theme: the first one wins.
    mode,
    isMarkdown && options.onOutline ? reportOutline(options.onOutline) : [],
    options.onProblems ? reportProblems(options.onProblems) : [],
  ]);
  const { writable } = modes;

  const extend = (reading: Extension): Extension => [
    EditorView.cspNonce.of(options.nonce ?? ''),
    surroundings.of({
      assets: options.assets,
      images,
      allowRemoteImages: options.allowRemoteImages ?? false,
      report: (message, severity) => options.onMessage?.(message, severity),
      openPath: options.onOpenPath ?? null,
      toggleMode: () => modes.toggle(view),
    }),
    readOnly.of(EditorState.readOnly.of(isReadOnly)),
    indentUnit.of(language.kind === 'other' ? '    ' : '  '),
    commonExtensions,
    isMarkdown ? paragraphFocus(options.focusesParagraph ?? false) : [],
    EditorView.contentAttributes.of({
      'aria-label': t('textOf', { name: options.path.split('/').at(-1) ?? options.path }),
    }),
    reading,
    generalKeymap,
    theme,
    options.onStats ? reportStats(isMarkdown, options.onStats) : [],
    writable.watch(() => (destroyed ? null : view)),
    options.extensions ?? [],
  ];

  const state =
    typeof options.doc === 'string'
      ? writable.create({ doc: options.doc, selection: { anchor: isMarkdown ? findStart(options.doc) : 0 } }, extend)
      : options.doc;
  let destroyed = false;
  const view = writable.open(state, options.parent);
  centreAtOnce(view);
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
    mode: () => modes.mode,
    setMode: (next) => modes.set(view, next),
    setEnter: (next) => modes.setEnter(view, next),
    setParagraphFocus: (isOn) => view.dispatch({ effects: setParagraphFocus.of(isOn) }),
    setReadOnly: (value) => {
      // Reconfiguring takes a while, and this is called whenever an editor has been made.
      if (value !== isReadOnly) view.dispatch({ effects: readOnly.reconfigure(EditorState.readOnly.of(value)) });
      isReadOnly = value;
    },
    jumpTo: (target) => jumpTo(view, target),
    find: (words) => findWords(view, words),
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

/** The caret of a newly opened document starts in its text, after the front matter. */
function findStart(text: string): number {
  const head = findFrontMatter(text.slice(0, 65_536));
  if (!head) return 0;
  const end = /^\n?(?:---|\.\.\.)[ \t]*\n*/.exec(text.slice(head.to));
  return Math.min(text.length, head.to + (end?.[0].length ?? 0));
}

function jumpTo(view: EditorView, target: Parameters<EditorHandle['jumpTo']>[0]): void {
  const { doc } = view.state;
  const at =
    typeof target === 'number'
      ? Math.min(target, doc.length)
      : doc.line(Math.min(Math.max(1, target.line), doc.lines)).from;
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 24 }) });
  view.focus();
}
