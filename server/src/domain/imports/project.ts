import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { decodeText } from './detect.ts';
import { joinPath } from './flatten-latex.ts';
import { type PlannedFile, type SourceFile } from './kinds.ts';

export interface ProjectPlan {
  readonly kind: ImportKind;
  readonly main: string | null;
  readonly mains: readonly string[];
  /** Files that become Markdown. */
  readonly converted: ReadonlySet<string>;
  /** Files whose text becomes part of the main file's. */
  readonly parts: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
}

/** Build products, which programs regenerate when needed. */
const JUNK =
  /(?:^|\/)(?:__MACOSX|\.git|\.svn|\.obsidian|\.trash|\.vscode|\.idea|\.quarto|\.ipynb_checkpoints|node_modules|_minted[^/]*)\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.ztr-directory|\._[^/]*|\.gitignore|\.latexmkrc|latexmkrc)$/iu;
const LATEX_BUILD =
  /\.(?:aux|log|out|toc|lof|lot|fls|fdb_latexmk|synctex(?:\.gz)?|bbl|blg|bcf|run\.xml|nav|snm|vrb|idx|ilg|ind|glo|gls|glg|acn|acr|alg|ist|xdv|dvi|spl)$/iu;
const LATEX_SOURCE = /\.(?:tex|ltx|sty|cls|bst|bbx|cbx|dtx|ins|def|cfg|clo|fd)$/iu;
const MAIN_NAMES = /^(?:main|paper|article|manuscript|ms|thesis|report|document|root|index|draft)$/iu;

const MARKDOWN = /\.(?:md|markdown|qmd|rmd)$/iu;

/** Kinds of projects in which each file becomes a text of its own. */
const EACH: readonly (readonly [ImportKind, RegExp])[] = [
  ['org', /\.org$/iu],
  ['ipynb', /\.ipynb$/iu],
  ['html', /\.x?html?$/iu],
  ['jats', /\.xml$/iu],
];

/** The files as if the folder had been zipped from inside. */
export function withoutTopFolder(files: readonly SourceFile[]): readonly SourceFile[] {
  const tops = new Set(files.filter(({ path }) => !JUNK.test(path)).map(({ path }) => path.split('/')[0] ?? ''));
  const [top] = tops;
  if (tops.size !== 1 || top === undefined) return files;
  const inside = files.filter(({ path }) => path.startsWith(`${top}/`));
  if (inside.length === 0) return files;
  return inside.map((file) => ({ ...file, path: file.path.slice(top.length + 1) }));
}

/** Determines the kind of project, and what becomes of each file. `chosen`: a main file picked by the user. */
export function planProject(files: readonly SourceFile[], chosen?: string): ProjectPlan {
  const wanted = files.filter(({ path }) => !JUNK.test(path));
  const junk = files.filter(({ path }) => JUNK.test(path)).map(({ path }) => path);
  // Quarto's formats contain LaTeX templates, which are not the paper.
  const isVault = files.some(({ path }) =>
    /(?:^|\/)(?:\.obsidian\/|_quarto\.yml$|\.ztr-directory$|[^/]*\.qmd$)/iu.test(path),
  );
  const markdown = wanted.filter(({ path }) => MARKDOWN.test(path));
  const latex = isVault && markdown.length > 0 ? [] : wanted.filter((file) => isLatexMain(file));
  if (latex.length > 0) {
    const mains = orderMains(latex);
    const main = pick(mains, chosen);
    const leftOut = wanted.filter(({ path }) => path !== main && (LATEX_SOURCE.test(path) || LATEX_BUILD.test(path)));
    // Which of them the main file includes is only known once it is assembled.
    return { kind: 'latex', main, mains, converted: new Set([main]), parts: new Set(), leftOut: setOf(junk, leftOut) };
  }
  const typst = isVault && markdown.length > 0 ? [] : wanted.filter(({ path }) => /\.typ$/iu.test(path));
  if (typst.length > 0) {
    const mains = orderMains(typst, findIncluded(typst));
    const main = pick(mains, chosen);
    const parts = findParts(typst, main);
    const leftOut = typst.filter(({ path }) => path !== main && !parts.has(path));
    return { kind: 'typst', main, mains, converted: new Set([main]), parts, leftOut: setOf(junk, leftOut) };
  }
  if (markdown.length > 0) return planCopy(markdown, junk, chosen);
  for (const [kind, pattern] of EACH) {
    const found = wanted.filter((file) => pattern.test(file.path) && (kind !== 'jats' || isJats(file)));
    if (found.length === 0) continue;
    const mains = orderMains(found);
    const converted = setOf([], found);
    return { kind, main: pick(mains, chosen), mains, converted, parts: new Set(), leftOut: setOf(junk, []) };
  }
  return planCopy([], junk, chosen);
}

