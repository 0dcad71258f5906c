import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** An element's start tag, whatever its props contain. */
function readTag(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (char === '>' && depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

it('every dialog names its close button, which the library leaves unnamed', () => {
  const tags = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8');
    return [...text.matchAll(/<(?:Modal|Drawer)\s/gu)].map(({ index }) => ({ file, tag: readTag(text, index) }));
  });
  expect(tags.length).toBeGreaterThan(30);
  const unnamed = tags.filter(({ tag }) => !/closeButtonProps=\{\{ 'aria-label'|withCloseButton=\{false\}/u.test(tag));
  expect(unnamed.map(({ file }) => file)).toEqual([]);
});
