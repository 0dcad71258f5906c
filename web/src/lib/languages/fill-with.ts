import { fill, type Filling, type Said } from '@scriptorium/contract/said.ts';

type Units = Readonly<Record<'b' | 'kb' | 'mb' | 'gb' | 'tb', string>>;

/** Fills sentences in, in a language whose units these are. Only the other languages need it. */
export function fillWith({ b, kb, mb, gb, tb }: Units): (said: Said, filling: Filling) => string {
  return (said, filling) => fill(said, { ...filling, units: [b, kb, mb, gb, tb] });
}
