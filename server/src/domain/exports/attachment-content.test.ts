import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentNameProblem } from '@scriptorium/contract/rules/attachment-rules.ts';
import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import { expect, test } from 'vitest';
import { attachmentContentProblem } from './attachment-content.ts';

const ASSETS = join(import.meta.dirname, '../../../assets/export');
const bytes = (text: string) => new TextEncoder().encode(text);
const style = (inside: string) =>
  bytes(`<?xml version="1.0"?><style xmlns="http://purl.org/net/xbiblio/csl">${inside}</style>`);

test.each(Object.keys(INCLUDED_STYLES))('the included style %s is one that could be uploaded', (name) => {
  expect(attachmentContentProblem(name, readFileSync(join(ASSETS, 'csl', name)))).toBeNull();
});

test('files that match their names are accepted', () => {
  expect(attachmentContentProblem('house.docx', readFileSync(join(ASSETS, 'scriptorium.docx')))).toBeNull();
  expect(attachmentContentProblem('house.lua', readFileSync(join(ASSETS, 'finish.lua')))).toBeNull();
  expect(
    attachmentContentProblem('logo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  ).toBeNull();
  expect(attachmentContentProblem('serif.otf', bytes('OTTO…'))).toBeNull();
});

test.each([
  ['house.docx', bytes('no zip'), 'not a .docx document'],
  [
    'house.docx',
    Buffer.concat([readFileSync(join(ASSETS, 'scriptorium.docx')), bytes('word/vbaProject.bin')]),
    'with macros',
  ],
  ['house.odt', readFileSync(join(ASSETS, 'scriptorium.docx')), 'not a .odt document'],
  ['logo.png', bytes('<svg>'), 'not a .png picture'],
  ['a.lua', new Uint8Array([0x1b, 0x4c, 0x75, 0x61]), 'not text'],
  ['a.css', new Uint8Array([0xff, 0xfe]), 'not text in UTF-8'],
  ['a.csl', bytes('<html></html>'), 'not a citation style'],
  ['a.csl', bytes('<!DOCTYPE x [<!ENTITY y "z">]><style xmlns="http://purl.org/net/xbiblio/csl"/>'), 'entities'],
  ['a.csl', style('<link href="http://x" rel="independent-parent"/>'), 'only points to another'],
  ['font.ttf', bytes('hello'), 'not a .ttf font'],
])('%s with other content is refused', (name, content, words) => {
  expect(attachmentContentProblem(name, content)).toContain(words);
});

test.each([
  'run.sh',
  'no-extension',
  '.hidden.lua',
  '../up.lua',
  'scriptorium.css',
  'c:x.lua',
  '$HOME.lua',
  'a/b.lua',
  '',
])('the name %j is refused', (name) => {
  expect(attachmentNameProblem(name)).not.toBeNull();
});
