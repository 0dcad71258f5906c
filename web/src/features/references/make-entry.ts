import { isKey } from '@scriptorium/bibliography/edit.ts';
import { listMissing } from '@scriptorium/bibliography/entry-form.ts';
import { makeKey, makeUnique } from '@scriptorium/bibliography/keys.ts';
import { readLight } from '@scriptorium/bibliography/light.ts';
import { rewriteEntry } from '@scriptorium/bibliography/rewrite-entry.ts';
import { scanBib } from '@scriptorium/bibliography/scan.ts';
import { t } from '../../lib/texts/references.ts';

export function withKey(source: string, key: string): string {
  const made = rewriteEntry(source, { key, fields: new Map() });
  return made.ok ? made.source : source;
}

/**
 * Makes an entry from fields entered by hand; without a key, one is made from author and year. Throws if a field is
 * invalid.
 */
export function makeEntry(type: string, typed: ReadonlyMap<string, string>, key = ''): string {
  if (listMissing('misc', (name) => (typed.get(name) ?? '').trim() !== '').length > 0) throw new Error(t('needsTitle'));
  if (key.trim() !== '' && !isKey(key.trim())) throw new Error(t('badKey'));
  const fields = [...typed].filter(([, value]) => value.trim() !== '');
  const blank = `@${type}{key,\n}`;
  const made = rewriteEntry(blank, { fields: new Map(fields) });
  if (!made.ok) throw new Error(t('badBraces'));
  const [part] = scanBib(made.source);
  const { families, year, title } = readLight(made.source, part!, new Map());
  const own = makeKey({ authors: [families.split(' ')[0] ?? ''], year, title }, 'auth+year');
  return withKey(made.source, key.trim() || makeUnique(own, (each) => !isKey(each)));
}
