import { drawMath } from '../live-preview/katex.ts';
import { isolateWords } from '../right-to-left.ts';
import { END_MARK, MARKS } from '@scriptorium/bibliography/marks.ts';

const ELEMENTS: Readonly<Record<string, readonly [tag: string, className: string]>> = {
  [MARKS.italic]: ['em', ''],
  [MARKS.bold]: ['strong', ''],
  [MARKS.sup]: ['sup', ''],
  [MARKS.sub]: ['sub', ''],
  [MARKS.caps]: ['span', 'cm-smallcaps'],
  [MARKS.underline]: ['u', ''],
  [MARKS.note]: ['span', 'cm-fn-inline'],
  [MARKS.math]: ['span', 'cm-math'],
};

/** Turns formatting marks into elements. */
export function renderMarks(text: string): Node[] {
  const root = document.createElement('span');
  const stack: HTMLElement[] = [root];
  for (const part of text.replace(/&#60;/g, '<').split(/([\uE000-\uE008])/)) {
    const found = ELEMENTS[part];
    const top = stack.at(-1)!;
    if (found) {
      const element = document.createElement(found[0]);
      if (found[1] !== '') element.className = found[1];
      top.append(element);
      stack.push(element);
    } else if (part === END_MARK) {
      const ended = stack.length > 1 ? stack.pop() : undefined;
      if (ended?.className === 'cm-math') drawMath(ended, ended.textContent ?? '', 'inline', () => undefined);
    } else if (part) top.append(...isolateWords(part));
  }
  return [...root.childNodes];
}
