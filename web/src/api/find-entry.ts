import type { Identifier } from '@scriptorium/bibliography/identifiers.ts';
import { lookUpWork } from '@scriptorium/contract/operations/references.ts';
import { t } from '../lib/texts/citing.ts';
import { call } from './call.ts';

/** What public services know about it, as an entry; fails with a sentence for people. */
export async function findEntry({ kind, value }: Identifier, signal?: AbortSignal): Promise<string> {
  const { work } = await call(lookUpWork, { kind, value }, signal ? { signal } : {});
  if (work === null) throw new Error(t('unknown', { name: t(kind), value }));
  const { cslToBib } = await import('@scriptorium/bibliography/csl-to-bib.ts');
  return cslToBib(work, 'auth+year', () => false).source;
}
