import type { InputOf, OutputOf } from '@scriptorium/contract/operation.ts';
import type { printCitations } from '@scriptorium/contract/operations/references.ts';
import { END_MARK, type Mark, MARKS, stripMarks } from '@scriptorium/bibliography/marks.ts';

export type PrintRequest = InputOf<typeof printCitations>;
export type Printed = OutputOf<typeof printCitations>;

export const PRINT_PROFILE = 'to: json\nciteproc: true\n';
const OWN_STYLE = 'style.csl';

/** The paper given to pandoc: front matter and nothing but citations. JSON is valid YAML. */
export function writePaper({ text, lang, nocite, abstract, style, works }: PrintRequest): {
  text: string;
  files: Map<string, Uint8Array>;
} {
  const files = new Map(works.map((each, at) => [`works-${at}.${each.form}`, new TextEncoder().encode(each.text)]));
  const bibliography = [...files.keys()];
  if (style !== null && 'text' in style) files.set(OWN_STYLE, new TextEncoder().encode(style.text));
  const csl = style === null ? '' : 'name' in style ? style.name : OWN_STYLE;
  const head = Object.entries({ lang, csl, nocite, abstract, bibliography })
    .filter(([, value]) => value.length > 0)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return { text: `---\n${head.join('')}---\n\n${text}`, files };
}

/** An element of pandoc's JSON: `{ t: 'Emph', c: […] }`. */
interface Element {
  readonly t: string;
  readonly c?: unknown;
}

const MARKED: Readonly<Record<string, Mark>> = {
  Emph: 'italic',
  Strong: 'bold',
  Superscript: 'sup',
  Subscript: 'sub',
  SmallCaps: 'caps',
  Underline: 'underline',
  Note: 'note',
};

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 't' in value && typeof value.t === 'string';
}

/** The text of an element or a list of them, with formatting marks. */
function write(value: unknown): string {
  if (Array.isArray(value)) return value.map(write).join('');
  if (!isElement(value)) return '';
  const { t, c } = value;
  if (t === 'Str') return stripMarks(String(c));
  if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' ';
  if (t === 'RawInline' || t === 'RawBlock' || t === 'Image') return '';
  const list = Array.isArray(c) ? c : [];
  if (t === 'Code') return stripMarks(String(list[1]));
  if (t === 'Math') return `${MARKS.math}${stripMarks(String(list[1]))}${END_MARK}`;
  if (t === 'Quoted') {
    const single = isElement(list[0]) && list[0].t === 'SingleQuote';
    return `${single ? '‘' : '“'}${write(list[1])}${single ? '’' : '”'}`;
  }
  if (t === 'Span' || t === 'Div') return writeSpan(list);
  if (t === 'Cite' || t === 'Link') return write(list[1]);
  const mark = MARKED[t];
  return mark === undefined ? write(list) : `${MARKS[mark]}${write(list)}${END_MARK}`;
}

/** Parts that a style puts on separate lines stay separate. */
function writeSpan([attributes, inner]: readonly unknown[]): string {
  const { classes } = readAttributes(attributes);
  const apart = classes.some((name) => name === 'csl-left-margin' || name === 'csl-block');
  return apart ? `${write(inner).trimEnd()} ` : write(inner);
}

function readAttributes(value: unknown): { id: string; classes: readonly string[] } {
  const [id, classes] = Array.isArray(value) ? (value as unknown[]) : [];
  return {
    id: typeof id === 'string' ? id : '',
    classes: Array.isArray(classes) ? classes.filter((one) => typeof one === 'string') : [],
  };
}

/** Reads pandoc's output for that paper. */
export function readPrinted(json: string, count: number): Printed {
  const { blocks } = JSON.parse(json) as { blocks: unknown };
  const citations = Array.from({ length: count }, (): string | null => null);
  const entries: { key: string; text: string }[] = [];
  let index = -1;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isElement(value)) return;
    const list = Array.isArray(value.c) ? (value.c as unknown[]) : [];
    if (value.t === 'Str') index = Number(/^¶(\d{1,6})$/u.exec(String(value.c))?.[1] ?? -1);
    else if (value.t === 'Cite') {
      // A footnote referred to twice appears twice.
      if (index >= 0 && index < count) citations[index] ??= write(list[1]).trim();
      index = -1;
    } else if (value.t === 'Div' && readAttributes(list[0]).classes.includes('csl-entry'))
      entries.push({ key: readAttributes(list[0]).id.replace(/^ref-/u, ''), text: write(list[1]).trim() });
    else visit(list);
  };
  visit(blocks);
  return { citations, entries, fault: null };
}
