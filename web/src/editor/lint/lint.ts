import { type Diagnostic, forEachDiagnostic, linter, setDiagnosticsEffect } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { offerNaming } from '../citations/citing.ts';
import { citationLibrary, findUnnamed, libraryField, listCitedKeys } from '../citations/library.ts';
import { findFrontMatter } from '../front-matter/metadata.ts';
import { explainUnknown } from '../live-preview/citation.ts';
import { createButton } from '../live-preview/create-element.ts';
import { labelsOf } from '../live-preview/labels.ts';
import { wholeTreeField } from '../markdown/whole-tree.ts';
import type { EditorProblem } from '../options.ts';
import { isCrossReference } from '@scriptorium/contract/rules/cross-references.ts';
import { explainYaml } from '../front-matter/explain-yaml.ts';
import { isSharedAlone } from '../surroundings.ts';
import { inLanguage } from '../../lib/in-language.ts';
import { t } from '../../lib/texts/editor.ts';

/** Errors in a piece of YAML, with positions offset by `base`. The parser is loaded on demand. */
export async function findYamlFaults(text: string, base: number): Promise<Diagnostic[]> {
  const { parseAllDocuments } = await import('yaml');
  let documents: ReturnType<typeof parseAllDocuments>;
  try {
    documents = parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true });
  } catch (error) {
    // The parser recurses into nested structures.
    if (!(error instanceof RangeError)) throw error;
    return [{ from: base, to: base + text.length, severity: 'error', message: t('tooDeep') }];
  }
  if (!Array.isArray(documents)) return [];
  const faults = documents.flatMap((document) =>
    [...document.errors, ...document.warnings].map((fault) => ({
      from: base + Math.min(fault.pos[0], text.length),
      to: base + Math.min(Math.max(fault.pos[1], fault.pos[0]), text.length),
      severity: fault.name === 'YAMLWarning' ? ('warning' as const) : ('error' as const),
      message: explainYaml(fault.code, fault.message),
      code: fault.code,
    })),
  );
  // The parser reports one mistake several times.
  return faults
    .filter(
      ({ from, code }, at) =>
        at === 0 ||
        (code !== 'UNEXPECTED_TOKEN' && text.slice(faults[at - 1]!.from - base, from - base).includes('\n')),
    )
    .map(({ code: _, ...fault }) => ({ ...fault, ...skipIndent(text, fault.from - base, fault.to - base, base) }));
}

/** Indentation shows no underline: move it to the line's text. */
function skipIndent(text: string, from: number, to: number, base: number): { from: number; to: number } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const [, indent = '', words = ''] = /^([ \t]*)(.*)/.exec(text.slice(start))!;
  if (words === '' || to > start + indent.length) return { from: base + from, to: base + to };
  return { from: base + start + indent.length, to: base + start + indent.length + words.trimEnd().length };
}

/** Cited keys that do not exist. Silent if there is no bibliography at all. */
function findUnknownKeys(state: EditorState): Diagnostic[] {
  return listCitedKeys(state).flatMap(({ key, from, to }) => {
    const unknown = explainUnknown(state, key);
    if (unknown === null) return [];
    const message = `${unknown}. ${t(isCrossReference(key) ? 'checkLabel' : 'checkKey')}`;
    return [{ from, to, severity: 'warning' as const, message }];
  });
}

/** Exports read only bibliographies named in the text. */
function findUnnamedFiles(view: EditorView): Diagnostic[] {
  const found = findUnnamed(view.state);
  if (found === null) return [];
  const { from, to, files } = found;
  const apply = offerNaming(view, files);
  const message = t('unnamedFiles', { files: files.join(', ') });
  if (apply === null) return [{ from, to, severity: 'warning', message }];
  return [{ from, to, severity: 'warning', message, renderMessage: () => drawOffer(message, t('nameFiles'), apply) }];
}

/** CodeMirror's own buttons are called “Action: …” to screen readers, in English. */
function drawOffer(message: string, name: string, apply: () => void): DocumentFragment {
  const button = createButton('cm-diagnosticAction', name);
  // The caret stays where it is.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', apply);
  const fragment = document.createDocumentFragment();
  fragment.append(message, button);
  return fragment;
}

