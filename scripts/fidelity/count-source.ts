import type { ImportKind } from '@scriptorium/contract/operations/import.ts';
import { readArchive } from '../../server/src/adapters/archives/read-archive.ts';
import type { Pandoc } from '../../server/src/adapters/pandoc/wasm-pandoc.ts';
import { readDocument } from '../../server/src/domain/word/read-document.ts';
import { addCounts, type Counts, countMarkdown, noCounts } from './counts.ts';

/*
 * Counts what documents of other programs contain, independently of the readers that import them: from their XML or
 * from the source as typed. Counting by patterns is rough; where it disagrees with the result, a person must look.
 */

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

export async function countSource(kind: ImportKind, bytes: Uint8Array, pandoc: Pandoc): Promise<Counts> {
  switch (kind) {
    case 'docx':
      return countWord(await readArchive(bytes, (name) => name.endsWith('.xml')));
    case 'odt':
      return countOpenDocument(await readArchive(bytes, (name) => name.endsWith('.xml')));
    case 'epub': {
      const pages = await readArchive(
        bytes,
        (name) => /\.x?html?$/iu.test(name) && !/(?:nav|toc)\.x?html?$/iu.test(name),
      );
      return addCounts([...pages.values()].map((page) => countHtml(decode(page))));
    }
    case 'html':
      return countHtml(decode(bytes));
    case 'jats':
      return countJats(decode(bytes));
    case 'latex':
      return countLatex(decode(bytes));
    case 'rtf':
      return countRtf(decode(bytes));
    case 'ipynb':
      return countNotebook(decode(bytes));
    case 'typst':
      return countTypst(decode(bytes));
    case 'org':
      return countOrg(decode(bytes));
    case 'markdown':
      return countMarkdown(pandoc, bytes);
  }
}

function countWord(files: ReadonlyMap<string, Uint8Array>): Counts {
  const { body, notes } = readDocument(files);
  const tokens = [...body, ...notes].flatMap((block) => block.tokens.filter(({ state }) => state !== 'deleted'));
  const xml = decode(files.get('word/document.xml'));
  const has = (block: (typeof body)[number]): boolean => block.tokens.some(({ kind }) => kind !== 'break');
  return {
    ...noCounts(),
    headings: body.filter((block) => block.kind === 'heading' && has(block)).length,
    items: body.filter((block) => block.kind === 'item' && has(block)).length,
    tables: count(xml, /<w:tbl>/gu),
    formulas: tokens.filter(({ kind }) => kind === 'math').length,
    figures: tokens.filter(({ kind }) => kind === 'figure').length,
    notes: tokens.filter(({ kind }) => kind === 'note').length,
    citations: count(xml, /ADDIN (?:ZOTERO_ITEM|CSL_CITATION|EN\.CITE(?!\.DATA))|MENDELEY_CITATION/gu),
    references: count(xml, /<w:instrText[^>]*>\s*(?:PAGE)?REF /gu),
  };
}

