import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CROSS_REFERENCES } from '@scriptorium/contract/rules/cross-references.ts';
import { PRODUCT_FILES } from '@scriptorium/contract/rules/defaults-keys.ts';
import { nameStyleFile } from '@scriptorium/contract/rules/included-styles.ts';
import { PRODUCT_FOLDER, STYLES_FOLDER } from '../../domain/exports/options.ts';
import { READY_PROFILE_NAMES, type ReadyProfile } from '../../domain/exports/ready-profiles.ts';

import { readIncludedStyle } from './style-archive.ts';

const assets = fileURLToPath(new URL('../../../assets/export/', import.meta.url));
const reveal = dirname(dirname(fileURLToPath(import.meta.resolve('reveal.js'))));

const ALWAYS = ['prepare.lua', 'labels.lua', 'title-words.lua', 'fold.lua', 'columns.lua', 'finish.lua'];
/** Filters that we add to conversions that need them; profiles cannot name them. */
const SOMETIMES = new Set(['places.lua', 'direction.lua']);
const BY_WRITER: Readonly<Record<string, readonly string[]>> = { typst: ['definitions.typst', 'scriptorium.typst'] };
const REVEAL = [
  'dist/reset.css',
  'dist/reveal.css',
  'dist/reveal.js',
  'plugin/notes/notes.js',
  'plugin/search/search.js',
  'plugin/zoom/zoom.js',
];

/** Those of our own files that this conversion needs, by path within it. */
export async function readProductFiles(
  writer: string,
  options: unknown,
  texts: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const json = JSON.stringify(options);
  const named = [...json.matchAll(/\.scriptorium\/([\w.-]+)(?!\/|[\w.-])/g)].map((match) => match[1] as string);
  // A workspace may have a folder with the same name as ours.
  const wanted = new Set([
    ...ALWAYS,
    ...(BY_WRITER[writer] ?? []),
    ...named.filter((name) => SOMETIMES.has(name) || PRODUCT_FILES.includes(name)),
  ]);
  const files = new Map<string, Uint8Array>();
  for (const name of wanted) files.set(`${PRODUCT_FOLDER}/${name}`, await readFile(join(assets, name)));
  files.set(`${PRODUCT_FOLDER}/cross-references.json`, new TextEncoder().encode(JSON.stringify(CROSS_REFERENCES)));
  for (const name of listNamedStyles([json, ...texts])) {
    const style = await readIncludedStyle(name);
    if (style !== null) files.set(`${STYLES_FOLDER}/${name}`, new TextEncoder().encode(style));
  }
  if (writer === 'revealjs') {
    for (const path of REVEAL) files.set(`${PRODUCT_FOLDER}/reveal/${path}`, await readFile(join(reveal, path)));
    files.set(`${PRODUCT_FOLDER}/reveal/dist/theme/scriptorium.css`, await readFile(join(assets, 'slides.css')));
  }
  return files;
}

const MAX_STYLES = 20;

/** File names of bundled citation styles to which the texts may refer: as `csl: apa.csl`, `csl: apa`, or by URL. */
export function listNamedStyles(texts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const named = /(?:csl|citation-style)["']?[ \t]{0,20}[:=][ \t]{0,20}["']?(?:\.scriptorium\/csl\/)?([\w:/.-]{1,200})/g;
  for (const text of texts) {
    for (const [, style] of text.matchAll(named)) {
      const name = nameStyleFile(style!);
      if (name !== null && names.size < MAX_STYLES) names.add(name);
    }
  }
  return names;
}

/** The built-in profiles in `assets/export/profiles`. */
export async function readReadyProfiles(): Promise<ReadyProfile[]> {
  const folder = join(assets, 'profiles');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const key = name.slice(0, -'.yaml'.length);
      return { key, name: READY_PROFILE_NAMES[key] ?? key, content: await readFile(join(folder, name), 'utf8') };
    }),
  );
}
