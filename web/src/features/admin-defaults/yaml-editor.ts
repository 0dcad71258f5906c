import {
  autocompletion,
  closeBrackets,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { DEFAULTS_KEYS, PRODUCT_FILES, READERS, REFUSED_KEYS } from '@scriptorium/contract/rules/defaults-keys.ts';
import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import { WRITERS } from '@scriptorium/contract/rules/output-filename.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import { inLanguage } from '../../lib/in-language.ts';

export interface DefaultsProblem {
  line: number;
  message: string;
}

interface YamlEditorOptions {
  parent: HTMLElement;
  content: string;
  label: string;
  /** Validates on the server, as saving does. */
  check: (content: string) => Promise<readonly DefaultsProblem[]>;
  onChange: (content: string) => void;
  onSave: () => void;
}

/** A code editor for defaults files: completion and help for keys, problems while typing, Mod-S saves. */
export function openYamlEditor(options: YamlEditorOptions): EditorView {
  const { parent, content, label, check, onChange, onSave } = options;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: content,
      extensions: [
        EditorView.cspNonce.of(readCspNonce()),
        lineNumbers(),
        EditorView.lineWrapping,
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        indentUnit.of('  '),
        yaml(),
        syntaxHighlighting(colours),
        autocompletion({ override: [completeKeys], icons: false }),
        hoverTooltip(explainKey),
        linter(async (view) => toDiagnostics(view.state, await check(view.state.doc.toString())), {
          delay: 300,
          needsRefresh: ({ transactions }) =>
            transactions.some(({ effects }) => effects.some((effect) => effect.is(checkAsked))),
        }),
        keymap.of([
          { key: 'Mod-s', preventDefault: true, run: () => (onSave(), true) },
          ...completionKeymap,
          ...lintKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
        theme,
      ],
    }),
  });
}

const checkAsked = StateEffect.define();

/** Validates again although nothing was typed, because the profile's files have changed. */
export function checkAgain(view: EditorView): void {
  view.dispatch({ effects: checkAsked.of(null) });
}

function toDiagnostics(state: EditorState, problems: readonly DefaultsProblem[]): Diagnostic[] {
  return problems.map(({ line, message }) => {
    const { from, to } = state.doc.line(Math.min(Math.max(1, line), state.doc.lines));
    return { from, to, message, severity: 'error' };
  });
}

function valuesOf(key: string): readonly string[] {
  if (key === 'csl') return Object.keys(INCLUDED_STYLES);
  const kind = DEFAULTS_KEYS[key]?.kind;
  if (kind === undefined) return [];
  if (typeof kind !== 'string') return kind;
  if (kind === 'flag') return ['true', 'false'];
  if (kind === 'reader') return READERS;
  if (kind === 'writer') return WRITERS;
  if (kind === 'path' || kind === 'paths') return PRODUCT_FILES;
  return [];
}

function completeKeys(context: CompletionContext): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const value = /^([a-z-]+):\s+([\w.-]*)$/.exec(before);
  if (value !== null) {
    const found = valuesOf(value[1] ?? '');
    if (found.length === 0) return null;
    return {
      from: context.pos - (value[2] ?? '').length,
      options: found.map((label) => {
        const detail = INCLUDED_STYLES[label];
        return { label, type: 'constant', ...(detail === undefined ? {} : { detail }) };
      }),
    };
  }
  const key = /^([a-z-]*)$/.exec(before);
  if (key === null || (before === '' && !context.explicit)) return null;
  return {
    from: line.from,
    options: Object.entries(DEFAULTS_KEYS).map(([label, { help }]) => ({
      label,
      apply: `${label}: `,
      info: inLanguage(help),
      type: 'property',
    })),
    validFor: /^[a-z-]*$/,
  };
}

function explainKey(view: EditorView, position: number) {
  const line = view.state.doc.lineAt(position);
  const key = /^([a-z-]+):/.exec(line.text)?.[1];
  if (key === undefined || position > line.from + key.length) return null;
  const help = DEFAULTS_KEYS[key]?.help ?? REFUSED_KEYS[key];
  if (help === undefined) return null;
  return {
    pos: line.from,
    end: line.from + key.length,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-key-help';
      dom.textContent = inLanguage(help);
      return { dom };
    },
  };
}

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--accent)' },
  { tag: [tags.string, tags.content], color: 'var(--ink)' },
  { tag: [tags.bool, tags.number, tags.keyword], color: 'var(--warning)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator], color: 'var(--muted)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--hover) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-ui)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', fontSize: '13px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionInfo, .cm-key-help': { padding: '6px 10px', maxWidth: '320px', fontSize: '13px', lineHeight: '1.4' },
  '.cm-diagnostic': { fontFamily: 'var(--font-ui)', fontSize: '13px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
});
