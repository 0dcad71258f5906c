import { expect, test } from 'vitest';
import { CitationReader } from './csl-citation.ts';
import { UNREAD, unifyCitations } from './word-citations.ts';

const run = (inner: string): string => `<w:r>${inner}</w:r>`;
const text = (words: string): string => run(`<w:t>${words}</w:t>`);
const char = (type: string, inner = ''): string =>
  run(`<w:fldChar w:fldCharType="${type}"${inner === '' ? '/>' : `>${inner}</w:fldChar>`}`);
const code = (words: string): string =>
  run(`<w:instrText>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:instrText>`);
const data = (xml: string): string =>
  `<w:fldData xml:space="preserve">${(
    Buffer.from(xml)
      .toString('base64')
      .match(/.{1,76}/gu) ?? []
  ).join('\r\n')}</w:fldData>`;
const field = (words: string, printed = '(X)'): string =>
  char('begin') + code(words) + char('separate') + text(printed) + char('end');
const paper = (body: string): string =>
  `<w:document><w:body><w:p>${text('Before ')}${body}${text(' after.')}</w:p></w:body></w:document>`;

/** The citations of a document in Zotero's form. */
function cited(xml: string): Record<string, unknown>[][] {
  return [...xml.matchAll(/ZOTERO_ITEM CSL_CITATION (\{.*?\}) <\/w:instrText>/gu)].map(([, json = '']) => {
    const plain = json.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return (JSON.parse(plain) as { citationItems: Record<string, unknown>[] }).citationItems;
  });
}
const unify = (xml: string): string => unifyCitations(xml, new CitationReader());
const idsOf = (xml: string): unknown[][] => cited(unify(xml)).map((items) => items.map(({ id }) => id));

const item = (id: string, title: string, uuid: string) => ({
  id,
  itemData: { id, type: 'book', title, author: [{ family: 'Doe', given: 'J.' }], issued: { 'date-parts': [['2019']] } },
  uris: [`http://www.mendeley.com/documents/?uuid=${uuid}`],
});
const mendeley = (...items: unknown[]): string =>
  ` ADDIN CSL_CITATION { "citationItems" : ${JSON.stringify(items)}, "mendeley" : { "formattedCitation" : "(Doe, 2019)" }, "properties" : { "noteIndex" : 0 } } `;

test('Mendeley starts again at ITEM-1 in each citation, but each work keeps one id', () => {
  const one = item('ITEM-1', 'One', 'a');
  const xml = paper(
    field(mendeley(one)) + field(mendeley(item('ITEM-1', 'Two', 'b'), { ...one, id: 'ITEM-2', locator: '7' })),
  );
  expect(idsOf(xml)).toEqual([['work-1'], ['work-2', 'work-1']]);
  expect(cited(unify(xml))[1]?.[1]).toMatchObject({ locator: '7', itemData: { title: 'One', id: 'work-1' } });
});

test('a code split across runs, even inside an entity or a name, is one', () => {
  const words = mendeley(item('ITEM-1', 'Cats & <dogs>', 'a'));
  const cut = [words.slice(0, 9), words.slice(9, 40), words.slice(40)].map((part) => code(part)).join('');
  const xml = paper(`${char('begin')}${cut}${char('separate')}${text('(Doe')}${text(', 2019)')}${char('end')}`);
  expect(cited(unify(xml))[0]?.[0]).toMatchObject({ itemData: { title: 'Cats & <dogs>' } });
  expect(unify(xml)).toContain(`${text('(Doe')}${text(', 2019)')}`);
});

test('Mendeley Cite stores works in the tag of a content control, around words or a paragraph', () => {
  const { uris, ...cite } = item('3f2b', 'Tagged', 'x');
  const json = JSON.stringify({
    citationID: 'MENDELEY_CITATION_1',
    properties: { noteIndex: 0 },
    citationItems: [cite],
  });
  const control = (content: string): string =>
    `<w:sdt><w:sdtPr><w:rPr><w:color w:val="000000"/></w:rPr><w:tag w:val="MENDELEY_CITATION_v3_${Buffer.from(json).toString('base64')}"/><w:id w:val="1"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const cell = `<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr>${text('(Doe, 2019)')}</w:p>`;
  const bibliography = `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_BIBLIOGRAPHY"/></w:sdtPr><w:sdtContent><w:p>${text('Doe. Tagged.')}</w:p></w:sdtContent></w:sdt>`;
  const xml = `<w:document><w:p>${control(text('(Doe, 2019)'))}</w:p><w:tc>${control(cell)}</w:tc>${bibliography}</w:document>`;
  expect(uris).toHaveLength(1);
  expect(idsOf(xml)).toEqual([['3f2b'], ['3f2b']]);
  const unified = unify(xml);
  expect(unified).not.toContain('Doe. Tagged.');
  expect(unified).toMatch(
    /<w:p><w:r><w:fldChar w:fldCharType="begin"\/>.*?\(Doe, 2019\).*?"end"\/><\/w:r><\/w:p><w:tc>/u,
  );
  expect(unified).toMatch(/<\/w:pPr><w:r><w:fldChar w:fldCharType="begin"\/>/u);
});

