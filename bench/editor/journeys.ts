import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Journey } from './walk-caret.ts';

export const examples = join(import.meta.dirname, '../../examples');

/** Everything whose length changes when the caret enters it. */
const constructs: readonly (readonly [name: string, source: string])[] = [
  ['emphasis', '*quite clearly*'],
  ['strong', '**quite clearly**'],
  ['strikeout', '~~quite clearly~~'],
  ['highlight', '==quite clearly=='],
  ['superscript', 'e^superscript^'],
  ['subscript', 'e~subscript~'],
  ['code', '`print(x)`'],
  ['code with attributes', '`print(x)`{.python #one key="value"}'],
  ['link', '[the package](https://example.org/a/rather/long/address/of/a/page.html "With a title")'],
  ['link with attributes', '[the package](https://example.org/a/rather/long/address.html){.external target="_blank"}'],
  ['reference link', '[the package][reference]'],
  ['autolink', '<https://example.org/a/rather/long/address>'],
  ['wiki link', '[[folder/some long name of a note|the note]]'],
  ['span', '[small capitals]{.smallcaps #one key="value"}'],
  ['picture', '![a small picture](figure.png "With a title"){width=24px}'],
  ['formula', '$\\frac{\\partial u}{\\partial t} = \\alpha \\nabla^2 u$'],
  ['short formula', '$x_i^2$'],
  ['note', 'word[^long-label]'],
  ['inline note', 'word^[A note of some words that stands in the text.]'],
  ['citation', '[see @Ramsay:1998, pp. 3-5; @Sadeghi:2000; @Marron:2015]'],
  ['citation in text', '@Ramsay:1998 [p. 3]'],
  ['nested', '**a *nested [link](https://example.org/nested/address) with* marks**'],
];

const filler =
  'While the caret walks through a paragraph of some length the rows below should stay where they are whatever it meets on its way and wherever the last row of this one happens to end'.split(
    ' ',
  );

/** Each construct in paragraphs of several lengths, so that some last row is nearly full at every width. */
function writeConstructs(): string {
  const parts: string[] = [];
  for (const [index, [, source]] of constructs.entries()) {
    for (let turn = 0; turn < 6; turn++) {
      const words = Array.from({ length: 14 + turn * 5 + (index % 5) }, (_unused, at) => filler[at % filler.length]!);
      words.splice(5 + turn, 0, source);
      parts.push(turn === 5 ? `- ${words.join(' ')}` : words.join(' '));
    }
  }
  for (const length of [1, 3, 5, 7, 9]) parts.push(`## ${filler.slice(0, length).join(' ')} {#section-${length}}`);
  parts.push(`> ${filler.join(' ')}`, `Term\n:   ${filler.join(' ')}`, `| ${filler.join(' ')}\n| second`);
  parts.push('[^long-label]: A note.', '[reference]: https://example.org/reference');
  return `Begin.\n\n${parts.join('\n\n')}\n\nEnd.\n`;
}

/** With space above and below, so that whatever opens and closes there can be scrolled out of view. */
function prepare(name: string, folder: string, text: string, step: number): Journey {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const room = 'A line.\n\n'.repeat(40);
  const above = `${head}\n${room}`;
  return { name, folder, text: `${above}${text.slice(head.length)}\n\n${room}`, start: above.length, step };
}

/** The texts to walk through: both papers, a text with a table, and every construct. */
export function listJourneys(): readonly Journey[] {
  const read = (path: string): string => readFileSync(join(examples, path), 'utf8');
  return [
    prepare('mwarp1d', 'mwarp1d', read('mwarp1d/paper.md'), 7),
    prepare('timeseriesflattener', 'timeseriesflattener', read('timeseriesflattener/paper.md'), 7),
    prepare('README', 'mwarp1d', read('README.md'), 7),
    prepare('every construct', 'mwarp1d', writeConstructs(), 5),
  ];
}
