import { expect, test } from 'vitest';
import { markBibliography, placeBibliography } from './latex-bibliography.ts';

const header = (id: string, text: string) => ({ t: 'Header', c: [1, [id, [], []], [{ t: 'Str', c: text }]] });
const para = { t: 'Para', c: [{ t: 'Str', c: 'x' }] };
const titles = (blocks: readonly unknown[]) => JSON.stringify(blocks).match(/"Header","c":.*?\]\]\}?|refs/gu);

test('the first command that is not commented out is marked, on the same line', () => {
  const text = 'A\n% \\bibliography{old}\n50\\% \\bibliography{works}\n\\printbibliography\n';
  const marked = markBibliography(text);
  expect(marked.split('\n')).toHaveLength(text.split('\n').length);
  expect(marked).toContain(
    '\n% \\bibliography{old}\n50\\% \\section*{References}\\label{scriptorium-works} \\bibliography{works}\n',
  );
  expect(marked.match(/scriptorium-works/gu)).toHaveLength(1);
  expect(markBibliography('\\documentclass[a4paper]{book} \\printbibliography')).toContain('\\chapter*{References}');
  expect(markBibliography('\\printbibliography[title={Works cited}, heading=bibintoc]')).toContain(
    '\\section*{Works cited}',
  );
});

test('it becomes a heading in the language of the text, and a place for the works if something follows', () => {
  expect(placeBibliography([para, header('scriptorium-works', 'References')], 'de-DE')).toEqual([
    para,
    { t: 'Header', c: [1, ['references', ['unnumbered'], []], [{ t: 'Str', c: 'Literatur' }]] },
  ]);
  const followed = placeBibliography([header('scriptorium-works-unnamed', 'References'), para], 'en');
  expect(followed).toEqual([{ t: 'Div', c: [['refs', [], []], []] }, para]);
  expect(
    titles(placeBibliography([header('r', 'References'), header('scriptorium-works', 'References')], '')),
  ).toHaveLength(1);
  expect(placeBibliography([para], 'en')).toEqual([para]);
});
