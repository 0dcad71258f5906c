import { makeWord, makeZip, paragraph, run as words } from './make-files.ts';

const doctype = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaa">]><w:document>&a;</w:document>';
const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(5000)}${'</w:tc></w:tr></w:tbl>'.repeat(5000)}`;

/** What it is, its name, itself, and a part of the sentence that it is refused with. */
export const HOSTILE: readonly (readonly [
  what: string,
  name: string,
  make: () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer> | string,
  why: RegExp,
])[] = [
  [
    'unpacks to far more than it is',
    'bomb.docx',
    () => makeZip({ 'word/document.xml': new Uint8Array(250_000_000) }),
    /200 MB|hundred times/u,
  ],
  [
    'has one entry that is mostly air',
    'air.zip',
    () => makeZip({ 'a.md': new Uint8Array(30_000_000) }),
    /hundred times/u,
  ],
  ['declares entities', 'laugh.docx', () => makeWord('', { 'word/document.xml': doctype }), /entities/u],
  ['nests 5,000 tables', 'deep.docx', () => makeWord(deep), /256 levels/u],
  ['nests 5,000 elements of a page', 'deep.html', () => `<html><body>${'<div>'.repeat(5000)}`, /256 levels/u],
  [
    'nests 5,000 groups of RTF',
    'deep.rtf',
    () => `{\\rtf1 ${'{'.repeat(5000)}x${'}'.repeat(5001)}`,
    /“deep\.rtf”.*256 levels/u,
  ],
  ['has a link', 'link.zip', () => makeZip({ 'a.md': '/etc/passwd' }, 0o120777), /is a link/u],
  [
    'is an old .doc',
    'old.doc',
    () => Buffer.from(`d0cf11e0a1b11ae1${Buffer.from('WordDocument', 'utf16le').toString('hex')}`, 'hex'),
    /\.docx/u,
  ],
  [
    'is encrypted',
    'secret.docx',
    () => Buffer.from(`d0cf11e0a1b11ae1${Buffer.from('EncryptedPackage', 'utf16le').toString('hex')}`, 'hex'),
    /password/u,
  ],
  ['is a PDF', 'paper.pdf', () => '%PDF-1.7 …', /PDF/u],
  [
    'is a presentation',
    'talk.pptx',
    () => makeZip({ '[Content_Types].xml': '<Types>presentationml</Types>' }),
    /presentation/u,
  ],
  ['is damaged', 'half.docx', async () => (await makeWord(paragraph(words('x')))).slice(0, 700), /damaged/u],
  [
    'has too many entries',
    'many.zip',
    () => makeZip(Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`${n}.md`, '']))),
    /20,000/u,
  ],
];
