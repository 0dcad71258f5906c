import { type Pasted, readPasted } from '@scriptorium/bibliography/read-pasted.ts';
import { parse } from 'yaml';

/** Works that a text consists of, in any format we know; null if it is anything else. */
export function readWorks(text: string): Pasted | null {
  return readPasted(text, 'auth+year', (yaml) => parse(yaml, { maxAliasCount: 20 }));
}
