import { readBibtex } from '@scriptorium/bibliography/bibtex.ts';
import { checkBibtex } from '@scriptorium/bibliography/check-bibtex.ts';
import { type CslName, yearOf } from '@scriptorium/bibliography/csl-item.ts';
import { cslToBib } from '@scriptorium/bibliography/csl-to-bib.ts';
import { stripMarks } from '@scriptorium/bibliography/marks.ts';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { lookUpWork, searchWorks } from '@scriptorium/contract/operations/references.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { type Account, createAccount, loginAdmin } from '../_support/accounts.ts';
import type { CallRefused } from '../_support/client.ts';
import {
  crossrefArticle,
  crossrefList,
  dataciteList,
  type FakeLookups,
  json,
  startFakeLookups,
  status,
} from '../_support/fake-lookups.ts';
import { listRecordedAnswers } from '../_support/recorded-answers.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let services: FakeLookups;
let elsewhere: FakeLookups;
let ines: Account;
let paul: Account;

beforeAll(async () => {
  services = await startFakeLookups();
  elsewhere = await startFakeLookups();
  server = await startServer({ env: services.env });
  ines = await createAccount(server, 'Ines');
  paul = await createAccount(server, 'Paul');
});
afterAll(async () => {
  await server.dispose();
  await services.close();
  await elsewhere.close();
});

const find = (value: string, kind: 'doi' | 'arxiv' | 'pmid' | 'isbn' = 'doi', whose = ines) =>
  whose.client.call(lookUpWork, { kind, value });

const search = (words: string, whose = ines) => whose.client.call(searchWorks, { words });

const refusalOf = (value: string) => readRefusal(find(value));

async function readRefusal(asking: Promise<unknown>): Promise<{ code: string; message: string; status: number }> {
  const error = (await asking.then(
    () => expect.fail('It was answered.'),
    (refused: unknown) => refused,
  )) as CallRefused;
  return { code: error.code, message: error.body.message, status: error.status };
}

const codeOf = (error: unknown): string => (error as CallRefused).code;

const askedFor = (part: string): number => services.asked.filter((path) => path.includes(part)).length;

/** Includes particles before the family name, wherever they are stored. */
function nameOf(name: CslName): string {
  const particle = 'non-dropping-particle' in name ? `${String(name['non-dropping-particle'])} ` : '';
  return particle + (name.family ?? name.literal ?? '');
}

test('two hundred works of every type arrive whole from five services, and are written whole to a .bib file', async () => {
  const people = [await createAccount(server, 'Ada'), await createAccount(server, 'Bo')];
  for (const [at, each] of listRecordedAnswers().entries()) {
    services.on(each.path, json(each.answer));
    const { work } = await find(each.value, each.kind, people[at % 2]);
    const { title, author, issued } = work!;
    expect([title, author?.map(nameOf), issued?.['date-parts'][0]?.[0]]).toEqual([
      each.title,
      each.families,
      each.year,
    ]);
    const { source } = cslToBib(work!, 'auth+year', () => false);
    expect(checkBibtex(source), source).toEqual([]);
    const [entry, ...more] = readBibtex(source);
    expect(more, source).toEqual([]);
    expect(entry?.author?.map(nameOf), source).toEqual(each.families);
    expect(stripMarks(String(entry?.title)), source).toBe(each.title);
    expect(yearOf(entry!), source).toBe(String(each.year));
  }
});

