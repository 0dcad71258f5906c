import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, createGroup } from '../tests/_support/accounts.ts';
import { FULL } from '../tests/_support/full.ts';
import { ROOT } from '../tests/_support/start-server.ts';
import { waitForEditor, waitForSaved } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

const examples = join(ROOT, 'examples');

/** Unusual beginnings and endings, and Markdown files of the examples; in the gate, a single paper. */
function listTexts(): Map<string, Uint8Array> {
  const texts = new Map<string, Uint8Array>();
  for (const path of readdirSync(examples, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.md') && (FULL || path.startsWith('mwarp1d')))
      texts.set(path.replaceAll('/', '-'), new Uint8Array(readFileSync(join(examples, path))));
  }
  const paper = readFileSync(join(examples, 'mwarp1d/paper.md'), 'utf8');
  const write = (text: string): Uint8Array => new TextEncoder().encode(text);
  texts.set('windows.md', write(paper.replaceAll('\n', '\r\n')));
  texts.set(
    'marked.md',
    write(`\uFEFF# Head  \n\n\ttabs\u00A0and spaces  \n\n- [ ] a\n\n| a | b |\n|---|---|\n| 1 | 2 |`),
  );
  texts.set('data.yaml', write('a: 1   \nb:\n    - c\n\n\n'));
  texts.set('data.json', write('{"a":1,\t"b": [ ]}'));
  texts.set('refs.bib', new Uint8Array(readFileSync(join(examples, 'mwarp1d/paper.bib'))));
  return texts;
}

test(
  'a file opened, read to its end in both modes and closed is unchanged to the byte',
  { tag: '@full' },
  async ({ browser, server }) => {
    test.setTimeout(180_000);
    const reader = await createAccount(server, 'Reader');
    const group = await createGroup('Reading', reader);
    const texts = listTexts();
    await reader.client.upload(
      group,
      '',
      [...texts].map(([name, content]) => ({ name, content: new Uint8Array(content) })),
    );
    const { page, context, problems } = await openAs(browser, reader, '/');
    for (const [name, content] of texts) {
      await page.goto(new URL(`/workspace/${group}/${name}`, server.url).href);
      await waitForEditor(page);
      await page.locator('.cm-content').first().focus();
      for (const key of [
        'Control+Home',
        'ArrowDown',
        'ArrowDown',
        'PageDown',
        'Control+End',
        'ArrowUp',
        'Control+Alt+p',
        'Control+Home',
        'PageDown',
        'Control+Alt+p',
      ])
        await page.keyboard.press(key);
      await waitForSaved(page);
      await page.goto(new URL(`/workspace/${group}/`, server.url).href);
      const link = await reader.client.post('/api/workspace/get-asset-link', { workspaceUUID: group, path: name });
      const stored = await reader.client.download((link.body as { url: string }).url);
      expect(Buffer.compare(stored, content), name).toBe(0);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);
