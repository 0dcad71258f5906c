import { kindOfLabel, type LabelKind } from '@scriptorium/contract/rules/cross-references.ts';

const PREFIXES: Readonly<Record<LabelKind, string>> = {
  figure: 'fig',
  table: 'tbl',
  equation: 'eq',
  section: 'sec',
  listing: 'lst',
};
/** Longer prefixes that LaTeX authors use. */
const LONG =
  /^(?:figure|table|tab|equation|eqn|eqs?|section|sect|subsec|ssec|chap|chapter|ch|app|appendix|listing|code|fig|tbl|sec|lst)[:_-]/iu;

/** Converts the source's labels to our form, whose prefix names the kind of thing. */
export class Labels {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** Returns the label for the element with this `id` in the source. */
  define(id: string, kind: LabelKind): string {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const base = nameOf(id, kind);
    let name = base;
    for (let n = 2; this.#taken.has(name); n += 1) name = `${base}-${n}`;
    this.#taken.add(name);
    this.#names.set(id, name);
    return name;
  }

  /** Registers another name for the same place in the source. */
  alias(id: string, label: string): void {
    this.#names.set(id, label);
  }

  find(id: string): string | undefined {
    return this.#names.get(id);
  }
}

function nameOf(id: string, kind: LabelKind): string {
  const clean = id.replaceAll(/[^\p{L}\p{N}:._-]+/gu, '-').replaceAll(/^[-:._]+|[-:._]+$/gu, '');
  if (kindOfLabel(clean) === kind && /^[a-z]+[:-]/u.test(clean)) return clean;
  return `${PREFIXES[kind]}:${clean.replace(LONG, '') || 'unnamed'}`;
}
