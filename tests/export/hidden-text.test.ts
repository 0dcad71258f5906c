import { describe, expect, test } from 'vitest';
import { FULL } from '../_support/full.ts';
import { unzip } from '../accounts/unzip.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { makeInput, PROFILE_KEYS, readProfile } from './_support/documents.ts';

const converter = borrowConverter();

const TEXT = `---
title: Kelp <!-- SECRETTITLE -->
abstract: |
  Seen. <!-- SECRETABSTRACT -->
---

# Head <!-- SECRETHEAD -->

Before <!-- SECRETINLINE --> after.<!-- SECRETLINES
over lines -->

<!-- SECRETBLOCK -->

<!--
SECRETLONG

over paragraphs
-->

- item <!-- SECRETITEM -->

<div class="x"><!-- SECRETDIV -->words</div>

<table><tr><td>cell<!-- SECRETCELL --></td></tr></table>

| a | b |
|---|---|
| 1 <!-- SECRETPIPE --> | 2 |

A note.[^1]

[^1]: Words. <!-- SECRETNOTE -->

Code: \`<!-- KEPTINLINE -->\`

\`\`\`html
<!-- KEPTCODE -->
\`\`\`
`;

/** Everything that someone who is given the file can read. */
async function readAll(bytes: Uint8Array): Promise<string> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const files = isZip ? [...(await unzip(bytes)).values()] : [Buffer.from(bytes)];
  return files.map((file) => file.toString('latin1')).join('\n');
}

describe('text hidden from exports is in none of them', () => {
  test.each(PROFILE_KEYS)('%s', async (key) => {
    const outcome = await converter.convert(makeInput(TEXT, {}, readProfile(key)));
    if (!outcome.ok) throw new Error(outcome.cause);
    const all = await readAll(outcome.bytes);
    expect(all.match(/SECRET[A-Z]+/gu) ?? []).toEqual([]);
    // A PDF's text is compressed, and Word splits highlighted code.
    if (!['pdf', 'word', 'opendocument'].includes(key)) expect(all).toMatch(/KEPTINLINE[\s\S]*KEPTCODE/u);
  });

  const READ = ['markdown', 'gfm', 'commonmark_x', 'markdown_mmd'];

  const WRITTEN = ['html5', 'epub3', 'commonmark_x', 'gfm', 'ipynb', 'plain', 'org', 'rst'].map((to, at) => ({
    to,
    at,
  }));
  // Hidden text is dropped between reading and writing. The gate tries all readers with HTML, which would show
  // comments, and each other writer once, with the readers in turn.
  test.each(WRITTEN)('nor in $to, even if a profile asks for comments, with any reader', async ({ to, at }) => {
    for (const from of FULL || to === 'html5' ? READ : [READ[at % READ.length] ?? '']) {
      const profile = `to: ${to}\nfrom: ${from}\nstandalone: true\nstrip-comments: false\n`;
      const outcome = await converter.convert(makeInput(TEXT, {}, profile));
      if (!outcome.ok) throw new Error(`${from}: ${outcome.cause}`);
      expect((await readAll(outcome.bytes)).match(/SECRET[A-Z]+/gu) ?? [], from).toEqual([]);
    }
  });

  test('raw text for one format keeps its content', async () => {
    const text = 'a\n\n```{=html}\n<!-- KEPTRAW -->\n```\n\n`<b><!-- KEPTTOO --></b>`{=html}\n';
    const outcome = await converter.convert(makeInput(text, {}, readProfile('html')));
    if (!outcome.ok) throw new Error(outcome.cause);
    expect(await readAll(outcome.bytes)).toMatch(/KEPTRAW[\s\S]*KEPTTOO/u);
  });
});