function countOpenDocument(files: ReadonlyMap<string, Uint8Array>): Counts {
  const xml = decode(files.get('content.xml'));
  const formulas = [...files].filter(
    ([name, part]) => /^Object [^/]*\/content\.xml$/u.test(name) && decode(part).includes('<math'),
  );
  return {
    ...noCounts(),
    headings: count(xml, /<text:h[ >]/gu),
    items: count(xml, /<text:list-item[ >]/gu),
    tables: count(xml, /<table:table /gu),
    formulas: formulas.length,
    figures: count(xml, /<draw:image[ >]/gu) - count(xml, /<draw:object[ >]/gu),
    notes: count(xml, /<text:note /gu),
    citations: count(xml, /<text:bibliography-mark |<text:reference-mark-start text:name="ZOTERO_ITEM/gu),
    references: count(xml, /<text:(?:sequence|bookmark|reference)-ref /gu),
  };
}

function countHtml(html: string): Counts {
  return {
    ...noCounts(),
    headings: count(html, /<h[1-6][ >]/giu),
    items: count(html, /<(?:li|dt)[ >]/giu),
    tables: count(html, /<table[ >]/giu),
    formulas: count(html, /<math[ >]/giu),
    figures: count(html, /<(?:img|svg)[ \n]/giu),
    references: count(html, /<a [^>]*href="#/giu),
  };
}

function countJats(xml: string): Counts {
  const body = /<body[ >][^]*<\/body>/u.exec(xml)?.[0] ?? '';
  return {
    ...noCounts(),
    headings: count(body, /<sec[ >]/gu),
    items: count(body, /<(?:list-item|def-item)[ >]/gu),
    tables: count(body, /<table[ >]/gu),
    formulas: count(body, /<(?:inline|disp)-formula[ >]/gu),
    figures: count(body, /<(?:inline-)?graphic[ >]/gu),
    notes: count(body, /<fn[ >]|<xref[^>]*ref-type="fn"/gu),
    citations: count(body, /<xref[^>]*ref-type="bibr"/gu),
    references: count(body, /<xref[^>]*ref-type="(?:fig|table|sec|disp-formula)"/gu),
  };
}

export function countLatex(source: string): Counts {
  const text = source
    .replaceAll(/(?<!\\)%.*$/gmu, '')
    .replaceAll(/\\begin\{(verbatim|lstlisting|minted|comment)\}[^]*?\\end\{\1\}/gu, '');
  const body = /\\begin\{document\}([^]*)/u.exec(text)?.[1] ?? text;
  return {
    ...noCounts(),
    headings: count(body, /\\(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?\s*[[{]/gu),
    items: count(body, /\\item(?![a-z])/gu),
    tables: count(body, /\\begin\{(?:tabular[xy*]?|longtable|tabulary)\}/gu),
    formulas:
      count(body, /(?<!\\)\$\$[^]*?(?<!\\)\$\$|(?<!\\)\$(?:[^$\\]|\\.)+\$|\\\([^]*?\\\)|(?<!\\)\\\[[^]*?\\\]/gu) +
      count(body, /\\begin\{(?:equation|align|gather|multline|eqnarray|displaymath|math)\*?\}/gu),
    figures: count(body, /\\includegraphics/gu),
    notes: count(body, /\\footnote(?:text)?\s*[[{]/gu),
    citations: count(body, /\\(?:[A-Za-z]*cite[a-z]*)\*?\s*[[{]/giu) - count(body, /\\nocite\s*\{/gu),
    references: count(body, /\\(?:eq|c|C|auto|v|page|name)?ref\*?\s*\{/gu),
  };
}

function countRtf(rtf: string): Counts {
  // The style sheet contains outline levels that are not headings.
  const shown = rtf
    .replaceAll(/\{\\\*?\\?nonshppict[^]*?\}\}/gu, '')
    .replace(/\{\\stylesheet(?:[^{}]|\{[^{}]*\})*\}/u, '');
  return {
    ...noCounts(),
    headings: new Set(shown.match(/\\outlinelevel\d[^\n]{0,400}/gu)).size,
    items: count(shown, /\{\\(?:listtext|pntext)/gu),
    tables: count(shown.replaceAll(/\\row\b[^]{0,4000}?(?=\\trowd)/gu, ''), /\\row\b/gu),
    figures: count(shown, /\{\\pict\b/gu),
    notes: count(shown, /\\footnote\b/gu),
  };
}

interface Cell {
  cell_type: string;
  source: string | string[];
  outputs?: { data?: Record<string, unknown> }[];
}

function countNotebook(json: string): Counts {
  const book = JSON.parse(json) as { cells?: Cell[]; worksheets?: { cells: Cell[] }[] };
  const cells = book.cells ?? book.worksheets?.flatMap((sheet) => sheet.cells) ?? [];
  const typed = cells
    .filter(({ cell_type: type }) => type === 'markdown')
    .map(({ source }) => (Array.isArray(source) ? source.join('') : source))
    .join('\n\n')
    .replaceAll(/^```[^]*?^```/gmu, '');
  const shown = cells
    .flatMap(({ outputs = [] }) => outputs)
    .filter(({ data = {} }) => /image\//u.test(Object.keys(data).join(' ')));
  return {
    ...noCounts(),
    headings: count(typed, /^#{1,6} ?\S/gmu) + cells.filter(({ cell_type: type }) => type === 'heading').length,
    items: count(typed, /^\s*(?:[-*+]|\d+\.)\s+\S/gmu),
    tables: count(typed, /^\s*\|?[ :]*-{3,}.*\|.*$/gmu) + count(typed, /<table/gu),
    formulas: count(typed, /(?<!\\)\$\$[^]*?\$\$|(?<![\\$])\$[^$\n]+\$|\\begin\{(?:equation|align)/gu),
    figures: count(typed, /!\[|<img/gu) + shown.length,
  };
}

function countTypst(source: string): Counts {
  const text = source.replaceAll(/```[^]*?```|^\s*\/\/.*$/gmu, '');
  return {
    ...noCounts(),
    headings: count(text, /^=+ /gmu),
    items: count(text, /^\s*(?:[-+]|\d+\.) \S/gmu),
    tables: count(text, /\btable\(/gu),
    formulas: count(text, /(?<!\\)\$[^$]+\$/gu),
    figures: count(text, /\bimage\(/gu),
    notes: count(text, /#footnote[[(]/gu),
    citations: count(text, /#cite\(|(?<![\w.])@[a-z][\w-]*(?!:)\b/giu),
  };
}

function countOrg(source: string): Counts {
  const text = source
    .replaceAll(/^[ \t]*#\+begin_(\w+)[^]*?^[ \t]*#\+end_\1/gimu, '')
    .replaceAll(/^[ \t]*# .*$/gmu, '');
  return {
    ...noCounts(),
    headings: count(text, /^\*+ /gmu),
    items: count(text, /^[ \t]*(?:[-+]|\d+[.)])[ \t]+\S/gmu),
    tables: count(text, /(?<!^[ \t]*\|.*\n)^[ \t]*\|/gmu),
    formulas: count(text, /\$[^$\n]+\$|\\\([^]*?\\\)|\\\[[^]*?\\\]/gu),
    figures: count(text, /\[\[(?:file:|\.|https?:)[^\]]*\.(?:png|jpe?g|svg|gif)\]\]/giu),
    notes: count(text, /(?<!^)\[fn:/gmu),
    citations: count(text, /\[cite[^\]]*:/gu),
  };
}
