import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPdfFaults } from './read-pdf-faults.ts';
import { typesetPdf } from './typeset-pdf.ts';

function setSource(source: string): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'scriptorium-typst-'));
  try {
    const set = typesetPdf(`#set document(title: "T")\n${source}`, new Map(), { root, fonts: [], sourceDate: 0 });
    expect(set.bytes?.length).toBeGreaterThan(1000);
    return set.lines;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test('characters that no font has are listed, each once, along with the other reasons', () => {
  expect(setSource('\u{12000} and \u{12001} and \u{12000}, $ x $')).toEqual([
    'scriptorium:glyph-missing:\u{12000} \u{12001}',
    'scriptorium:pdf-not-accessible:missing alt text',
  ]);
});

test('missing characters are shown as code points, and the document stays accessible', () => {
  expect(setSource('\u{12000}')).toEqual(['scriptorium:glyph-missing:\u{12000}']);
});

test('a document with fonts for all characters reports nothing', () => {
  expect(setSource('Plain words.')).toEqual([]);
});

test('long lists are truncated', () => {
  const many = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(0x12000 + at));
  expect(setSource(many.join(' '))).toEqual([`scriptorium:glyph-missing:${many.slice(0, 12).join(' ')} …`]);
});

test('unknown messages are passed on', () => {
  expect(readPdfFaults('something else')).toEqual({ glyphless: [], other: 'something else' });
});
