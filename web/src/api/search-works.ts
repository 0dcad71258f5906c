import { readLight } from '@scriptorium/bibliography/light.ts';
import { scanOnlyEntry } from '@scriptorium/bibliography/scan.ts';
import { searchWorks as operation } from '@scriptorium/contract/operations/references.ts';
import { call } from './call.ts';

/** A work known to public services, with the entry it would become. */
export interface WorkElsewhere {
  readonly source: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** Journal, proceedings or publisher. */
  readonly container: string;
}

export interface WorksElsewhere {
  readonly works: readonly WorkElsewhere[];
  /** Why the results of a service are missing. */
  readonly trouble: string | null;
}

/** Maximum length of a query. */
const MOST = 300;

/** The query for a text; null if the text is unlikely to be words of a title. */
export function readWords(text: string): string | null {
  const words = text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return words.length > MOST || !/[\p{L}\p{N}]/u.test(words) ? null : words;
}

/** Searches public services for works by words; fails with a sentence for users. */
export async function searchWorks(words: string, signal: AbortSignal): Promise<WorksElsewhere> {
  const { works, trouble } = await call(operation, { words }, { signal });
  const { cslToBib } = await import('@scriptorium/bibliography/csl-to-bib.ts');
  return {
    trouble,
    works: works.flatMap((work) => {
      const { source } = cslToBib(work, 'auth+year', () => false);
      const part = scanOnlyEntry(source);
      if (part === null) return [];
      const { names, year, title } = readLight(source, part, new Map());
      const container = (work['container-title'] ?? work.publisher ?? '').replaceAll(/<[^<>]*>/g, '');
      return [{ source, names, year, title, container: container.replaceAll('&amp;', '&') }];
    }),
  };
}
