import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { listChangedSections } from './changed-sections.ts';

const PAPER = `---
title: Kelp
# not a heading
---

Before.

# Introduction {#sec:intro}

Light decides.

\`\`\`python
# not one either
\`\`\`

## *What* we \`did\` ##

We looked.

# Results

It is dark.
`;

function change(...replaced: [words: string, insert: string][]): string[] {
  const changes = ChangeSet.of(
    replaced.map(([words, insert]) => ({
      from: PAPER.indexOf(words),
      to: PAPER.indexOf(words) + words.length,
      insert,
    })),
    PAPER.length,
  );
  return listChangedSections(changes.apply(Text.of(PAPER.split('\n'))), changes);
}

test.each([
  ['a word', [['decides', 'decides much']], ['Introduction']],
  ['words that only went', [['looked', '']], ['What we did']],
  ['the heading itself', [['Results', 'Findings']], ['Findings']],
  [
    'the front matter and text before all headings',
    [
      ['Kelp', 'Sea'],
      ['Before', 'First'],
    ],
    [''],
  ],
  ['code', [['either', 'too']], ['Introduction']],
  [
    'several places',
    [
      ['dark', 'light'],
      ['decides', 'counts'],
      ['It', 'All'],
    ],
    ['Introduction', 'Results'],
  ],
  ['a new section', [['It is dark.', 'It is dark.\n\n# Discussion\n\nIs it?']], ['Results', 'Discussion']],
  ['text over two sections', [['decides', 'is\n\n# Much\n\nit']], ['Introduction', 'Much']],
] as [string, [string, string][], string[]][])('%s', (_what, replaced, sections) => {
  expect(change(...replaced)).toEqual(sections);
});

test('a text without headings is one section, and an unchanged one has none', () => {
  const text = Text.of(['A line.']);
  const changes = ChangeSet.of({ from: 0, insert: 'So: ' }, text.length);
  expect(listChangedSections(changes.apply(text), changes)).toEqual(['']);
  expect(listChangedSections(text, ChangeSet.empty(text.length))).toEqual([]);
});
