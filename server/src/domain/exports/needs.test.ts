import { describe, expect, it } from 'vitest';
import { findPdfFigures } from './needs.ts';

const PATHS = ['figures/plot.pdf', 'figures/über.pdf', 'supplement.pdf', 'photo.png'];

describe('PDF files that a text shows as images', () => {
  it.each([
    ['an image', '![Caption](figures/plot.pdf){width=50%}'],
    ['a caption over several lines', '![Caption\nwith [a link](x)](figures/plot.pdf)'],
    ['a definition', '[plot]: figures/plot.pdf "Title"'],
    ['HTML', '<img src="figures/plot.pdf">'],
    ['LaTeX', '\\begin{figure}\n\\includegraphics{figures/plot.pdf}\n\\end{figure}'],
    ['a quotation', '> ![Caption](figures/plot.pdf)'],
  ])('%s', (_, text) => {
    expect(findPdfFigures([`Words.\n\n${text}\n\nWords.`], PATHS)).toEqual(['figures/plot.pdf']);
  });

  it('an address with escapes', () => {
    expect(findPdfFigures(['![Caption](figures/%C3%BCber.pdf)'], PATHS)).toEqual(['figures/über.pdf']);
  });

  it('not one that is only linked to', () => {
    expect(findPdfFigures(['![A](photo.png)\n\nSee [the supplement](supplement.pdf).'], PATHS)).toEqual([]);
  });
});
