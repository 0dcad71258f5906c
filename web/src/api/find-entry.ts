import type { Identifier } from '@scriptorium/bibliography/identifiers.ts';
import { lookUpWork } from '@scriptorium/contract/operations/references.ts';
import { t } from '../lib/texts/citing.ts';
import { call } from './call.ts';

/** Looks an identifier up in public services and returns it as a .bib entry; fails with a sentence for users. */
export async function findEntry({ kind, value }: Identifier, signal?: AbortSignal): Promise<string> {
  const { work } = await call(lookUpWork, { kind, value }, signal ? { signal } : {});
  if (work === null) throw new Error(t('unknown', { name: t(kind), value }));
  const { cslToBib } = await import('@scriptorium/bibliography/csl-to-bib.ts');
  return cslToBib(work, 'auth+year', () => false).source;
}
