import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ERRORS } from '@scriptorium/contract/errors.ts';
import { DEFAULTS_KEYS, REFUSED_KEYS } from '@scriptorium/contract/rules/defaults-keys.ts';
import { LANGUAGES } from '@scriptorium/contract/rules/languages.ts';
import { FIELDS, fill, type Said, TEMPLATES } from '@scriptorium/contract/said.ts';
import { describe, expect, it } from 'vitest';
import { i18n } from '../define-texts.tsx';
import saveStates from '../../editor/collab/core/save-state.ts?raw';
import type { Catalogue } from './catalogue.ts';
import type { fillWith } from './fill-with.ts';
import { SAME_AS_ENGLISH } from './same-as-english.ts';
import { REFUSALS } from './refusals.ts';
import { OTHER_SENTENCES, type Sentences } from './sentences.ts';

import.meta.glob('../texts/*.ts', { eager: true });
const files = import.meta.glob<{ texts: Catalogue; sentences: Sentences; fill: ReturnType<typeof fillWith> }>(
  './??.ts',
  {
    eager: true,
  },
);

const english = i18n.messages as unknown as Record<string, string>;

function flatten(catalogue: Catalogue): Record<string, string> {
  const areas = Object.entries(catalogue) as [string, Record<string, string>][];
  return Object.fromEntries(
    areas.flatMap(([area, texts]) => Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text])),
  );
}

type Token = string | [name: string, type?: string, format?: unknown];

/** What the code fills in or wraps: placeholders with their kind and forms (including plurals), and elements. */
function partsOf(message: string): string[] {
  const parts = new Set(message.match(/<\/?\w+\/?>/g));
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, format] = token;
      parts.add(type === undefined ? name : `${name}, ${type}`);
      if (type !== 'plural' && type !== 'select') continue;
      for (const [form, inner] of Object.entries(format as Record<string, string | Token[]>)) {
        parts.add(`${name}, ${form}`);
        if (Array.isArray(inner)) visit(inner);
      }
    }
  };
  const compiled = compileMessage(message) as string | Token[];
  if (Array.isArray(compiled)) visit(compiled);
  return [...parts].toSorted();
}

/** A longer label would overflow its button. */
function roomFor(label: string): number {
  return Math.max(24, label.length * 2 + 12);
}

