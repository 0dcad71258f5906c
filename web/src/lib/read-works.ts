import { type Pasted, readPasted } from '@scriptorium/bibliography/read-pasted.ts';
import { parse } from 'yaml';

/** The works in a text that consists of nothing else, in any supported format; otherwise null. */
export function readWorks(text: string): Pasted | null {
  return readPasted(text, 'auth+year', (yaml) => parse(yaml, { maxAliasCount: 20 }));
}
