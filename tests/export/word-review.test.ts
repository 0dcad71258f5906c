import { describe, expect, test } from 'vitest';
import type { Review } from '../../server/src/domain/exports/review.ts';
import { unzip } from '../accounts/unzip.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { MWARP1D, readProfile, TORTURE, type Sample } from './_support/documents.ts';
import { readBack } from './_support/read-result.ts';

const converter = borrowConverter();

const at = Date.UTC(2026, 10, 22, 9);

async function writeWord(sample: Pick<Sample, 'inputs' | 'files'>, review?: Review): Promise<Uint8Array> {
  const inputs = sample.inputs.map((input, index) => (index === 0 && review ? { ...input, review } : input));
  const outcome = await converter.convert({
    defaultsYaml: readProfile('word'),
    inputs,
    files: sample.files,
    sourceDate: 1_700_000_000,
  });
  if (!outcome.ok) throw new Error(outcome.cause);
  return outcome.bytes;
}

async function readParts(bytes: Uint8Array) {
  const parts = await unzip(bytes);
  const read = (name: string) => parts.get(`word/${name}.xml`)?.toString('utf8') ?? '';
  return { document: read('document'), comments: read('comments'), threads: read('commentsExtended') };
}

const TEXT = `---
title: A paper
---

# Introduction

The quick brown fox jumps over the lazy dog. It was *very* late.

- first point with $x^2$
- second point

| a        | b        |
|----------|----------|
| cell one | cell two |

A note.^[With words in it.]

~~~
code here
~~~

Last words.
`;
const PAPER = { inputs: [{ name: 'paper.md', text: TEXT }], files: new Map<string, Uint8Array>() };

function on(part: string, bodies: readonly (readonly [author: string, body: string])[], isResolved = false) {
  const from = TEXT.indexOf(part);
  if (from < 0) throw new Error(`the text has no "${part}"`);
  return { from, to: from + part.length, isResolved, comments: bodies.map(([author, body]) => ({ author, at, body })) };
}

function change(part: string, insert: string, author: string) {
  const from = TEXT.indexOf(part);
  if (from < 0) throw new Error(`the text has no "${part}"`);
  return { from, to: from + part.length, insert, author, at };
}

const strings = (xml: string) => xml.replaceAll(/<[^>]*>/gu, '');

