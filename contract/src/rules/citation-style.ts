/** With more steps, a single citation takes seconds, in browsers too. The largest style of the CSL project has 2,961. */
const MAX_STEPS = 20_000;
export const MAX_STYLE_BYTES = 1024 * 1024;
const MAX_MACROS = 1_000;
const MAX_LEVELS = 60;

interface Tag {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  readonly text: string;
}

/** An element, or a macro. Of the branches of a choice, only one is taken. */
interface Part {
  readonly name: string;
  readonly inside: Part[];
  /** The macro that it uses. */
  readonly uses?: string | undefined;
}

/** Why a citation style (CSL) must not be used, as the end of a sentence, or null. Linear in its length. */
export function styleFault(text: string): string | null {
  if (text.length > MAX_STYLE_BYTES) return 'it is larger than 1 MB';
  const parts = readParts(text);
  if (typeof parts === 'string') return parts;
  if (parts.size > MAX_MACROS) return `it has more than ${MAX_MACROS} macros`;
  return countSteps(parts);
}

const NOT_XML = 'it is no well-formed XML, or declares entities';

/** Each macro; everything outside macros is stored under the empty name. */
function readParts(text: string): Map<string, Part> | string {
  const outside: Part = { name: '', inside: [] };
  const parts = new Map([['', outside]]);
  const open = [outside];
  for (const tag of readTags(text)) {
    if (tag === undefined) return NOT_XML;
    if (tag.kind === 'close') {
      if (open.length === 1 || open.pop()?.name !== tag.name) return NOT_XML;
      continue;
    }
    const isMacro = tag.name === 'macro';
    const part = isMacro
      ? addPart(parts, readAttribute(tag.text, 'name') ?? '')
      : { name: tag.name, inside: [], uses: readAttribute(tag.text, 'macro') };
    if (!isMacro) open.at(-1)?.inside.push(part);
    if (tag.kind === 'empty') continue;
    open.push(part);
    if (open.length > MAX_LEVELS) return `its elements lie more than ${MAX_LEVELS} deep`;
  }
  return parts;
}

function addPart(parts: Map<string, Part>, name: string): Part {
  const part = parts.get(name) ?? { name: 'macro', inside: [] };
  parts.set(name, part);
  return part;
}

/** Number of steps with all macros expanded; a fault if the expansion never ends. */
function countSteps(parts: ReadonlyMap<string, Part>): string | null {
  const known = new Map<string, number>();
  const open = new Set<string>();
  let circle: string | undefined;
  const countInside = ({ name, inside }: Part): number => {
    const steps = inside.map((part) => 1 + countInside(part) + (part.uses === undefined ? 0 : countMacro(part.uses)));
    return name === 'choose' ? Math.max(0, ...steps) : steps.reduce((sum, some) => sum + some, 0);
  };
  const countMacro = (name: string): number => {
    const part = parts.get(name);
    if (part === undefined) return 0;
    const before = known.get(name);
    if (before !== undefined) return before;
    if (open.has(name)) {
      circle ??= name;
      return 0;
    }
    open.add(name);
    const steps = countInside(part);
    open.delete(name);
    known.set(name, steps);
    return steps;
  };
  let most = 0;
  for (const name of parts.keys()) most = Math.max(most, countMacro(name));
  if (circle !== undefined) return `its macro “${circle.slice(0, 60)}” uses itself`;
  return most > MAX_STEPS ? 'its macros use each other too often' : null;
}

function readAttribute(tag: string, name: string): string | undefined {
  const found = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(tag);
  return found?.[1] ?? found?.[2];
}

/** The tags in order; undefined for constructs that no style needs and that could hide other tags. */
function* readTags(text: string): Generator<Tag | undefined> {
  let at = text.indexOf('<');
  while (at >= 0) {
    const skipped = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined;
    const end = skipped === undefined ? findEnd(text, at) : text.indexOf(skipped, at + 2);
    if (end < 0 || (text[at + 1] === '!' && skipped === undefined)) {
      yield undefined;
      return;
    }
    if (skipped === undefined) {
      const inner = text.slice(at + 1, end);
      const name = /^\/?(?:[\w.-]+:)?([\w.-]+)/u.exec(inner)?.[1];
      // A name written with character references could not be compared.
      if (name === undefined || /\s(?:macro|name)\s*=\s*(?:"[^"]*&|'[^']*&)/u.test(inner)) {
        yield undefined;
        return;
      }
      yield { kind: inner.startsWith('/') ? 'close' : inner.endsWith('/') ? 'empty' : 'open', name, text: inner };
    }
    at = text.indexOf('<', end);
  }
}

/** The end of the tag starting here; `>` inside quotes does not count. */
function findEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '>') return at;
    if (sign === '<') return -1;
    if (sign === '"' || sign === "'") {
      at = text.indexOf(sign, at + 1);
      if (at < 0) return -1;
    }
    at += 1;
  }
  return -1;
}
