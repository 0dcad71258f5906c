import { fill, type Said } from '@scriptorium/contract/said.ts';

type Units = Readonly<Record<'b' | 'kb' | 'mb' | 'gb' | 'tb', string>>;

/** Fills sentences in, in a language with these units and sentences. Only the other languages need it. */
export function fillWith(
  { b, kb, mb, gb, tb }: Units,
  sentences: Readonly<Record<string, string>>,
): (said: Said, locale: string | undefined) => string {
  const units = [b, kb, mb, gb, tb];
  return (said, locale) => fill(said, { translate: (english) => sentences[english] ?? english, locale, units });
}