describe('a Word document with review', () => {
  test('has each comment in its place, with its author, date, formatting, replies and whether it is resolved', async () => {
    const bytes = await writeWord(PAPER, {
      threads: [
        on('quick brown', [
          ['Ada Lovelace', 'Which **fox**?'],
          ['Ben', 'The $x$ one'],
        ]),
        on('cell one', [['Ben', 'Fine now']], true),
      ],
      changes: [],
    });
    const { document, comments, threads } = await readParts(bytes);
    const [first, reply, cell] = [...comments.matchAll(/<w:comment (.*?)<\/w:comment>/gsu)].map(([whole]) => whole);
    expect(first).toContain('w:author="Ada Lovelace"');
    expect(first).toContain('w:initials="AL"');
    expect(first).toContain('w:date="2026-11-22T09:00:00Z"');
    expect(first).toContain('<w:b />');
    expect(reply).toContain('<m:oMath>');
    expect(strings(cell ?? '')).toBe('Fine now');
    expect(document).toMatch(/<w:tc>(?:(?!<\/w:tc>).)*commentRangeStart(?:(?!<\/w:tc>).)*cell one/su);
    const paragraphs = [...comments.matchAll(/w14:paraId="(\w+)"/gu)].map(([, id]) => id);
    expect(new Set(paragraphs).size).toBe(3);
    const rows = [...threads.matchAll(/<w15:commentEx [^>]*>/gu)].map(([row]) => row);
    expect(rows).toEqual([
      `<w15:commentEx w15:paraId="${paragraphs[0]}" w15:done="0"/>`,
      `<w15:commentEx w15:paraId="${paragraphs[1]}" w15:paraIdParent="${paragraphs[0]}" w15:done="0"/>`,
      `<w15:commentEx w15:paraId="${paragraphs[2]}" w15:done="1"/>`,
    ]);
  });

  test('tracks insertions, deletions and replacements, each with a number of its own', async () => {
    const bytes = await writeWord(PAPER, {
      threads: [],
      changes: [change('lazy', 'very *lazy*', 'Ben'), change('brown ', '', 'Ada'), change('second', 'third', 'Ada')],
    });
    const { document } = await readParts(bytes);
    const numbers = [...document.matchAll(/<w:(?:ins|del) w:id="(\d+)"/gu)].map(([, id]) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(await readBack('docx', bytes, { 'track-changes': 'accept' })).toContain(
      'The quick fox jumps over the very lazy dog.',
    );
    expect(await readBack('docx', bytes, { 'track-changes': 'reject' })).toContain(
      'The quick brown fox jumps over the lazy dog.',
    );
    expect(document).toMatch(/<w:del [^>]*w:author="Ada"[^>]*>(?:(?!<\/w:del>).)*brown/su);
  });

  test('turns what Word cannot show into a comment nearby, with the words it is about', async () => {
    const bytes = await writeWord(PAPER, {
      threads: [on('code here', [['Ben', 'Run it?']]), on('A paper', [['Ada', 'A better title?']])],
      changes: [change('words in', 'text in', 'Ada'), change('Last words.', 'Last words.\n\nAnd more.', 'Ben')],
    });
    const { document, comments } = await readParts(bytes);
    const bodies = [...comments.matchAll(/<w:comment (.*?)<\/w:comment>/gsu)].map(([whole]) => strings(whole));
    expect(bodies.toSorted()).toEqual([
      'On “A paper”: A better title?',
      'On “code here”: Run it?',
      'Suggested: replace “Last words.” with “Last words. And more.”.',
      'Suggested: replace “words in” with “text in”.',
    ]);
    expect(document).not.toMatch(/<w:(?:ins|del) /u);
    expect(document).toMatch(/commentRangeStart[^>]*>(?:(?!<w:p>).)*Introduction/su);
  });

  test.each([MWARP1D, TORTURE])('is the paper itself once everything is rejected: $name', async (sample) => {
    const seed = 20_261_122;
    const text = sample.inputs[0]?.text ?? '';
    const plain = await readBack('docx', await writeWord(sample));
    const reviewed = await writeWord(sample, randomReview(text, seed));
    expect(await readBack('docx', reviewed, { 'track-changes': 'reject' }), `seed ${seed}`).toBe(plain);
    const { comments, document } = await readParts(reviewed);
    const written = [...comments.matchAll(/<w:comment w:id="(\d+)"/gu)].map(([, id]) => id);
    expect(new Set(written).size).toBe(written.length);
    for (const part of ['commentRangeStart', 'commentRangeEnd', 'commentReference']) {
      const placed = [...document.matchAll(new RegExp(`<w:${part} w:id="(\\d+)"`, 'gu'))].map(([, id]) => id);
      expect(placed.toSorted()).toEqual(written.toSorted());
    }
    const privates = /[\u{100000}-\u{10FFFF}]/u;
    expect(privates.test(document + comments)).toBe(false);
  });
});

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Comments and changes at 300 random places. */
function randomReview(text: string, seed: number): Review {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
  // Never inside a surrogate pair.
  const place = (to: number) => (isLowSurrogate(text.charCodeAt(to)) ? to + 1 : to);
  const range = () => {
    const from = below(text.length);
    return { from: place(from), to: place(Math.min(text.length, from + below(60))) };
  };
  return {
    threads: Array.from({ length: 150 }, (_, index) => ({
      ...range(),
      isResolved: below(2) === 0,
      comments: [{ author: 'Ada', at, body: `Comment ${index}` }],
    })),
    changes: Array.from({ length: 150 }, (_, index) => ({
      ...range(),
      insert: below(3) === 0 ? '' : `word ${index}`,
      author: 'Ben',
      at,
    })),
  };
}
