let count = 0;

/** A name no earlier attempt of this test has used, since leftovers may still be there. `a.md` becomes `a-3.md`. */
export function freshName(name: string): string {
  count += 1;
  const dot = name.lastIndexOf('.');
  return dot < 0 ? `${name}-${count}` : `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
}
