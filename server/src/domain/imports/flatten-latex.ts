import { say } from '@scriptorium/contract/said.ts';
import { ImportRefused, type Remarks, type RemarkSentence } from './kinds.ts';

const MAX_DEPTH = 20;
const MAX_NESTING = 256;
const MAX_CHARACTERS = 20_000_000;
const INCLUDE =
  /\\(?:input|include|subfile|InputIfFileExists)\s*\{([^{}\n]+)\}|\\(?:sub)?import\*?\s*\{([^{}\n]*)\}\s*\{([^{}\n]+)\}/gu;

/** A command that paths may contain, as in `\input{chapters/\lang/one}`. */
const DEFINED =
  /\\(newcommand|renewcommand|providecommand|def)\*?\s{0,20}\{?\\([A-Za-z@]{1,100})\}?\s{0,20}\{([^{}\\]{0,200})\}/gu;

/** A LaTeX document in one piece that can map every position back to its source line. */
export interface FlatLatex {
  readonly text: string;
  /** Paths of all sources read. */
  readonly sources: ReadonlySet<string>;
  /** “chapters/one.tex, line 12” for a position in the text. */
  placeOf(at: number): RemarkSentence;
}

interface Piece {
  readonly start: number;
  readonly path: string;
  readonly line: number;
}

/** Inserts the files named by `\input`. Pandoc would do so only between paragraphs, and silently ignore the rest. */
export function flattenLatex(main: string, sources: ReadonlyMap<string, string>, remarks: Remarks): FlatLatex {
  const pieces: Piece[] = [];
  const used = new Set<string>();
  const out: string[] = [];
  const words = new Map<string, string>();
  const byName = Map.groupBy(sources.keys(), (path) => path.slice(path.lastIndexOf('/') + 1));
  let length = 0;
  const emit = (text: string, path: string, line: number): void => {
    if (text === '') return;
    pieces.push({ start: length, path, line });
    out.push(text);
    length += text.length;
    if (length > MAX_CHARACTERS) throw new ImportRefused('Put together, this LaTeX document is larger than 20 MB.');
  };
  const read = (path: string, text: string, above: readonly string[]): void => {
    used.add(path);
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
    let at = 0;
    let line = 1;
    const upTo = (end: number): void => {
      const part = text.slice(at, end);
      learnWords(part, words);
      emit(part, path, line);
      line += part.split('\n').length - 1;
      at = end;
    };
    for (const match of text.matchAll(INCLUDE)) {
      if (isComment(text, match.index)) continue;
      upTo(match.index);
      const written = match[1] ?? `${match[2] ?? ''}/${match[3] ?? ''}`;
      const named = written.replaceAll(/\\([A-Za-z@]+)/gu, (whole, name: string) => words.get(name) ?? whole);
      const found = findSource(named.trim(), [folder, folderOfMain(main)], sources) ?? findMoved(named.trim(), byName);
      if (found === undefined || [...above, path].includes(found) || above.length >= MAX_DEPTH) {
        const why =
          found === undefined
            ? say('“{name}” is not among the files, so its text is missing.', { name: named })
            : say('“{name}” includes itself, so its text is missing.', { name: named });
        remarks.add('lost', why, say('{path}, line {line}', { path: path, line: String(line) }));
      } else {
        const inner = sources.get(found) ?? '';
        read(found, bodyOf(inner), [...above, path]);
      }
      at = match.index + match[0].length;
    }
    upTo(text.length);
  };
  read(main, sources.get(main) ?? '', []);
  const text = out.join('');
  return {
    text,
    sources: used,
    placeOf(at) {
      const piece = pieces.findLast(({ start }) => start <= at);
      const { path, line, start } = piece ?? { path: main, line: 1, start: at };
      return say('{path}, line {line}', { path, line: String(line + text.slice(start, at).split('\n').length - 1) });
    },
  };
}

function learnWords(text: string, words: Map<string, string>): void {
  for (const line of text.split('\n')) {
    const comment = /(?<!\\)%/u.exec(line)?.index ?? line.length;
    for (const [, how, name = '', word = ''] of line.slice(0, comment).matchAll(DEFINED))
      if (how !== 'providecommand' || !words.has(name)) words.set(name, word);
  }
}

/** A subfile is a complete document, of which only the body is wanted. */
function bodyOf(text: string): string {
  const body = /\\begin\{document\}([\s\S]*?)\\end\{document\}/u.exec(text);
  return body === null ? text : (body[1] ?? '');
}

function folderOfMain(main: string): string {
  return main.includes('/') ? main.slice(0, main.lastIndexOf('/')) : '';
}

function isComment(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return /(?<!\\)(?:\\\\)*%/u.test(text.slice(start, at));
}

function findSource(
  named: string,
  folders: readonly string[],
  sources: ReadonlyMap<string, string>,
): string | undefined {
  for (const folder of folders) {
    const path = joinPath(folder, named);
    if (path === null) continue;
    for (const candidate of [path, `${path}.tex`]) if (sources.has(candidate)) return candidate;
  }
  return undefined;
}

/** The only file of that name and folder, in a project that was repacked. */
function findMoved(named: string, byName: ReadonlyMap<string, readonly string[]>): string | undefined {
  const path = joinPath('', named);
  if (path === null) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const found = [`${name}.tex`, name]
    .flatMap((each) => byName.get(each) ?? [])
    .filter((each) => each.endsWith(`/${path}`) || each.endsWith(`/${path}.tex`));
  return found.length === 1 ? found[0] : undefined;
}

/** Resolves a relative path from a folder; null if it leads out of the root. */
export function joinPath(folder: string, named: string): string | null {
  const names = folder === '' ? [] : folder.split('/');
  for (const name of named.split('/')) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (names.pop() === undefined) return null;
    } else names.push(name);
  }
  return names.join('/');
}

/** Refuses braces and environments, of any format, nested deeper than any author would: readers would take minutes. */
export function checkNesting(text: string, name: string): void {
  let depth = 0;
  for (const [sign] of text.matchAll(/\\begin\b|\\end\b|\\.|[{}]/gsu)) {
    if (sign === '{' || sign === '\\begin') depth += 1;
    else if (sign === '}' || sign === '\\end') depth -= 1;
    if (depth > MAX_NESTING)
      throw new ImportRefused(
        say('“{name}” is nested more than {most} levels deep, which no text is.', { name, most: MAX_NESTING }),
      );
  }
}
