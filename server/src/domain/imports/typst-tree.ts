import type { Element } from '../exports/pandoc-tree.ts';
import type { Attributes } from './floats.ts';

const LABELLED: ReadonlySet<string> = new Set(['Header', 'Figure', 'Table', 'CodeBlock']);

/** Attaches Typst's labels, which come as separate anchors after what they label. */
export function attachLabels<T>(value: T): T {
  if (Array.isArray(value)) return attachInList(value.map((each: unknown) => attachLabels(each))) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, attachLabels(each as unknown)])) as T;
}

function attachInList(list: readonly unknown[]): unknown[] {
  const made: unknown[] = [];
  for (const each of list) {
    const gap = isGap(made.at(-1)) ? 1 : 0;
    const before = made.at(-1 - gap);
    const [first, ...rest] = isElement(each, 'Para') || isElement(each, 'Plain') ? (each.c as unknown[]) : [];
    const labelled = first === undefined ? labelFormula(before, anchorOf(each)) : labelBlock(before, anchorOf(first));
    if (labelled === null) {
      made.push(each);
      continue;
    }
    made.splice(-1 - gap, 1 + gap, labelled);
    // Unless a blank line separates them, the following text begins with the label.
    const text = isGap(rest[0]) ? rest.slice(1) : rest;
    if (text.length > 0) made.push({ ...(each as Element), c: text });
  }
  return made;
}

/** A list of references at the very start was passed to a template: dropped here, so that it comes at the end. */
export function withoutLeadingReferences(blocks: readonly Element[]): readonly Element[] {
  const [heading, references] = blocks;
  if (!isElement(heading, 'Header') || !isElement(references, 'Div')) return blocks;
  return (references.c as [Attributes])[0][0] === 'refs' ? blocks.slice(2) : blocks;
}

function labelBlock(block: unknown, id: string | null): Element | null {
  if (id === null || !isElement(block) || !LABELLED.has(block.t)) return null;
  const parts = [...(block.c as unknown[])];
  const at = block.t === 'Header' ? 1 : 0;
  const [own, ...rest] = parts[at] as Attributes;
  if (own !== '') return null;
  parts[at] = [id, ...rest];
  return { ...block, c: parts };
}

/** Writes the label in LaTeX's form, which is processed later. */
function labelFormula(formula: unknown, id: string | null): Element | null {
  if (id === null || !isElement(formula, 'Math')) return null;
  const [type, tex] = formula.c as [Element, string];
  return type.t === 'DisplayMath' && !/[{}\\]/u.test(id) ? { ...formula, c: [type, `${tex}\\label{${id}}`] } : null;
}

/** The label, if the element is nothing else. */
function anchorOf(element: unknown): string | null {
  if (!isElement(element, 'Span')) return null;
  const [[id, classes], inlines] = element.c as [Attributes, unknown[]];
  return id !== '' && classes.length === 0 && inlines.length === 0 ? id : null;
}

const isGap = (value: unknown): boolean => isElement(value, 'Space') || isElement(value, 'SoftBreak');

function isElement(value: unknown, type?: string): value is Element {
  if (typeof value !== 'object' || value === null || !('t' in value)) return false;
  return type === undefined || value.t === type;
}
