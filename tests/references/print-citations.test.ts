import type { InputOf } from '@scriptorium/contract/operation.ts';
import { printCitations } from '@scriptorium/contract/operations/references.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount } from '../_support/accounts.ts';
import type { CallRefused } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ines: Account;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
});
afterAll(() => server.dispose());

const BIB = `@article{knuth, author = {Knuth, Donald E.}, title = {Literate Programming of \\emph{E. coli}}, journal = {The Journal}, year = {1984}}
@book{lee, author = {Lee, Ana and Ruiz, Luis}, title = {A Book of Trees}, publisher = {Forest}, year = {1990}}
@book{roe, author = {Roe, Richard}, title = {Roots}, publisher = {Forest}, year = {2001}}
`;

type Request = InputOf<typeof printCitations>;

const print = (request: Partial<Request>, whose = ines) =>
  whose.client.call(printCitations, {
    text: '¶0 [@lee, p. 3]\n\n¶1 @knuth [p. 4]\n\n¶2 [see @lee]\n',
    count: 3,
    lang: '',
    nocite: '',
    abstract: '',
    style: null,
    works: [{ form: 'bib', text: BIB }],
    ...request,
  });
const plain = (texts: readonly (string | null)[]) =>
  texts.map((text) => text && stripMarks(text).replaceAll('\u00A0', ' '));

test('citations and their bibliography are printed as in exports, in the style and language of the text', async () => {
  const usual = await print({ lang: 'de' });
  expect(plain(usual.citations)).toEqual([
    '(Lee und Ruiz 1990, p. 3)',
    'Knuth (1984, p. 4)',
    '(see Lee und Ruiz 1990)',
  ]);
  expect(usual.entries.map(({ key }) => key)).toEqual(['knuth', 'lee']);
  expect(usual.entries[0]!.text).toContain('\uE000E. coli\uE005');
  const numbers = await print({ style: { name: 'ieee' }, nocite: '@roe' });
  expect(plain(numbers.citations)).toEqual(['[1, p. 3]', '[2, p. 4]', 'see [1]']);
  expect(numbers.entries.map(({ key, text }) => `${key} ${text.slice(0, 4)}`)).toEqual([
    'lee [1] ',
    'knuth [2] ',
    'roe [3] ',
  ]);
});

test("a footnote style prints ibid. where exports do, and counts the text's own footnotes", async () => {
  const own =
    '<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="note"><info><title>x</title><id>x</id><updated>2026-01-01T00:00:00Z</updated></info><citation><layout suffix="."><choose><if position="ibid"><text term="ibid"/></if><else><names variable="author"/></else></choose></layout></citation></style>';
  const { citations, entries } = await print({
    text: '¶0 [@lee]\n\n¶1 [@lee]\n\n[^n0]\n\n¶3 [@roe]\n\n[^n0]: ¶2 [@knuth]\n',
    count: 4,
    style: { text: own },
  });
  expect(plain(citations).map((text) => text?.replace(/[().]/g, ''))).toEqual([
    'Ana Lee, Luis Ruiz',
    'Ibid',
    'Donald E Knuth',
    'Richard Roe',
  ]);
  expect(citations[0]).toMatch(/^\uE007/);
  expect(entries).toEqual([]);
});

test('what is unknown or not a citation is not an error; a broken .bib gives one message', async () => {
  const { citations } = await print({
    text: '¶0 [no]\n\n¶1 [@roe; @lee]\n\n¶2 [@lee; @nobody]\n\n¶3 `[@lee]`\n',
    count: 4,
  });
  expect(plain(citations)).toEqual([null, '(Roe 2001; Lee and Ruiz 1990)', '(Lee and Ruiz 1990; nobody?)', null]);
  const broken = await print({ works: [{ form: 'bib', text: '@book{lee, title = {A' }] });
  expect(broken).toEqual({ citations: [], entries: [], fault: expect.stringMatching(/^[A-Z].*\.$/s) });
});

test('is limited: in citations, in bytes, and in calls per minute', async () => {
  const refusalOf = async (request: Partial<Request>, whose = ines): Promise<string> =>
    print(request, whose).then(
      () => 'answered',
      (error: unknown) => (error as CallRefused).code,
    );
  expect(await refusalOf({ count: 2_001 })).toBe('invalid');
  expect(await refusalOf({ text: ' '.repeat(400_001) })).toBe('invalid');
  const half = { form: 'bib' as const, text: ' '.repeat(800_000) };
  expect(await refusalOf({ works: [half, half] })).toBe('invalid');
  const paul = await createAccount(server, 'Paul');
  const answers: string[] = [];
  for (let call = 0; call < 41; call++) answers.push(await refusalOf({ lang: 'de' }, paul));
  expect(new Set(answers.slice(0, 40))).toEqual(new Set(['answered']));
  expect(answers[40]).toBe('rate-limited');
});
