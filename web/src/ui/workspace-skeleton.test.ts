import { expect, it } from 'vitest';
import { opensAsDocument } from './workspace-skeleton.tsx';

it('tells from its path what will open as a document', () => {
  for (const path of ['paper.md', 'Joint paper/chapter 1.TEX', 'refs.bib', 'notes.txt'])
    expect(opensAsDocument(path)).toBe(true);
  for (const path of ['', 'Joint paper', 'paper.md/figures', 'figure.png', 'page.html', '.md'])
    expect(opensAsDocument(path)).toBe(false);
});
