import { fill, type Said } from '@scriptorium/contract/said.ts';

type Units = Readonly<Record<'b' | 'kb' | 'mb' | 'gb' | 'tb', string>>;

/** Creates the function that fills in sentences, given a language's units and sentences. Not needed for English. */
export function fillWith(
  { b, kb, mb, gb, tb }: Units,
  sentences: Readonly<Record<string, string>>,
): (said: Said, locale: string | undefined) => string {
  const units = [b, kb, mb, gb, tb];
  return (said, locale) => fill(said, { translate: (english) => sentences[english] ?? english, locale, units });
}
