import { expect, test } from 'vitest';
import { pickPaper } from './pick-paper.ts';

test.each([
  [['figure.png', 'paper.bib', 'paper.md', 'response.md'], 'paper.md'],
  [['Manuscript.qmd', 'notes.md'], 'Manuscript.qmd'],
  [['draft.md', 'README.md', 'data.csv'], 'draft.md'],
  [['one.md', 'two.md'], undefined],
  [['paper.md', 'paper.qmd', 'other.md'], undefined],
  [['README.md', 'paper.tex', 'paper.bib'], undefined],
  [[], undefined],
])('the paper among %j is %s', (names, paper) => {
  expect(pickPaper(names.map((name) => ({ name })))?.name).toBe(paper);
});
