import { describe, expect, it } from 'vitest';
import { findMentioned, findPdfFigures } from './needs.ts';

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

  it('a URL with escapes', () => {
    expect(findPdfFigures(['![Caption](figures/%C3%BCber.pdf)'], PATHS)).toEqual(['figures/über.pdf']);
  });

  it('among unclosed definitions, quickly', () => {
    const began = process.cpuUsage();
    expect(findPdfFigures(['[a\n'.repeat(60_000)], PATHS)).toEqual([]);
    expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
  });

  it('not if it is only linked to', () => {
    expect(findPdfFigures(['![A](photo.png)\n\nSee [the supplement](supplement.pdf).'], PATHS)).toEqual([]);
  });
});

describe('files that a text mentions', () => {
  it('are found by their full names, even if these are similar', () => {
    const paths = [
      'a/plot.png',
      'b/plot.png',
      'my plot.png',
      'lot.png',
      'plot.pn',
      'PLOT.PNG',
      'plot.png.pdf',
      'Ö.svg',
    ];
    const text = '![](a/plot.png) and O\u0308.svg';
    expect(findMentioned([text], paths)).toEqual(['a/plot.png', 'b/plot.png', 'lot.png', 'Ö.svg']);
    expect(findMentioned(['bibliography: my refs.bib\n', 'x.TIFF'], ['my refs.bib', 'x.TIFF', 'x.TIF'])).toEqual([
      'my refs.bib',
      'x.TIFF',
    ]);
  });

  it('are found as quickly among fifty thousand', () => {
    const paths = Array.from({ length: 50_000 }, (_, n) => `photos/IMG_${n}.png`);
    const text = `${'Words IMG_ and '.repeat(60_000)}![](photos/IMG_777.png)`;
    const began = process.cpuUsage();
    expect(findMentioned([text], paths)).toEqual(['photos/IMG_777.png']);
    // This once took half a minute.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });

  it('are not looked for without end in texts made of the ends of their names', () => {
    const paths = Array.from({ length: 240 }, (_, n) => `${'a'.repeat(n + 1)}.md`);
    const began = process.cpuUsage();
    // Too many to say which: none may be missing.
    expect(findMentioned([`${'a'.repeat(250)}.md%20`.repeat(19_000)], paths)).toEqual(paths);
    expect(findMentioned(['%41'.repeat(10_000), '%41 '.repeat(400_000)], paths)).toEqual(paths);
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});
