import { say } from '@scriptorium/contract/said.ts';
import type { Element } from '../exports/pandoc-tree.ts';
import { shorten, type Place } from './kinds.ts';

/** The words of a part of the tree, without markup. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join('');
  if (typeof value !== 'object' || value === null || !('t' in value)) return '';
  const { t, c } = value as Element;
  if (t === 'MetaMap')
    return Object.values(c as object)
      .map(plainText)
      .join('\n');
  if (t === 'MetaString') return `${String(c)}\n`;
  if (t === 'Str') return String(c);
  if (t === 'Space' || t === 'SoftBreak' || t === 'LineBreak') return ' ';
  if (t === 'Code' || t === 'CodeBlock' || t === 'Math') return String((c as unknown[])[1]);
  if (t === 'RawInline' || t === 'RawBlock' || t === 'Note') return '';
  if (t === 'Para' || t === 'Plain' || t === 'Header') return `${plainText(c)}\n`;
  return plainText(c);
}

/** Tracks the position while walking a document, described by headings and first words. */
export class Whereabouts {
  #heading = '';
  #near = '';

  enter(element: Element): void {
    if (element.t === 'Header') {
      this.#heading = plainText((element.c as unknown[])[2]);
      this.#near = '';
    } else if (element.t === 'Para' || element.t === 'Plain') {
      this.note(plainText(element.c));
    }
  }

  heading(text: string): void {
    this.#heading = text;
    this.#near = '';
  }

  note(text: string): void {
    if (text.trim() !== '') this.#near = text;
  }

  get place(): Place {
    const heading = shorten(this.#heading, 60);
    const words = shorten(this.#near, 60);
    if (heading === '') return words === '' ? say('at the beginning', {}) : say('near “{words}”', { words });
    return words === ''
      ? say('under “{heading}”', { heading })
      : say('under “{heading}”, near “{words}”', { heading, words });
  }
}

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null && 't' in value;

/** Rebuilds a tree: `enter` sees each element before its contents, `leave` replaces it afterwards. */
export function rebuild(
  value: unknown,
  steps: { enter?: (element: Element) => void; leave: (element: Element) => Element | readonly Element[] },
): unknown {
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => {
      const made = rebuild(part, steps);
      return isElement(part) && Array.isArray(made) ? (made as unknown[]) : [made];
    });
  if (isElement(value)) {
    steps.enter?.(value);
    return steps.leave(value.c === undefined ? value : { ...value, c: rebuild(value.c, steps) });
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rebuild(inner, steps)]));
  return value;
}

export function eachElement(value: unknown, visit: (element: Element) => void): void {
  if (Array.isArray(value)) for (const part of value) eachElement(part, visit);
  else if (isElement(value)) {
    visit(value);
    eachElement(value.c, visit);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) eachElement(part, visit);
  }
}
