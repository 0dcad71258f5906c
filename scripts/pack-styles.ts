import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Packs the CSL project's styles and locales for the server, unmodified: `node scripts/pack-styles.ts <styles>
 * <locales>`, each a checkout of the project's repository of that name.
 */
const [styles, locales] = process.argv.slice(2);
if (styles === undefined || locales === undefined) throw new Error('pack-styles.ts <styles> <locales>');
const TARGET = join(import.meta.dirname, '../server/assets/export/csl');
/** Styles per part: enough to compress well, few enough to unpack in a moment. */
const PART = 48;

const list = (folder: string, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted();
const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
const find = (text: string, pattern: RegExp): string => unescape(pattern.exec(text)?.[1] ?? '');

const parts: Buffer[] = [];
const offsets: number[] = [0];
function pack(texts: Readonly<Record<string, string>>): number {
  const bytes = Buffer.from(JSON.stringify(texts));
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  parts.push(packed);
  offsets.push(offsets.at(-1)! + packed.length);
  return parts.length - 1;
}

const names = list(styles, '.csl');
const known = new Map<string, readonly (string | number)[]>();
for (let at = 0; at < names.length; at += PART) {
  const some = names.slice(at, at + PART);
  const texts = Object.fromEntries(some.map((name) => [name, readFileSync(join(styles, name), 'utf8')]));
  const part = pack(texts);
  for (const [name, text] of Object.entries(texts)) {
    const info = text.slice(0, text.indexOf('</info>'));
    known.set(name.slice(0, -4), [
      find(info, /<title>([^<]*)<\/title>/),
      find(info, /<title-short>([^<]*)<\/title-short>/),
      find(info, /citation-format="([^"]*)"/),
      part,
    ]);
  }
}
const dependents: (readonly string[])[] = [];
for (const name of list(join(styles, 'dependent'), '.csl')) {
  const text = readFileSync(join(styles, 'dependent', name), 'utf8');
  const parent = /<link\s+href="http:\/\/www\.zotero\.org\/styles\/([\w-]+)"\s+rel="independent-parent"/.exec(
    text,
  )?.[1];
  // Journals may be listed under the name of an independent style, too.
  if (parent === undefined || !known.has(parent) || known.has(name.slice(0, -4))) continue;
  dependents.push([
    name.slice(0, -4),
    find(text, /<title>([^<]*)<\/title>/),
    find(text, /<title-short>([^<]*)<\/title-short>/),
    parent,
    find(text, /<style[^>]*default-locale="([^"]*)"/),
  ]);
}
const tags = list(locales, '.xml').map((name) => /^locales-(.*)\.xml$/.exec(name)![1]!);
const localePart = pack(
  Object.fromEntries(tags.map((tag) => [tag, readFileSync(join(locales, `locales-${tag}.xml`), 'utf8')])),
);
const { 'language-names': languages, 'primary-dialects': dialects } = JSON.parse(
  readFileSync(join(locales, 'locales.json'), 'utf8'),
) as {
  'language-names': Record<string, readonly [string, string]>;
  'primary-dialects': Record<string, string>;
};
const index = {
  offsets,
  styles: [...known].map(([name, facts]) => [name, ...facts]),
  dependents,
  locales: Object.fromEntries(tags.map((tag) => [tag, languages[tag]?.[1] ?? tag])),
  dialects,
  localePart,
};
writeFileSync(join(TARGET, 'styles.bin'), Buffer.concat(parts));
writeFileSync(join(TARGET, 'styles.index'), brotliCompressSync(Buffer.from(JSON.stringify(index))));
console.log(
  `${known.size} styles, ${dependents.length} dependent ones, ${tags.length} locales, ${offsets.at(-1)} bytes`,
);