const record = (number: number, title: string): string =>
  `<record><rec-number>${number}</rec-number><foreign-keys><key app="EN" db-id="db">${number}</key></foreign-keys><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style face="normal">Roe, Ann</style></author></authors></contributors><titles><title><style face="normal">${title}</style></title><secondary-title>Nature</secondary-title></titles><dates><year>2001</year></dates></record>`;
const cite = (number: number, title: string, more = '', how = ''): string =>
  `<Cite${how}><Author>Roe</Author><Year>2001</Year><RecNum>${number}</RecNum>${more}<DisplayText>(1)</DisplayText>${record(number, title)}</Cite>`;

test('EndNote stores works in the code, or in data of a nested field', () => {
  const inline = `<EndNote>${cite(5, 'Short')}</EndNote>`;
  const long = `<EndNote>${cite(5, 'Short')}${cite(6, 'Long é', '<Prefix>see </Prefix><Pages>3-4</Pages>', ' ExcludeAuth="1"')}</EndNote>`;
  const nested = `${char('begin', data(long))}${code(' ADDIN EN.CITE ')}${char('begin', data(long))}${code(' ADDIN EN.CITE.DATA ')}${char('end')}${char('separate')}${text('(5, 6)')}${char('end')}`;
  const xml = paper(field(` ADDIN EN.CITE ${inline}`) + nested);
  const found = cited(unify(xml));
  expect(found.map((items) => items.map(({ id }) => id))).toEqual([['work-1'], ['work-1', 'work-2']]);
  expect(found[1]?.[1]).toMatchObject({
    prefix: 'see',
    locator: '3-4',
    label: 'page',
    'suppress-author': true,
    itemData: { type: 'article-journal', title: 'Long é', author: [{ family: 'Roe', given: 'Ann' }] },
  });
  expect(unify(xml)).not.toContain('fldData');
});

test('a simple field, and one without a result, are citations as well', () => {
  const words = mendeley(item('ITEM-1', 'One', 'a'))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const simple = `<w:fldSimple w:instr="${words}">${text('(Doe)')}</w:fldSimple>`;
  const silent = char('begin') + code(mendeley(item('ITEM-1', 'Two', 'b'))) + char('end');
  expect(idsOf(paper(simple + silent))).toEqual([['work-1'], ['work-2']]);
});

test('everything else stays byte for byte, and unreadable citations are marked', () => {
  const plain = paper(
    `${field(' PAGEREF _Toc1 \\h ')}${field(' ADDIN EN.CITE.DATA ')}\r\n<w:sdt><w:sdtPr><w:tag w:val="x"/></w:sdtPr><w:sdtContent>${text('y')}</w:sdtContent></w:sdt>`,
  );
  expect(unify(plain)).toBe(plain);
  for (const broken of [
    ' ADDIN CSL_CITATION { oops } ',
    ' ADDIN EN.CITE <EndNote><Cite>',
    ' ADDIN EN.CITE ',
    mendeley({}),
    mendeley(),
  ])
    expect(unify(paper(field(broken)))).toContain(UNREAD);
  // A code that continues in another paragraph cannot be cut out of the first.
  const across = `<w:document><w:p>${char('begin')}${code(mendeley(item('ITEM-1', 'One', 'a')))}</w:p><w:p>${char('separate')}${char('end')}</w:p></w:document>`;
  expect(unify(across)).toBe(across);
});

test('hostile documents take linear time and memory', () => {
  const before = process.cpuUsage();
  const hostile = [
    char('begin').repeat(100_000),
    `${char('begin')}${code('ADDIN CSL_CITATION {"a":').repeat(20_000)}`,
    field(` ADDIN CSL_CITATION ${'['.repeat(500_000)}`),
    field(` ADDIN EN.CITE <EndNote>${'<Cite>'.repeat(100_000)}`),
    field(mendeley(...Array.from({ length: 1001 }, () => item('ITEM-1', 'One', 'a')))),
    `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_CITATION_v3_${'A'.repeat(1_000_000)}"/></w:sdtPr><w:sdtContent/></w:sdt>`,
  ];
  for (const one of hostile) expect(cited(unify(paper(one)))).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(6_000_000);
});
