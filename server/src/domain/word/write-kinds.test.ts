import { describe, expect, test } from 'vitest';
import { type BroughtBack, bringBack } from './bring-back.ts';
import { readDocument } from './read-document.ts';

const ADA = 'w:id="7" w:author="Ada" w:date="2026-11-20T10:00:00Z"';
const TRACKED = `<w:pPrChange ${ADA}><w:pPr/></w:pPrChange>`;
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`}</w:p>`;
const h = (text: string, level: number, more = '') => p(text, `<w:pStyle w:val="Heading${level}"/>${more}`);
/** List 1 has bullets, list 2 numbers. */
const item = (text: string, list: number, level = 0, more = '') =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/>${more}</w:numPr>`);

const levels = (format: string) =>
  [0, 1, 2].map((level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="${format}"/></w:lvl>`).join('');
const NUMBERING = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="10">${levels('bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="11">${levels('decimal')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="10"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="11"/></w:num></w:numbering>`;
const STYLES =
  '<w:styles xmlns:w="w"><w:style w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>';

function file(body: readonly string[]) {
  const parts = {
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`,
    'word/numbering.xml': NUMBERING,
    'word/styles.xml': STYLES,
  };
  return readDocument(new Map(Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)])));
}

function accept(text: string, { changes }: BroughtBack): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes
    .flatMap(({ pieces }) => pieces)
    .toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    expect(from).toBeGreaterThanOrEqual(at);
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

const back = (markdown: string, before: readonly string[], after: readonly string[]) =>
  bringBack(markdown, file(before), file(after));

function change(markdown: string, before: readonly string[], after: readonly string[]): string {
  const found = back(markdown, before, after);
  expect(found.unplaced).toEqual([]);
  return accept(markdown, found);
}

const TEXT = '# Title\n\nFirst one here.\nAnd on.\n\n## Methods {#sec:m}\n\nSecond one there.\n';
const ALL = [h('Title', 1), p('First one here. And on.'), h('Methods', 2), p('Second one there.')];
const swap = (at: number, block: string) => ALL.map((one, index) => (index === at ? block : one));

describe('a paragraph of which only the kind was changed', () => {
  test('gets another level, attributed to whoever tracked it', () => {
    const found = back(TEXT, ALL, swap(2, h('Methods', 3, TRACKED)));
    expect(accept(TEXT, found)).toBe(TEXT.replace('## M', '### M'));
    expect(found.changes).toMatchObject([{ author: { name: 'Ada' }, pieces: [{ insert: '### ' }] }]);
    expect(change(TEXT, ALL, swap(2, h('Methods', 1)))).toBe(TEXT.replace('## M', '# M'));
  });

  test('counts from the level that the export gave it', () => {
    const deeper = [h('Title', 2), ALL[1] as string, h('Methods', 3), ALL[3] as string];
    expect(change(TEXT, deeper, [deeper[0] as string, deeper[1] as string, h('Methods', 4), deeper[3] as string])).toBe(
      TEXT.replace('## M', '### M'),
    );
    expect(change(TEXT, deeper, [...deeper.slice(0, 3), h('Second one there.', 3)])).toBe(
      TEXT.replace('Second', '## Second'),
    );
    expect(back(TEXT, deeper, [h('Title', 1), ...deeper.slice(1)])).toMatchObject({
      changes: [],
      unplaced: [{ near: 'Title', why: 'became-heading' }],
    });
  });

  test('becomes a heading on a single line', () => {
    expect(change(TEXT, ALL, swap(1, h('First one here. And on.', 2)))).toBe(
      TEXT.replace('First one here.\nAnd on.', '## First one here. And on.'),
    );
    expect(change('# One\n- a\n', [h('One', 1), item('a', 1)], [h('One', 1), h('a', 1)])).toBe('# One\n\n# a\n');
  });

  test('becomes a paragraph again, unless something refers to the heading', () => {
    expect(change(TEXT, ALL, swap(2, p('Methods')))).toBe(TEXT.replace('## Methods {#sec:m}', 'Methods'));
    expect(change('# 1. Title #\nText.\n', [h('1. Title', 1), p('Text.')], [p('1. Title'), p('Text.')])).toBe(
      '1\\. Title\n\nText.\n',
    );
    const referred = `${TEXT}\nSee @sec:m.\n`;
    const more = (blocks: readonly string[]) => [...blocks, p('See Section 2.')];
    expect(back(referred, more(ALL), more(swap(2, p('Methods'))))).toMatchObject({
      changes: [],
      unplaced: [{ near: 'Methods', why: 'became-text' }],
    });
  });

  test('also works with lines below the heading', () => {
    const text = 'Title\n=====\n\nText.\n\nPart\n----\nMore.\n';
    const all = [h('Title', 1), p('Text.'), h('Part', 2), p('More.')];
    expect(change(text, all, [p('Title'), ...all.slice(1)])).toBe(text.replace('Title\n=====', 'Title'));
    expect(change(text, all, [...all.slice(0, 2), h('Part', 3), p('More.')])).toBe(
      text.replace('Part\n----', '### Part'),
    );
    expect(change(text, all, [...all.slice(0, 2), p('Part'), p('More.')])).toBe(text.replace('Part\n----', 'Part\n'));
  });

  test('may have changed words as well', () => {
    expect(change(TEXT, ALL, swap(2, h('Materials and Methods', 3)))).toBe(
      TEXT.replace('## Methods', '### Materials and Methods'),
    );
    expect(change(TEXT, ALL, swap(2, p('Of something else')))).toBe(
      TEXT.replace('## Methods {#sec:m}', 'Of something else'),
    );
    expect(change(TEXT, ALL, swap(1, h('First one here. And so on.', 2)))).toBe(
      TEXT.replace('First one here.\nAnd on.', '## First one here. And so on.'),
    );
  });
});

describe('a list', () => {
  const text = 'Above:\n\n- apple\n- pear\n    - plum\n- fig\n\nBelow.\n';
  const [above, below] = [p('Above:'), p('Below.')];
  const list = (kind: number) => [item('apple', kind), item('pear', kind), item('plum', kind, 1), item('fig', kind)];

  test('turned into a numbered one is one change, or two around deeper items', () => {
    const flat = '- apple\n- pear\n- fig\n';
    const items = (kind: number) => ['apple', 'pear', 'fig'].map((word) => item(word, kind));
    const found = back(flat, items(1), items(2));
    expect(accept(flat, found)).toBe('1. apple\n1. pear\n1. fig\n');
    expect(found.changes).toHaveLength(1);
    expect(change('1. apple\n2. pear\n3. fig\n', items(2), items(1))).toBe(flat);
    expect(change(text, [above, ...list(1), below], [above, ...list(2), below])).toBe(
      'Above:\n\n1. apple\n1. pear\n    1. plum\n1. fig\n\nBelow.\n',
    );
  });

  test('is dissolved, and created', () => {
    const plain = ['apple', 'pear', 'fig'].map((word) => p(word));
    const items = ['apple', 'pear', 'fig'].map((word) => item(word, 1));
    expect(change('- apple\n- pear\n- fig\n\nBelow.\n', [...items, below], [...plain, below])).toBe(
      'apple\n\npear\n\nfig\n\nBelow.\n',
    );
    expect(change('apple\n\npear\n\nfig\n', plain, items)).toBe('- apple\n\n- pear\n\n- fig\n');
    const styled = ['apple', 'pear', 'fig'].map((word) => p(word, '<w:pStyle w:val="ListBullet"/>'));
    expect(change('apple\n\npear\n\nfig\n', plain, styled)).toBe('- apple\n\n- pear\n\n- fig\n');
    expect(change('- apple\n- pear\n- fig\n', items, [items[0] as string, p('pear'), items[2] as string])).toBe(
      '- apple\n\npear\n\n- fig\n',
    );
  });

  test('is attributed to whoever tracked it, and adds no paragraph', () => {
    const found = back('apple\n', [p('apple')], [item('apple', 2, 0, `<w:ins ${ADA}/>`)]);
    expect(accept('apple\n', found)).toBe('1. apple\n');
    expect(found.changes).toMatchObject([{ author: { name: 'Ada' } }]);
  });

  test('is listed if its items contain others, or got another depth', () => {
    const before = [above, ...list(1), below];
    const after = before.map((one, at) => (at === 2 ? p('pear') : one));
    expect(back(text, before, after)).toMatchObject({
      changes: [],
      unplaced: [{ near: 'pear', why: 'became-text' }],
    });
    const deeper = before.map((one, at) => (at === 4 ? item('fig', 1, 1) : one));
    expect(back(text, before, deeper)).toMatchObject({ changes: [], unplaced: [{ near: 'fig', why: 'became-item' }] });
  });
});

test('whatever the text expresses differently is listed', () => {
  const figure = '![A dog](dog.png)\n';
  const picture = p('<w:r><w:drawing><a/></w:drawing></w:r>');
  expect(back(figure, [picture, p('A dog')], [picture, h('A dog', 1)])).toMatchObject({
    changes: [],
    unplaced: [{ near: 'A dog', why: 'became-heading' }],
  });
});