describe('a look-up', () => {
  test('of a DOI returns what Crossref says, with all authors and without a key, and asks only once', async () => {
    services.on('/works/10.1038/s41586', json(crossrefArticle('10.1038/S41586-020', 'Array programming with NumPy')));
    const { work, service } = await find('https://doi.org/10.1038/S41586-020');
    expect(service).toBe('Crossref');
    expect(work).toEqual({
      type: 'article-journal',
      title: 'Array programming with NumPy',
      'container-title': 'Nature',
      publisher: 'Springer Science and Business Media LLC',
      volume: '585',
      issue: '7825',
      page: '357-362',
      language: 'en',
      DOI: '10.1038/s41586-020',
      ISSN: '0028-0836',
      author: [
        { family: 'Harris', given: 'Charles R.' },
        { family: 'Millman', given: 'K. Jarrod' },
        { family: 'van der Walt', given: 'Stéfan J.' },
        { literal: 'The Array Consortium' },
      ],
      issued: { 'date-parts': [[2020, 9, 16]] },
    });
    expect(await find('10.1038/s41586-020', 'doi', paul)).toEqual({ work, service });
    expect(askedFor('s41586')).toBe(1);
  });

  test('falls back to DataCite and doi.org if Crossref does not know a DOI', async () => {
    const attributes = {
      doi: '10.5281/zenodo.1',
      creators: [{ name: 'Lee, Ana', nameType: 'Personal', givenName: 'Ana', familyName: 'Lee' }],
      titles: [{ title: 'Plots of 2019' }],
      publisher: 'Zenodo',
      publicationYear: 2019,
      types: { resourceTypeGeneral: 'Dataset' },
    };
    services.on('/dois/10.5281/zenodo.1', json({ data: { attributes } }, 'application/vnd.api+json'));
    expect(await find('10.5281/zenodo.1')).toMatchObject({
      service: 'DataCite',
      work: { type: 'dataset', title: 'Plots of 2019', author: [{ family: 'Lee', given: 'Ana' }] },
    });
    services.on('/10.1400/medra', (response, path) => {
      if (path.startsWith('/10.1400')) response.writeHead(302, { location: '/moved/csl' }).end();
      else response.writeHead(404).end();
    });
    const csl = { type: 'book', title: 'Le piante', author: [{ family: 'Rossi', given: 'Ugo' }], DOI: '10.1400/medra' };
    services.on('/moved/csl', json(csl, 'application/vnd.citationstyles.csl+json'));
    expect(await find('10.1400/medra')).toMatchObject({ service: 'doi.org', work: { title: 'Le piante' } });
  });

  test('of arXiv, PubMed and an ISBN asks the service responsible', async () => {
    const attributes = {
      doi: '10.48550/arXiv.1706.03762',
      creators: [{ name: 'Vaswani, Ashish', nameType: 'Personal' }],
      titles: [{ title: 'Attention Is All You Need' }],
      publisher: { name: 'arXiv' },
      publicationYear: 2017,
      types: { resourceTypeGeneral: 'Preprint' },
    };
    services.on('/dois/10.48550/arxiv.1706.03762', json({ data: { attributes } }));
    expect((await find('arXiv:1706.03762v5', 'arxiv')).work).toMatchObject({
      arXiv: '1706.03762',
      author: [{ family: 'Vaswani', given: 'Ashish' }],
      issued: { 'date-parts': [[2017]] },
    });
    const article = { id: 'pmid:33', type: 'article-journal', title: 'Sleep', PMID: '33', author: [{ family: 'Wu' }] };
    services.on('/api/ctxp/v1/pubmed/?format=csl&id=33', json(article));
    expect((await find('33', 'pmid')).work).toEqual({
      type: 'article-journal',
      title: 'Sleep',
      PMID: '33',
      author: [{ family: 'Wu' }],
    });
    const book = {
      title: 'The C programming language',
      authors: [{ name: 'Brian W. Kernighan' }, { name: 'Dennis M. Ritchie' }],
      publishers: [{ name: 'Prentice Hall' }],
      identifiers: { isbn_13: ['9780131103627'] },
      publish_date: 'April 1988',
    };
    services.on('ISBN:9780131103627', json({ 'ISBN:9780131103627': book }));
    expect((await find('0-13-110362-8', 'isbn')).work).toMatchObject({
      type: 'book',
      author: [{ family: 'Kernighan', given: 'Brian W.' }, { family: 'Ritchie' }],
      ISBN: '9780131103627',
      issued: { 'date-parts': [[1988]] },
    });
  });

  test('of an unknown work says so, and asks nobody again for a day', async () => {
    expect((await find('10.9999/nobody')).work).toBeNull();
    expect((await find('10.9999/nobody', 'doi', paul)).work).toBeNull();
    // Crossref, DataCite and doi.org.
    expect(askedFor('10.9999/nobody')).toBe(3);
  });

  test.each([
    ['an error', status(500), 'Crossref could not be reached. Please try again in a moment.'],
    ['a web page', status(200, { 'content-type': 'text/html' }, '<html>'), 'could not be read'],
    ['the wrong type', status(200, { 'content-type': 'image/png' }, '{}'), 'could not be read'],
    ['broken JSON', status(200, { 'content-type': 'application/json' }, '{"message":'), 'could not be read'],
    ['JSON of something else', json({ message: { hello: 1 } }), 'could not be read'],
    ['JSON of nothing', json(null), 'could not be read'],
    ['two megabytes', json({ message: { title: ['x'.repeat(2_000_000)] } }), 'could not be read'],
  ])('that gets %s ends in one sentence, and is not kept as an answer', async (name, reply, sentence) => {
    const doi = `10.1234/${name.replaceAll(' ', '-').toLowerCase()}`;
    services.on(`/works/${doi}`, reply);
    const refused = await refusalOf(doi);
    expect(refused).toMatchObject({ code: 'lookup-failed', status: 424 });
    expect(refused.message).toContain(sentence);
    services.on(`/works/${doi}`, json(crossrefArticle(doi, 'Back again')));
    expect((await find(doi)).work?.title).toBe('Back again');
  });

  test('follows no redirect to another host or a private address, and none without end', async () => {
    for (const [name, location] of [
      ['private', `${elsewhere.origin}/secret`],
      ['metadata', 'http://169.254.169.254/latest/meta-data'],
      ['file', 'file:///etc/passwd'],
      ['stranger', 'https://example.org/'],
      ['user', services.origin.replace('//', '//admin:secret@')],
      ['endless', '/works/10.1234/to-endless'],
    ] as const) {
      services.on(`/works/10.1234/to-${name}`, status(302, { location }));
      expect((await refusalOf(`10.1234/to-${name}`)).message).toContain('could not be read');
    }
    expect(elsewhere.asked).toEqual([]);
    // The first request and three redirects.
    expect(askedFor('/works/10.1234/to-endless')).toBe(4);
  });

  test('asks a service for one work at a time', async () => {
    const waiting: (() => void)[] = [];
    services.on('/works/10.1234/slow', (response, path) => {
      const reply = json(crossrefArticle(path.slice(7), 'Slow'));
      waiting.push(() => reply(response, path));
      // The second is admitted only when the first has gone.
      setImmediate(() => waiting.shift()?.());
    });
    const before = services.most();
    await Promise.all([1, 2, 3].map((n) => find(`10.1234/slow-${n}`, 'doi', n === 2 ? paul : ines)));
    expect(before).toBe(1);
    expect(services.most()).toBe(1);
  });

  test('of what is not an identifier is refused, and none of it leaves the server', async () => {
    const before = services.asked.length;
    for (const value of ['my secret plans', '10.1/x?redirect=//evil', '../../etc/passwd'])
      expect(await refusalOf(value)).toMatchObject({ code: 'invalid', message: 'This is not a DOI.' });
    expect(services.asked.length).toBe(before);
  });

  test('by words asks Crossref and DataCite at once, and lists each work once, best first', async () => {
    services.on(
      '/works?query.bibliographic=attention is all you need vaswani',
      json(
        crossrefList([
          crossrefArticle('10.1234/speech', 'Attention Is All You Need in Speech Separation'),
          crossrefArticle('10.48550/arXiv.1706.03762', 'Attention is all you need'),
        ]),
      ),
    );
    services.on(
      '/dois?query=attention is all you need vaswani',
      json(dataciteList([['10.48550/ARXIV.1706.03762', 'Attention Is All You Need', 'Vaswani, Ashish']])),
    );
    const { works, trouble } = await search(' attention is all you need vaswani ');
    expect(trouble).toBeNull();
    expect(works.map(({ DOI, title }) => [DOI, title])).toEqual([
      ['10.48550/arxiv.1706.03762', 'Attention is all you need'],
      ['10.1234/speech', 'Attention Is All You Need in Speech Separation'],
    ]);
    expect(works[0]).toMatchObject({ type: 'article-journal', 'container-title': 'Nature', volume: '585' });
    expect(works[0]?.author?.[0]).toEqual({ family: 'Harris', given: 'Charles R.' });
    // Punctuation in a query does not act as a command of the service.
    const before = services.asked.length;
    await search('AND titles.title:(x) OR "y" &rows=1000#');
    expect(services.asked.slice(before).toSorted()).toEqual([
      expect.stringMatching(/^\/dois\?query=and titles title x or y rows 1000&sort=relevance&page\[number\]=1&/),
      expect.stringMatching(/^\/works\?query\.bibliographic=AND titles\.title:\(x\) OR "y" &rows=1000#&rows=20&/),
    ]);
  });

  test('by unknown words finds nothing, and is refused for punctuation alone', async () => {
    services.on('query.bibliographic=nothing like it', json(crossrefList([])));
    services.on('/dois?query=nothing like it', json(dataciteList([])));
    expect(await search('nothing like it')).toEqual({ works: [], trouble: null });
    expect(await readRefusal(search(' … '))).toMatchObject({ code: 'invalid', message: 'Enter words of the title.' });
  });

  test.each([
    ['an error', status(500), 'could not be reached'],
    ['a web page', status(200, { 'content-type': 'text/html' }, '<html>'), 'could not be read'],
    ['something else', json({ message: { items: 'none' }, data: 3 }), 'could not be read'],
    ['two megabytes', json({ message: { items: ['x'.repeat(2_000_000)] } }), 'could not be read'],
  ])(
    'by words that gets %s from one service lists what the other knows, and from both ends in a message',
    async (name, reply, sentence) => {
      const words = `forests ${name}`;
      services.on(`query.bibliographic=${words}`, reply);
      services.on(`/dois?query=${words}`, json(dataciteList([['10.1234/f', 'Forests', 'Lee, Ana']])));
      const found = await search(words);
      expect(found.works.map(({ title }) => title)).toEqual(['Forests']);
      expect(found.trouble).toMatch(new RegExp(`^Crossref .*${sentence}`, 'u'));
      services.on(`/dois?query=${words}`, reply);
      const refused = await readRefusal(search(words));
      expect(refused).toMatchObject({ code: 'lookup-failed', status: 424 });
      expect(refused.message).toContain(sentence);
    },
  );

  // Each server learns this by itself.
  test.skipIf(BEHIND_BALANCER)('leaves a busy service alone for as long as it asks', async () => {
    services.on('/works/10.1234/busy', status(429, { 'retry-after': '120' }));
    expect((await refusalOf('10.1234/busy')).message).toBe('Crossref is busy. Please try again in 120 seconds.');
    const before = askedFor('/works/');
    expect((await refusalOf('10.1234/other')).message).toMatch(
      /^Crossref is busy\. Please try again in 1\d\d seconds\.$/,
    );
    expect(askedFor('/works/')).toBe(before);
    // What is registered elsewhere is found all the same.
    services.on(
      '/dois/10.1234/dc',
      json({ data: { attributes: { titles: [{ title: 'There' }], doi: '10.1234/dc' } } }),
    );
    expect((await find('10.1234/dc')).work?.title).toBe('There');
  });
});

test('look-ups are limited per hour', async () => {
  const greedy = await createAccount(server, 'Greta');
  const codes = new Set<string>();
  // Cached answers count too, so this does not need any service.
  for (let n = 0; n < 20; n += 1) {
    const asked = Array.from({ length: 11 }, () =>
      find('10.1038/s41586-020', 'doi', greedy).then(() => 'found', codeOf),
    );
    for (const code of await Promise.all(asked)) codes.add(code);
  }
  expect([...codes].toSorted()).toEqual(['found', 'rate-limited']);
  expect((await find('10.1038/s41586-020', 'doi', paul)).service).toBe('Crossref');
  for (let n = 0; n < 10; n += 1) {
    const searched = Array.from({ length: 10 }, () => search('…', greedy).catch(codeOf));
    expect(new Set(await Promise.all(searched))).toEqual(new Set(['invalid']));
  }
  expect(await search('forests', greedy).catch(codeOf)).toBe('rate-limited');
});

test('a kind of look-up that is switched off is refused and not offered, and so are all with LOOKUPS=off', async () => {
  const admin = await loginAdmin(server);
  expect(await ines.client.call(requestCapabilities, {})).toMatchObject({ doiLookups: true, isbnLookups: true });
  await admin.client.call(updateSetting, { key: 'lookup_doi', value: '0' });
  expect(await ines.client.call(requestCapabilities, {})).toMatchObject({ doiLookups: false, isbnLookups: true });
  expect(await refusalOf('10.1038/s41586-020')).toMatchObject({ code: 'lookups-disabled', status: 403 });
  // Free-text search uses the service for DOIs.
  expect(await readRefusal(search('forests'))).toMatchObject({ code: 'lookups-disabled', status: 403 });
  await admin.client.call(updateSetting, { key: 'lookup_doi', value: '1' });
  await server.stop();
  await server.start({ LOOKUPS: 'off' });
  expect(await ines.client.call(requestCapabilities, {})).toMatchObject({ doiLookups: false, isbnLookups: false });
  expect(await refusalOf('10.1038/s41586-020')).toMatchObject({ code: 'lookups-disabled' });
  expect(await readRefusal(search('forests'))).toMatchObject({ code: 'lookups-disabled' });
});
