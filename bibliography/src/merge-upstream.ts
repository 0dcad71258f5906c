import { rewriteEntry, showFields } from './rewrite-entry.ts';

const typeOf = (source: string): string => /^@(\w+)/.exec(source)?.[1]?.toLowerCase() ?? '';

/**
 * An entry changed here, updated with its library's changes since `base`. A field changed on both sides stays as it is
 * here, and is reported.
 */
export function mergeUpstream(
  base: string,
  here: string,
  there: string,
): { readonly merged: string; readonly kept: readonly string[] } {
  const [before, ours, theirs] = [base, here, there].map(
    (source) => new Map(showFields(source).map(({ name, value }) => [name, value])),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const kept: string[] = [];
  const fields = new Map<string, string>();
  for (const name of new Set([...before.keys(), ...theirs.keys()])) {
    const [was, is, wanted] = [before.get(name), ours.get(name), theirs.get(name)];
    if (was === wanted || is === wanted) continue;
    if (is === was) fields.set(name, wanted ?? '');
    else kept.push(name);
  }
  const type = typeOf(there);
  const isRetyped = type !== typeOf(base) && type !== typeOf(here);
  if (isRetyped && typeOf(here) !== typeOf(base)) kept.push('type');
  const takesType = isRetyped && typeOf(here) === typeOf(base);
  const rewritten = rewriteEntry(here, { fields, ...(takesType && { type }) });
  // An entry that cannot be rewritten is left to its author.
  return rewritten.ok ? { merged: rewritten.source, kept } : { merged: here, kept: [...kept, ...fields.keys()] };
}