function planCopy(markdown: readonly SourceFile[], junk: readonly string[], chosen: string | undefined): ProjectPlan {
  const mains = orderMains(markdown);
  const main = mains.length === 0 ? null : pick(mains, chosen);
  return { kind: 'markdown', main, mains, converted: new Set(), parts: new Set(), leftOut: setOf(junk, []) };
}

export function describeFates(files: readonly SourceFile[], plan: ProjectPlan): PlannedFile[] {
  return files.map(({ path, bytes }) => ({
    path,
    bytes: bytes.length,
    fate:
      plan.converted.has(path) || plan.parts.has(path) ? 'converted' : plan.leftOut.has(path) ? 'left-out' : 'copied',
  }));
}

function setOf(names: readonly string[], files: readonly SourceFile[]): Set<string> {
  return new Set([...names, ...files.map(({ path }) => path)]);
}

function pick(mains: readonly string[], chosen: string | undefined): string {
  return (chosen !== undefined && mains.includes(chosen) ? chosen : mains[0]) ?? '';
}

const INCLUDED = /\b(?:import|include)\s{0,9}\(?\s{0,9}"([^"@\n]{1,300})"/gu;

/** Files of a Typst project included or imported by others, so none of them is the main document. */
function findIncluded(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ bytes }) => includedBy(decodeText(bytes).text).map((path) => nameOf(path))));
}

function includedBy(text: string): string[] {
  return [...text.matchAll(INCLUDED)].map(([, path = '']) => path);
}

/** Files that a Typst project's main file includes or imports, recursively. Includes in comments do not count. */
function findParts(files: readonly SourceFile[], main: string): ReadonlySet<string> {
  const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const found = new Set([main]);
  for (const path of found) {
    const text = decodeText(bytesOf.get(path) ?? new Uint8Array()).text.replaceAll(/(?<!:)\/\/[^\n]*/gu, '');
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    for (const named of includedBy(text)) {
      const part = joinPath(named.startsWith('/') ? '' : folder, named);
      if (part !== null && bytesOf.has(part)) found.add(part);
    }
  }
  found.delete(main);
  return found;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function orderMains(files: readonly SourceFile[], included: ReadonlySet<string> = new Set()): string[] {
  const rank = ({ path }: SourceFile): number => {
    const name = nameOf(path);
    const stem = name.slice(0, name.length - extensionOf(name).length - 1);
    return (
      (included.has(name) ? 1000 : 0) +
      path.split('/').length * 10 -
      (MAIN_NAMES.test(stem) ? 5 : 0) +
      (/^readme$/iu.test(stem) ? 3 : 0)
    );
  };
  return files
    .toSorted((a, b) => rank(a) - rank(b) || b.bytes.length - a.bytes.length || a.path.localeCompare(b.path))
    .map(({ path }) => path);
}

function isLatexMain({ path, bytes }: SourceFile): boolean {
  if (!/\.(?:tex|ltx)$/iu.test(path)) return false;
  const { text } = decodeText(bytes);
  const declared = /^[^%\n]*\\documentclass\s*(?:\[[^\]]*\]\s*)?\{([^{}]*)\}/mu.exec(text);
  return (
    declared !== null &&
    declared[1] !== 'subfiles' &&
    declared[1] !== 'standalone' &&
    text.includes('\\begin{document}')
  );
}

function isJats({ bytes }: SourceFile): boolean {
  return /<article[\s>]/u.test(decodeText(bytes.subarray(0, 4096)).text);
}
