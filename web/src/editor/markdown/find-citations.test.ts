import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitations } from '@scriptorium/bibliography/find-citations.ts';
import { expect, test } from 'vitest';
import { buildMarkdownParser } from './parser.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples');
const parser = buildMarkdownParser(null);

/** The keys the editor draws as citations. */
function drawn(text: string): string[] {
  const keys: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name === 'CitationKey') keys.push(text.slice(from, to).replace(/^-?@\{?|\}$/g, ''));
    },
  });
  return keys;
}

const SNIPPETS = [
  'See [@a, p. 3; -@b] and @c [p. 4], not a@b.org, `@d` or \\@e.',
  '> quoted @a\n>\n> - item @b\n>\n>       @code\n',
  '# Title @a {#sec:x}\n\n::: note\n@b\n:::\n\n| a | b |\n|---|---|\n| @c | `@d` |\n',
  '```{.r}\n@a\n```\n\n    @b\n\n1. item\n\n    @c\n\n        @d\n',
  '[^1]: note @a\n\n![caption @b](x@y.png){#fig:x}\n\n[link @c](https://x.org/@d)\n',
  '$x_@a$ and $$\n@b\n$$\n\n<!-- @c -->\n\n<span title="@d">@e</span> <https://x.org/@f>\n',
  '*emphasis @a*, **@b**, ~~@c~~, [@d]{.mark}, "@e", (@f), @g\'s\n',
  'hard\nwrapped [@a;\n@b] text\n',
];

test.each(SNIPPETS)('what counts as cited is what the editor draws: %j', (text) => {
  expect(findCitations(text, 'markdown').map(({ key }) => key)).toEqual(drawn(text));
});

test.each(['mwarp1d/paper.md', 'timeseriesflattener/paper.md'])('in %s, too', (path) => {
  const text = readFileSync(join(EXAMPLES, path), 'utf8');
  // In the editor, the front matter belongs to the form.
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  expect(drawn(body).length).toBeGreaterThan(3);
  expect(findCitations(body, 'markdown').map(({ key }) => key)).toEqual(drawn(body));
});
