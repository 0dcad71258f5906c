/** Checks whether a text says what a co-author meant, once everything brought back from Word is accepted. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePandoc, type Pandoc, startPandoc } from '../../server/src/adapters/pandoc/wasm-pandoc.ts';
import type { BroughtBack } from '../../server/src/domain/word/bring-back.ts';
import { makeEdit } from './edit-word.ts';

export interface EditedFile {
  readonly documentXml: string;
  /** The Markdown with all of the edits. */
  readonly expected: string;
  readonly edits: number;
}

/** Many edits in one file, as made by someone who reads the whole paper. */
export function editMany(markdown: string, documentXml: string, random: () => number, count: number): EditedFile {
  let edited: EditedFile = { documentXml, expected: markdown, edits: 0 };
  for (let n = 0; n < count; n += 1) {
    const edit = makeEdit(edited.expected, edited.documentXml, random);
    if (edit === null) break;
    edited = { documentXml: edit.documentXml, expected: edit.expected, edits: n + 1 };
  }
  return edited;
}

/** The text with everything that was brought back. */
export function acceptAll(text: string, changes: BroughtBack['changes']): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes
    .flatMap(({ pieces }) => pieces)
    .toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

let reader: Promise<Pandoc> | undefined;

/**
 * A Word document's text with all tracked changes accepted, one paragraph per line, with formatting. Read by pandoc,
 * which knows nothing of how changes are brought back.
 */
export async function readAccepted(docx: Uint8Array): Promise<string[]> {
  reader ??= compilePandoc(join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm')).then(
    startPandoc,
  );
  const options = { from: 'docx', to: 'html', wrap: 'none', 'track-changes': 'accept', 'input-files': ['a.docx'] };
  const { output, stderr } = (await reader).convert(options, new Map([['a.docx', docx]]), 0);
  if (output.length === 0) throw new Error(`pandoc could not read the Word document: ${stderr}`);
  return new TextDecoder().decode(output).split('\n').map(withoutArtefacts);
}

/**
 * Differences without meaning: an image's alternative text repeats its caption as exported, columns are as wide as
 * their words, and a word made bold next to bold ones is a run of its own.
 */
function withoutArtefacts(line: string): string {
  return line.replaceAll(/ (?:alt|style|class)="[^"]*"/gu, '').replaceAll(/<\/(strong|em|del|mark)>(\s?)<\1>/gu, '$2');
}

/** Lines that only one of two documents has. */
export function findDifferences(one: readonly string[], other: readonly string[]): string[] {
  const [left, right] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !right.has(line)).map((line) => `- ${line}`),
    ...other.filter((line) => !left.has(line)).map((line) => `+ ${line}`),
  ];
}
