export interface Input {
  readonly name: string;
  readonly text: string;
}

export interface Place {
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
}

/** Finds the first occurrence of a piece of text in the inputs. */
export function locate(inputs: readonly Input[], needle: string): Place {
  if (needle === '') return {};
  for (const { name, text } of inputs) {
    const at = text.indexOf(needle);
    if (at >= 0) return { file: name, line: lineAt(text, at) };
  }
  // What a message quotes on one line may span several in the source.
  const loose = new RegExp(
    needle
      .trim()
      .split(/\s+/u)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
      .join(String.raw`\s+`),
    'u',
  );
  for (const { name, text } of inputs) {
    const at = text.search(loose);
    if (at >= 0) return { file: name, line: lineAt(text, at) };
  }
  return {};
}

/** Finds the second occurrence of a label across all inputs. */
export function locateSecond(inputs: readonly Input[], label: string): Place | undefined {
  const known = repeated.get(inputs) ?? findRepeated(inputs);
  repeated.set(inputs, known);
  return known.get(label);
}

/** Cached: texts may contain thousands of duplicate labels. */
const repeated = new WeakMap<readonly Input[], ReadonlyMap<string, Place>>();

function findRepeated(inputs: readonly Input[]): ReadonlyMap<string, Place> {
  const once = new Set<string>();
  const places = new Map<string, Place>();
  for (const { name, text } of inputs) {
    for (const [index, row] of text.split('\n').entries()) {
      for (const label of new Set(attributesOf(row).split(/[{}\s]/u))) {
        if (once.has(label) && !places.has(label)) places.set(label, { file: name, line: index + 1 });
        once.add(label);
      }
    }
  }
  return places;
}

/** Typst reports font names in lower case. */
export function locateFolded(inputs: readonly Input[], needle: string): Place {
  const folded = inputs.map(({ name, text }) => ({ name, text: text.toLowerCase() }));
  return locate(folded, needle.toLowerCase());
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i >= 0 && i < offset; i = text.indexOf('\n', i + 1)) line += 1;
  return line;
}

/**
 * The content of the first braces in a line. Not by regular expression, which would be quadratic on a long line of
 * opening braces.
 */
function attributesOf(row: string): string {
  const from = row.indexOf('{');
  const to = row.indexOf('}', from);
  return from < 0 || to < 0 ? '' : row.slice(from, to + 1);
}
