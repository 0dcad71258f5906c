import { expect, test } from 'vitest';
import { styleFault } from '@scriptorium/contract/rules/citation-style.ts';
import { listNamedStyles } from './product-files.ts';
import { findStyles, listLanguages, readIncludedStyle, readLocales } from './style-archive.ts';

test('all independent and dependent styles of the CSL project are found and read', async () => {
  const { total } = await findStyles('', 1);
  expect(total).toBeGreaterThan(10_000);
  const nature = await findStyles('nature phys', 3);
  expect(nature.styles[0]).toMatchObject({ name: 'nature-physics', title: 'Nature Physics', parent: 'Nature' });
  // The parent style, in the language of the dependent one.
  const text = await readIncludedStyle('nature-physics.csl');
  expect(text).toContain('default-locale="en-GB"');
  expect(text).toContain('<macro name=');
  expect(await readIncludedStyle('no-such-style.csl')).toBeNull();
  expect((await findStyles('apa', 1)).styles[0]?.name).toBe('apa');
});

test('none of them makes a conversion run forever', async () => {
  const { styles } = await findStyles('a', 3000);
  const own = styles.filter(({ parent }) => parent === null);
  expect(own.length).toBeGreaterThan(500);
  for (const { name } of own.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    expect(styleFault((await readIncludedStyle(`${name}.csl`))!), name).toBeNull();
});

test('a language comes with its main dialect and English', async () => {
  expect(Object.keys(await readLocales('de-AT')).toSorted()).toEqual(['de-AT', 'de-DE', 'en-US']);
  expect(Object.keys(await readLocales('zh'))).toEqual(expect.arrayContaining(['zh-CN', 'en-US']));
  expect(Object.keys(await readLocales(''))).toEqual(['en-US']);
  expect((await listLanguages()).length).toBeGreaterThan(50);
});

test('an export includes the styles that its texts may refer to', () => {
  const texts = [
    '---\ncsl: nature-physics\n---\n',
    "csl: 'a b.csl'",
    '{"csl":"./own/x.csl"}',
    'csl: https://www.zotero.org/styles/cell',
  ];
  expect([...listNamedStyles(texts)]).toEqual(['nature-physics.csl', 'a.csl', 'cell.csl']);
});
