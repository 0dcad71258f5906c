import { expect, test } from 'vitest';
import { keyOfWorkspace, listSearchParts } from './search-parts.ts';
import { matchText, readTextQuery } from './text-query.ts';

/** The snippet with [matches]; null if the text does not match. */
function show(text: string, query: string, isBib = false): string | null {
  const match = matchText(text, readTextQuery(query), isBib);
  return match && match.snippet.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('');
}

test('matches every word, the last one by prefix, and quoted words in order', () => {
  const text = 'Sleep restriction helps.\n';
  expect(show(text, 'helps sleep')).toBe('[Sleep] restriction [helps]. ');
  expect(show(text, 'sleep restr')).toBe('[Sleep] [restriction] helps. ');
  expect(show(text, 'slee restriction')).toBeNull();
  expect(show(text, '"sleep restriction"')).toBe('[Sleep restriction] helps. ');
  expect(show(text, '"restriction sleep"')).toBeNull();
  expect(show(text, '“sleep restr')).toBe('[Sleep restriction] helps. ');
  expect(show('covid 19 and covid-20', 'covid-20')).toBe('covid 19 and [covid-20]');
});

test('ignores case, accents and markup, including markup within a word', () => {
  expect(show('Die Schlafstörung', 'SCHLAFSTORUNG')).toBe('Die [Schlafstörung]');
  expect(show('Straße', 'strasse')).toBe('[Straße]');
  expect(show('é e\u0301', 'e\u0301')).toBeNull();
  expect(show('café', 'cafe\u0301')).toBe('[café]');
  expect(show('un**believ**able and ~~gone~~ `code`', 'unbelievable')).toBe('[unbelievable] and gone code');
  expect(show('ex\u00adam\u00adple', 'example')).toBe('[ex\u00adam\u00adple]');
  expect(show('# Heading\n\n| Depth | Mean |\n|---|---|\n| 40 | 7 |\n\n![A **caption**](x.png)', 'caption')).toContain(
    '[caption]',
  );
  expect(show('| Depth | Mean |\n|---|---|\n| 40 | 7 |\n', 'depth')).toBe('[Depth] Mean 40 7 ');
});

test('supports other scripts, and parts of words in those without spaces', () => {
  expect(show('Исследование сна', 'исслед')).toBe('[Исследование] сна');
  expect(show('دِرَاسَة النوم', 'دراسة')).toBe('[دِرَاسَة] النوم');
  expect(show('睡眠研究方法', '研究')).toBe('睡眠[研究]方法');
  expect(show('睡眠研究方法', '眠研究方')).toBe('睡[眠研究方]法');
  expect(show('睡眠研究方法', '法')).toBe('睡眠研究方[法]');
  expect(show('睡眠研究方法', '研法')).toBeNull();
  expect(show('수면 연구를', '연구')).toBe('수면 [연구를]');
});

test('anything typed is read as words', () => {
  for (const query of ['"', '""', '* OR (', 'a', "' ; drop", 'NEAR(', ':*', '\\', '🌲', '!', 'a'.repeat(200)])
    expect(() => show('some text', query)).not.toThrow();
  expect(readTextQuery('a b c d e f g h i jk')).toHaveLength(8);
  expect(readTextQuery('x')).toEqual([]);
  expect(readTextQuery('')).toEqual([]);
});

test('the snippet is where most of the words are, and names what to find there', () => {
  const text = `Kelp. ${'Other words stand here. '.repeat(40)}Forests of kelp grow.\n\nAnother paragraph.`;
  const match = matchText(text, readTextQuery('kelp forests'));
  expect(match?.snippet.map(({ text: part }) => part).join('')).toMatch(
    /^… .*Forests of kelp grow\. Another paragraph\.$/u,
  );
  expect(match?.find).toBe('Forests');
  expect(matchText('Die Schlafstörung', readTextQuery('schlafsto'))?.find).toBe('Schlafstö');
});

test('of the front matter, one value is shown; text after it is shown without it', () => {
  const text = [
    '---',
    'title: "Warping signals"',
    'affiliations:',
    '  - name: Kyoto Institute of Technology',
    '    index: 3',
    'date: 11 October 2019',
    'bibliography: paper.bib',
    '---',
    '',
    '# Summary',
    '',
    'Warping of one-dimensional data.',
  ].join('\n');
  expect(show(text, 'kyoto')).toBe('[Kyoto] Institute of Technology');
  expect(show(text, 'signals')).toBe('Warping [signals]');
  expect(show(text, 'summary')).toBe('[Summary] Warping of one-dimensional data.');
});

test('of a bibliography, the values of one entry are shown', () => {
  const text = [
    '@book{darwin1859,',
    '  title = {On the Origin of Species}',
    '}',
    '',
    '@techreport{steneck2002,',
    '  author = {Steneck, Robert S. and Bourque, Bruce J.},',
    '  title = {{Kelp} forest ecosystems: biodiversity, stability},',
    '  institution = "University of Maine",',
    '  year = 2002',
    '}',
    '@book{other, title = {Something else}}',
  ].join('\n');
  expect(show(text, 'kelp', true)).toBe(
    '… Robert S. and Bourque, Bruce J. · [Kelp] forest ecosystems: biodiversity, stability · University of Maine · 2002',
  );
  expect(show(text, 'species', true)).toBe('On the Origin of [Species]');
  expect(show(text, 'steneck', true)).toMatch(
    /^\[steneck2002\] · \[Steneck\], Robert S\. and Bourque, Bruce J\. · Kelp forest/u,
  );
  expect(show(text, 'darwin1859', true)).toBe('[darwin1859] · On the Origin of Species');
  expect(show(text, 'else', true)).toBe('Something [else]');
});

test('two workspaces have no word of the index in common', () => {
  const wordsIn = (workspace: string): string[] =>
    listSearchParts('Forest and 森林 ÄÖ 12', 'Forest', keyOfWorkspace(workspace)).flatMap(({ words }) =>
      words.split(' '),
    );
  const [here, there] = [wordsIn('here'), wordsIn('there')];
  expect(here.length).toBeGreaterThan(6);
  expect(here.filter((word) => there.includes(word))).toEqual([]);
  // SQLite takes other signs of ASCII as the end of a word.
  for (const word of here) expect(word.slice(0, 8)).toMatch(/^[\da-z]{8}$/u);
  expect(new Set([...here, ...there].map((word) => word.slice(0, 8))).size).toBe(2);
});

test('typing in one place of a long text changes one or two parts of it', () => {
  const paragraph = (at: number): string =>
    Array.from({ length: 120 }, (_, i) => `word${(at * 7919 + i * 31) % 5000}`).join(' ');
  const paragraphs = Array.from({ length: 300 }, (_, at) => paragraph(at));
  const before = listSearchParts(paragraphs.join('\n\n'), 'A title', 'key');
  expect(before.length).toBeGreaterThan(4);
  paragraphs[20] += ' and something new';
  const after = listSearchParts(paragraphs.join('\n\n'), 'A title', 'key');
  const known = new Set(before.map(({ hash }) => hash));
  expect(after.filter(({ hash }) => !known.has(hash)).length).toBeLessThanOrEqual(2);
  for (const { words } of after) expect(words.split(' ').length).toBeLessThanOrEqual(12_000);
});