/** Problems with files named in the front matter. */
function findFileFaults(state: EditorState, yaml: string, base: number): Diagnostic[] {
  const known = citationLibrary(state);
  if (known === null) return [];
  const mark = (name: string, severity: 'error' | 'warning', message: string, after = 0): Diagnostic[] => {
    const at = yaml.indexOf(name, after);
    return at < 0 ? [] : [{ from: base + at, to: base + at + name.length, severity, message }];
  };
  const style = /^(?:csl|citation-style)[ \t]*:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(yaml);
  return [
    ...(isSharedAlone(state) ? [] : known.missing).flatMap((file) => mark(file, 'warning', t('missingFile', { file }))),
    ...[...known.broken].flatMap(([file, fault]) =>
      mark(file, 'error', t('brokenFile', { file, fault: inLanguage(fault) })),
    ),
    ...(known.styleFault === null || style === null
      ? []
      : mark(style[1] ?? '', 'warning', inLanguage(known.styleFault), style.index)),
  ];
}

const options = {
  delay: 500,
  needsRefresh: (update: ViewUpdate) =>
    update.startState.field(libraryField, false) !== update.state.field(libraryField, false) ||
    labelsOf(update.startState) !== labelsOf(update.state) ||
    update.startState.field(wholeTreeField, false) !== update.state.field(wholeTreeField, false),
};

export const lintFrontMatter: Extension = linter(async (view) => {
  const { state } = view;
  const head = findFrontMatter(state.sliceDoc(0, Math.min(state.doc.length, 65_536)));
  const faults = head
    ? [...(await findYamlFaults(head.yaml, head.from)), ...findFileFaults(state, head.yaml, head.from)]
    : [];
  return view.state.doc === state.doc ? [...faults, ...findUnnamedFiles(view), ...findUnknownKeys(state)] : [];
}, options);

export const lintYaml: Extension = linter((view) => findYamlFaults(view.state.doc.toString(), 0), { delay: 400 });

export const lintJson: Extension = linter(
  async (view) => {
    const { findJsonFault } = await import('./json.ts');
    const fault = findJsonFault(view.state.doc.toString());
    return fault ? [fault] : [];
  },
  { delay: 400 },
);

/** Characters shown on either side of a problem, and of the problem itself. */
const BESIDE = 24;
const WITHIN = 48;

/** The words that show a reader where a problem is: the faulty ones, and their surroundings on the same line. */
export function cutExcerpt({ doc }: EditorState, from: number, to: number): EditorProblem['excerpt'] {
  const [first, last] = [doc.lineAt(from), doc.lineAt(Math.max(from, to))];
  const before = doc.sliceString(first.from, from).replace(/^\s*(?:(?:[-+*>]|\d+[.)])\s+)*(?:\[.\]\s+)?/u, '');
  const wrong = doc.sliceString(from, Math.min(to, from + 2 * WITHIN)).replace(/\s+/gu, ' ');
  const after = doc.sliceString(Math.max(from, to), last.to).trimEnd();
  return [
    before.length > BESIDE ? `…${before.slice(-BESIDE)}` : before,
    wrong.length > WITHIN ? `${wrong.slice(0, WITHIN)}…` : wrong,
    wrong.length > WITHIN ? '' : after.length > BESIDE ? `${after.slice(0, BESIDE)}…` : after,
  ];
}

/** Reports the list of problems whenever it changes. */
export function reportProblems(report: (problems: readonly EditorProblem[]) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      private last = '';

      constructor(view: EditorView) {
        this.tell(view);
      }

      update(update: ViewUpdate): void {
        if (update.transactions.some((tr) => tr.effects.some((effect) => effect.is(setDiagnosticsEffect))))
          this.tell(update.view);
      }

      private tell(view: EditorView): void {
        const problems: EditorProblem[] = [];
        forEachDiagnostic(view.state, (diagnostic, from, to) => {
          const severity = diagnostic.severity === 'error' ? 'error' : 'warning';
          const line = view.state.doc.lineAt(from);
          const excerpt = cutExcerpt(view.state, from, to);
          problems.push({ severity, message: diagnostic.message, from, to, line: line.number, excerpt });
        });
        const next = JSON.stringify(problems);
        if (next === this.last) return;
        this.last = next;
        queueMicrotask(() => report(problems));
      }
    },
  );
}