const isLabel = (text: string): boolean => text.length <= 22 && !/[{<.:?!]/.test(text);

const translations = Object.keys(LANGUAGES).filter((code) => code !== 'en');

it('there is a file for each language, and no other', () => {
  expect(Object.keys(files)).toEqual(translations.map((code) => `./${code}.ts`).toSorted());
});

it('has every sentence of the save badge', () => {
  const said = [...saveStates.matchAll(/^ {2}'?[\w-]+'?: '([A-Z][^']*)',$/gm)].map(([, sentence]) => sentence ?? '');
  expect(said.length).toBeGreaterThan(8);
  const unsaved = said.map((sentence) => sentence.replace('are kept on this device', 'are not kept on this device'));
  expect(OTHER_SENTENCES).toEqual(expect.arrayContaining([...said, ...unsaved]));
});

describe.each(translations)('%s', (code) => {
  it('has every sentence of the server and the editor', () => {
    const errors = Object.values(ERRORS).map(({ message }) => message);
    const help = [...Object.values(DEFAULTS_KEYS).map((key) => key.help), ...Object.values(REFUSED_KEYS)];
    const all = [...errors, ...OTHER_SENTENCES, ...REFUSALS, ...TEMPLATES, ...FIELDS, ...help];
    expect(Object.keys(files[`./${code}.ts`]?.sentences ?? {}).toSorted()).toEqual([...new Set(all)].toSorted());
  });

  const sentences: Readonly<Record<string, string>> = files[`./${code}.ts`]?.sentences ?? {};
  const holesOf = (text: string): string[] => (text.match(/\{[a-z]+\}/g) ?? []).toSorted();

  it('fills in every template with all of its values', () => {
    for (const text of TEMPLATES) {
      const sentence = sentences[text] ?? '';
      expect({ [text]: [...new Set(holesOf(sentence))] }).toEqual({ [text]: [...new Set(holesOf(text))] });
      const values = Object.fromEntries(holesOf(text).map((hole) => [hole.slice(1, -1), `‹${hole}›`]));
      const filled = files[`./${code}.ts`]?.fill({ text, values }, code);
      expect(filled).toBe(sentence.replaceAll(/\{[a-z]+\}/g, (hole) => `‹${hole}›`));
    }
  });

  it('leaves no English in what the server says', () => {
    const same = Object.entries(sentences).filter(
      ([english, text]) => english === text && /\p{L}{2}/u.test(english.replaceAll(/\{[a-z]+\}/g, '')),
    );
    expect(same).toEqual([]);
  });

  const texts = flatten(files[`./${code}.ts`]?.texts as Catalogue);
  const pairs = Object.entries(texts).map(([key, text]) => ({ key, text, original: english[key] ?? '' }));

  it('has every text and no other', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('has the values, forms and elements of the original', () => {
    for (const { key, text, original } of pairs) expect({ [key]: partsOf(text) }).toEqual({ [key]: partsOf(original) });
  });

  it('leaves no English', () => {
    const left = pairs.filter(
      ({ text, original }) => text === original && /\p{L}{2}/u.test(original.replaceAll(/\{[^{}]*\}/g, '')),
    );
    const known = new Set(SAME_AS_ENGLISH);
    expect(left.filter(({ text }) => !known.has(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  it('has labels that fit', () => {
    const long = pairs.filter(({ text, original }) => isLabel(original) && text.length > roomFor(original));
    expect(long.map(({ key, text, original }) => `${key}: ${original} → ${text}`)).toEqual([]);
  });

  it('uses the typography of the language', () => {
    // Straight quotes, three dots, and breaking spaces where the line must not break.
    const wrong: Record<string, RegExp> = {
      de: /["']|\.\.\.|”|\p{L} …|“[^“]*„\s|\d %| $/u,
      fr: /["']|\.\.\.|[“”„]| [:;!?»%]|« | $/u,
    };
    const marks = wrong[code];
    if (marks === undefined) throw new Error(`Say which marks are wrong in “${code}”.`);
    const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, 'x');
    const found = pairs.filter(({ key, text }) => key !== 'comparing.or' && marks.test(plain(text)));
    expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
    // Sentences of the server quote user-written files, so only spaces are checked.
    const broken: Record<string, RegExp> = { de: /\p{L} …| $/u, fr: / [:;?»%]|« | $/u };
    expect(Object.values(sentences).filter((sentence) => broken[code]?.test(sentence))).toEqual([]);
  });
});

describe('a sentence of the server', () => {
  const say = (said: Said, code: string): string | undefined => files[`./${code}.ts`]?.fill(said, code);
  const part = (text: string, values: Said['values'] = {}): Said => ({ text, values });

  it.each<[Said, string, string, string]>([
    [
      part('“{path}” is a file. Choose another folder.', { path: 'Is missing/{path}' }),
      '“Is missing/{path}” is a file. Choose another folder.',
      '„Is missing/{path}“ ist eine Datei. Wählen Sie einen anderen Ordner.',
      '« Is missing/{path} » est un fichier. Choisissez un autre dossier.',
    ],
    [
      part('{subject} {predicate}.', {
        subject: part('The display name'),
        predicate: part('can have at most {most} characters', { most: 1024 }),
      }),
      'The display name can have at most 1,024 characters.',
      'Der Anzeigename darf höchstens 1.024 Zeichen haben.',
      'Le nom affiché peut compter 1 024 caractères au plus.',
    ],
    [
      part('The quota can be at most {most} on this server.', { most: { bytes: 1.5 * 1024 ** 3 } }),
      'The quota can be at most 1.5 GB on this server.',
      'Das Kontingent kann auf diesem Server höchstens 1,5 GB betragen.',
      'Le quota peut être de 1,5 Go au plus sur ce serveur.',
    ],
    [
      part('Cancelled. {what}', { what: part('{done} of {total} accounts were changed.', { done: 3, total: 10 }) }),
      'Cancelled. 3 of 10 accounts were changed.',
      'Abgebrochen. 3 von 10 Konten wurden geändert.',
      'Annulé. 3 comptes sur 10 ont été modifiés.',
    ],
  ])('%o', (said, english, german, french) => {
    expect(fill(said)).toBe(english);
    expect(say(said, 'de')).toBe(german);
    expect(say(said, 'fr')?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(french);
  });
});
