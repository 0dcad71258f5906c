import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './_support/start-server.ts';
import { QUOTED_TEXTS } from './texts/quoted-texts.ts';

/** Ignores values, plural forms and the doubled apostrophes of message syntax. */
function reduceToWords(text: string): string {
  return text
    .replaceAll(/\{\w+,\s*plural,.*?other\s*\{#\s*([^{}]*)\}\s*\}/g, '{} $1')
    .replaceAll(/<\/?\w+\/?>/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll("''", "'")
    .replace(/:\s*\{\}$/, ':')
    .trim();
}

describe('the message catalogue', () => {
  const catalogue = new Set<string>();

  beforeAll(async () => {
    const folder = join(ROOT, 'web', 'src', 'lib');
    const files = readdirSync(join(folder, 'texts')).filter((name) => name.endsWith('.ts'));
    for (const name of files) await import(pathToFileURL(join(folder, 'texts', name)).href);
    const { i18n } = (await import(pathToFileURL(join(folder, 'define-texts.tsx')).href)) as {
      i18n: { messages: Record<string, unknown> };
    };
    for (const message of Object.values(i18n.messages)) {
      if (typeof message === 'string') catalogue.add(reduceToWords(message));
    }
    expect(catalogue.size).toBeGreaterThan(100);
  });

  describe.each(Object.entries(QUOTED_TEXTS))('has the fixed texts: %s', (_, texts) => {
    it.each(texts)('%s', (text) => {
      expect(catalogue).toContain(reduceToWords(text));
    });
  });
});
