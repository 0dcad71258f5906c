import { type Element, str } from '../exports/pandoc-tree.ts';
import { plainText } from './places.ts';

const COMMAND = /\\(?:bibliography\s*\{[^{}]{0,2000}\}|printbibliography(?:\s*\[(?<options>[^\]]{0,500})\])?)/gu;
const COMMENTED = /(?:^|[^\\])%/u;
const CHAPTERS = /\\documentclass(?:\[[^\]]{0,500}\])?\s*\{(?:book|report|scrbook|scrreprt|memoir)\}/u;
/** IDs that no author would give a heading. */
const IDS = {
  usual: 'scriptorium-works',
  named: 'scriptorium-works-named',
  none: 'scriptorium-works-unnamed',
} as const;
const TITLES: Readonly<Record<string, string>> = {
  de: 'Literatur',
  en: 'References',
  es: 'Referencias',
  fr: 'Références',
  it: 'Riferimenti bibliografici',
  nl: 'Referenties',
  pt: 'Referências',
};

/**
 * LaTeX generates the heading of its bibliography, and pandoc keeps neither heading nor position. A heading with one of
 * our IDs replaces the command on the same line, so that line numbers stay the same.
 */
export function markBibliography(text: string): string {
  let isMarked = false;
  const section = CHAPTERS.test(text) ? 'chapter' : 'section';
  return text.replaceAll(COMMAND, (command, ...rest) => {
    const at = rest.at(-3) as number;
    const { options } = rest.at(-1) as { options?: string };
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    if (isMarked || COMMENTED.test(line)) return command;
    isMarked = true;
    const title = /title\s*=\s*(?:\{([^{}]*)\}|([^,{}]*))/u.exec(options ?? '');
    const words = (title?.[1] ?? title?.[2] ?? '').trim();
    const id = /heading\s*=\s*none/u.test(options ?? '') ? IDS.none : words === '' ? IDS.usual : IDS.named;
    return `\\${section}*{${words === '' ? 'References' : words}}\\label{${id}} ${command}`;
  });
}

/** Gives the heading made by `markBibliography` its name, and marks the place of the works if something follows. */
export function placeBibliography(blocks: readonly Element[], language: string): Element[] {
  const at = blocks.findIndex((block) => Object.values<string>(IDS).includes(idOf(block)));
  const heading = blocks[at];
  if (heading === undefined) return [...blocks];
  const [level, [id], content] = heading.c as [number, [string], Element[]];
  const title = id === IDS.usual ? (TITLES[language.slice(0, 2)] ?? 'References') : plainText(content).trim();
  const before = blocks[at - 1];
  // Some authors write the heading themselves as well.
  const isTold = before?.t === 'Header' && plainText((before.c as unknown[])[2]).trim() === title;
  const words = title.split(' ').flatMap((word, i): Element[] => [...(i > 0 ? [{ t: 'Space' }] : []), str(word)]);
  const made: Element = { t: 'Header', c: [level, ['references', ['unnumbered'], []], words] };
  const place: Element = { t: 'Div', c: [['refs', [], []], []] };
  return [
    ...blocks.slice(0, at),
    ...(id === IDS.none || isTold ? [] : [made]),
    ...(at < blocks.length - 1 ? [place] : []),
    ...blocks.slice(at + 1),
  ];
}

function idOf(block: Element): string {
  return block.t === 'Header' ? (block.c as [number, [string]])[1][0] : '';
}
