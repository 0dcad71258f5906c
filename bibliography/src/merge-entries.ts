import { type Rewritten, rewriteEntry, showFields } from './rewrite-entry.ts';

/** A field with different values in entries of the same work; empty where missing. */
export interface MergeChoice {
  readonly name: string;
  /** The value in each entry, in order. */
  readonly values: readonly string[];
}

const plain = (value: string): string => value.replaceAll(/[{}\s]+/g, ' ').trim();

/** The fields in which entries differ beyond braces and blanks. */
export function listChoices(sources: readonly string[]): readonly MergeChoice[] {
  const shown = sources.map((source) => new Map(showFields(source).map(({ name, value }) => [name, value])));
  const names = [...new Set(shown.flatMap((fields) => [...fields.keys()]))];
  return names
    .map((name) => ({ name, values: shown.map((fields) => fields.get(name) ?? '') }))
    .filter(({ values }) => new Set(values.map(plain)).size > 1);
}

/** The entry whose value is proposed: the kept one's, if it has any, else the first that does. */
export function proposeChoice({ values }: MergeChoice, kept: number): number {
  return values[kept] === '' ? values.findIndex((value) => value !== '') : kept;
}

/** One entry with the chosen values of the others; what they agree on stays as it is. */
export function mergeEntries(sources: readonly string[], kept: number, chosen: ReadonlyMap<string, number>): Rewritten {
  const fields = new Map(
    listChoices(sources).map((choice) => [
      choice.name,
      choice.values[chosen.get(choice.name) ?? proposeChoice(choice, kept)]!,
    ]),
  );
  return rewriteEntry(sources[kept]!, { fields });
}
