import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BroughtBack, bringBack } from './bring-back.ts';
import { readDocument } from './read-document.ts';

const TRACKED = '<w:rPrChange w:id="7" w:author="Ada" w:date="2026-11-20T10:00:00Z"><w:rPr/></w:rPrChange>';
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const cited = (text: string) => run(text, '<w:rStyle w:val="Citation"/>');
const p = (inner: string, style = '') =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}</w:pPr>${inner}</w:p>`;
const cell = (inner: string) => `<w:tc>${p(inner)}</w:tc>`;

function file(...body: string[]) {
  const xml = `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`;
  return readDocument(new Map([['word/document.xml', new TextEncoder().encode(xml)]]));
}

function accept(text: string, { changes }: BroughtBack): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes.flatMap(({ pieces }) => pieces)) {
    expect(from).toBeGreaterThanOrEqual(at);
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

function change(markdown: string, before: string, after: string): string {
  const back = bringBack(markdown, file(p(before)), file(p(after)));
  expect(back.unplaced).toEqual([]);
  return accept(markdown, back);
}

const [B, I] = ['<w:b/>', '<w:i/>'];

describe('formatting changed in Word', () => {
  test('emphasis added to words is placed around them', () => {
    const text = 'The quick brown\nfox jumps.\n';
    const plain = run('The quick brown fox jumps.');
    expect(change(text, plain, run('The ') + run('quick', B) + run(' brown fox jumps.'))).toBe(
      'The **quick** brown\nfox jumps.\n',
    );
    expect(change(text, plain, run('The ') + run('quick brown fox', I) + run(' jumps.'))).toBe(
      'The *quick brown\nfox* jumps.\n',
    );
    expect(change(text, plain, run('The quick brown fox jumps.', B + I))).toBe('***The quick brown\nfox jumps.***\n');
    expect(change(text, plain, run('The ') + run('quick', '<w:strike/>') + run(' brown fox jumps.'))).toBe(
      'The ~~quick~~ brown\nfox jumps.\n',
    );
    expect(
      change(text, plain, run('The ') + run('quick', '<w:highlight w:val="yellow"/>') + run(' brown fox jumps.')),
    ).toBe('The ==quick== brown\nfox jumps.\n');
    expect(
      change(text, plain, run('The ') + run('quick', '<w:rStyle w:val="Strong"/>') + run(' brown fox jumps.')),
    ).toBe('The **quick** brown\nfox jumps.\n');
  });

  test('removing emphasis keeps other emphasis', () => {
    const text = 'A **very quick brown** fox, ***both*** and _one_.\n';
    const before = `${run('A ')}${run('very quick brown', B)}${run(' fox, ')}${run('both', B + I)}${run(' and ')}${run('one', I)}${run('.')}`;
    const without = (from: string, to: string) => before.replace(from, () => to);
    expect(change(text, before, without(run('very quick brown', B), run('very quick brown')))).toBe(
      'A very quick brown fox, ***both*** and _one_.\n',
    );
    const parts = (a: string, b: string, c: string) => run('very ', a) + run('quick', b) + run(' brown', c);
    expect(change(text, before, without(run('very quick brown', B), parts('', B, B)))).toContain(
      'A very **quick brown** fox',
    );
    expect(change(text, before, without(run('very quick brown', B), parts(B, '', B)))).toContain(
      'A **very** quick **brown** fox',
    );
    expect(change(text, before, without(run('very quick brown', B), parts(B, B, '')))).toContain(
      'A **very quick** brown fox',
    );
    expect(change(text, before, without(run('both', B + I), run('both', B)))).toContain('**both** and');
    expect(change(text, before, without(run('both', B + I), run('both', I)))).toContain(' *both* and');
    expect(change(text, before, without(run('one', I), run('one', B)))).toContain('and **one**.');
  });

  test('tracked changes have their author; two people make two changes', () => {
    const back = bringBack(
      'One two three.\n',
      file(p(run('One two three.'))),
      file(p(run('One ', B) + run('two', B + TRACKED) + run(' three.'))),
    );
    expect(back.changes.map(({ author }) => author?.name ?? null)).toEqual([null, 'Ada']);
    expect(accept('One two three.\n', back)).toBe('**One** **two** three.\n');
  });

  test('links, citations and notes inside stay intact', () => {
    const text = 'See [the site](http://a.b) and @doe99 now.\n';
    const before = run('See ') + run('the site') + run(' and ') + cited('Doe (1999)') + run(' now.');
    const bold =
      run('See ', B) + run('the site', B) + run(' and ', B) + cited('Doe (1999)') + run(' now', B) + run('.');
    expect(change(text, before, bold)).toBe('**See [the site](http://a.b) and @doe99 now**.\n');
    const part = run('See ') + run('the ') + run('site', B) + run(' and ', B) + cited('Doe (1999)') + run(' now.');
    const back = bringBack(text, file(p(before)), file(p(part)));
    expect(accept(text, back)).toBe(text);
    expect(back.unplaced).toMatchObject([{ why: 'formatting', near: 'site and' }]);
  });

  test('formatting that Markdown cannot express is listed', () => {
    const text = 'Water is wet.\n\n```\ncode here\n```\n';
    const before = [p(run('Water is wet.')), p(run('code here'))];
    const raised = [
      p(run('Water is', '<w:vertAlign w:val="superscript"/>') + run(' wet.')),
      p(run('code ', B) + run('here')),
    ];
    const back = bringBack(text, file(...before), file(...raised));
    expect(back.changes).toEqual([]);
    expect(back.unplaced.map(({ why, near }) => `${why}: ${near}`)).toEqual([
      'formatting: Water is',
      'formatting: code',
    ]);
  });

  test('explicit formatting of headings and cells by a program is not a change', () => {
    const text = '# One heading\n\n| a b | c |\n|---|---|\n| d | e |\n';
    const body = (look: string, more = '') => [
      p(run('One heading', look), 'Heading1'),
      `<w:tbl><w:tr>${cell(run('a b', look))}${cell(run('c', look))}</w:tr><w:tr>${cell(run('d'))}${cell(run('e', more))}</w:tr></w:tbl>`,
    ];
    expect(bringBack(text, file(...body('')), file(...body(B)))).toMatchObject({ changes: [], unplaced: [] });
    const back = bringBack(text, file(...body('')), file(...body('', B + TRACKED)));
    expect(accept(text, back)).toBe(text.replace('e |', '**e** |'));
  });

  test('in random texts, accepting puts the emphasis on exactly the chosen words', () => {
    const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five', 'six,', '(seven)', 'x'), {
      minLength: 2,
      maxLength: 12,
    });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (some, a, b, seed, isOff) => {
        const all = some.map((word, i) => word.replace(/\w+/u, (letters) => `${letters}${seed}${i}`));
        const [from, to] = [a % all.length, b % all.length].toSorted((x, y) => x - y) as [number, number];
        const cut = (mark: string) =>
          [all.slice(0, from), all.slice(from, to + 1), all.slice(to + 1)]
            .map((part) => part.join(' '))
            .map((part, i) => (i === 1 ? `${mark}${part}${mark}` : part))
            .filter((part) => part !== '')
            .join(' ');
        const wordRun = (i: number, look: string) => run(i === 0 ? (all[0] as string) : ` ${all[i]}`, look);
        const plain = all.map((_, i) => wordRun(i, '')).join('');
        const bold = all.map((_, i) => wordRun(i, i >= from && i <= to ? B : '')).join('');
        if (isOff) expect(change(cut('**'), bold, plain)).toBe(all.join(' '));
        else expect(change(all.join(' '), plain, bold)).toBe(cut('**'));
      }),
    );
  });
});
