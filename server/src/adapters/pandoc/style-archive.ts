import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { INCLUDED_STYLES } from '@scriptorium/contract/rules/included-styles.ts';
import { findInStyles, type StyleFacts } from '../../domain/exports/find-styles.ts';

const unpack = promisify(brotliDecompress);
const folder = fileURLToPath(new URL('../../../assets/export/csl/', import.meta.url));

/** As written by scripts/pack-styles.ts. */
interface Index {
  /** Where each part of `styles.bin` begins; the last entry is its end. */
  readonly offsets: readonly number[];
  readonly styles: readonly (readonly [name: string, title: string, short: string, format: string, part: number])[];
  readonly dependents: readonly (readonly [name: string, title: string, short: string, parent: string, lang: string])[];
  readonly locales: Readonly<Record<string, string>>;
  readonly dialects: Readonly<Record<string, string>>;
  readonly localePart: number;
}

interface Archive extends Index {
  readonly partOf: ReadonlyMap<string, number>;
  readonly parentOf: ReadonlyMap<string, { parent: string; lang: string }>;
  readonly facts: readonly StyleFacts[];
}

let opened: Promise<Archive> | null = null;

/** The CSL project's styles and locales, in compressed parts of similar ones. The index is read on first use. */
function openArchive(): Promise<Archive> {
  opened ??= readArchive().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function readArchive(): Promise<Archive> {
  const index = JSON.parse((await unpack(await readFile(join(folder, 'styles.index')))).toString()) as Index;
  const titles = new Map(index.styles.map(([name, title]) => [name, title]));
  return {
    ...index,
    partOf: new Map(index.styles.map(([name, , , , part]) => [name, part])),
    parentOf: new Map(index.dependents.map(([name, , , parent, lang]) => [name, { parent, lang }])),
    facts: [
      ...index.styles.map(([name, title, short]) => ({
        name,
        title: INCLUDED_STYLES[`${name}.csl`] ?? title,
        short,
        parent: null,
      })),
      ...index.dependents.map(([name, title, short, parent]) => ({
        name,
        title,
        short,
        parent: titles.get(parent) ?? parent,
      })),
    ],
  };
}

/** The parts used last; each has about a megabyte. */
const cached = new Map<number, Promise<Readonly<Record<string, string>>>>();
const MAX_CACHED = 4;

function readPart({ offsets }: Archive, part: number): Promise<Readonly<Record<string, string>>> {
  const known = cached.get(part);
  cached.delete(part);
  const read = known ?? readRange(offsets[part]!, offsets[part + 1]!);
  cached.set(part, read);
  // Failures are not cached.
  read.catch(() => cached.delete(part));
  for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest);
  return read;
}

async function readRange(from: number, to: number): Promise<Readonly<Record<string, string>>> {
  const file = await open(join(folder, 'styles.bin'));
  try {
    const bytes = Buffer.alloc(to - from);
    await file.read(bytes, 0, bytes.length, from);
    return JSON.parse((await unpack(bytes)).toString()) as Record<string, string>;
  } finally {
    await file.close();
  }
}

/** A style's text by file name, such as `apa.csl`; null if there is none. For a dependent style, its parent in its language. */
export async function readIncludedStyle(name: string): Promise<string | null> {
  if (Object.hasOwn(INCLUDED_STYLES, name)) return readFile(join(folder, name), 'utf8');
  const archive = await openArchive();
  const bare = name.replace(/\.csl$/, '');
  const dependent = archive.parentOf.get(bare);
  const independent = dependent?.parent ?? bare;
  if (dependent && Object.hasOwn(INCLUDED_STYLES, `${independent}.csl`))
    return setLanguage(await readFile(join(folder, `${independent}.csl`), 'utf8'), dependent.lang);
  const part = archive.partOf.get(independent);
  if (part === undefined) return null;
  const text = (await readPart(archive, part))[`${independent}.csl`] ?? null;
  return text === null ? null : setLanguage(text, dependent?.lang ?? '');
}

function setLanguage(text: string, lang: string): string {
  if (lang === '') return text;
  const head = /<style\b[^>]*>/.exec(text)?.[0] ?? '';
  const own = head.replace(/\sdefault-locale="[^"]*"/, '').replace(/>$/, ` default-locale="${lang}">`);
  return text.replace(head, () => own);
}

/** Up to `limit` styles by words of their titles, best first, and how many there are. */
export async function findStyles(query: string, limit: number): Promise<{ styles: StyleFacts[]; total: number }> {
  return findInStyles((await openArchive()).facts, query, limit);
}

/** Locales for a text in this language, by tag: its own, that of the language's main dialect, and en-US. */
export async function readLocales(lang: string): Promise<Record<string, string>> {
  const archive = await openArchive();
  const tags = Object.keys(archive.locales);
  const wanted = lang.replaceAll('_', '-').toLowerCase();
  const main = archive.dialects[wanted.split('-')[0] ?? ''];
  const found = tags.filter((tag) => tag.toLowerCase() === wanted || tag === main || tag === 'en-US');
  const texts = await readPart(archive, archive.localePart);
  return Object.fromEntries(found.map((tag) => [tag, texts[tag]!]));
}

export async function listLanguages(): Promise<readonly { tag: string; name: string }[]> {
  return Object.entries((await openArchive()).locales).map(([tag, name]) => ({ tag, name }));
}
