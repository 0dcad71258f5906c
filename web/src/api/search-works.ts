import { readLight } from '@scriptorium/bibliography/light.ts';
import { scanOnlyEntry } from '@scriptorium/bibliography/scan.ts';
import { searchWorks as operation } from '@scriptorium/contract/operations/references.ts';
import { call } from './call.ts';

/** A work that public services know, with the entry that it would be. */
export interface WorkElsewhere {
  readonly source: string;
  readonly names: string;
  readonly year: string;
  readonly title: string;
  /** The journal, the proceedings or the publisher. */
  readonly container: string;
}

export interface WorksElsewhere {
  readonly works: readonly WorkElsewhere[];
  /** Why a service is missing in it. */
  readonly trouble: string | null;
}

/** The longest search that is sent. */
const MOST = 300;

/** What is searched for of a text; null if it is more than words of a title. */
export function readWords(text: string): string | null {
  const words = text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return words.length > MOST || !/[\p{L}\p{N}]/u.test(words) ? null : words;
}

/** Asks public services for works by words of theirs; fails with a sentence for people. */
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
