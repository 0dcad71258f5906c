import { readTex } from './tex-text.ts';

const AND = ' and ';

/** Splits a list of names at each “and” outside braces. */
export function splitNames(given: string): string[] {
  const source = given.replace(/\s+/g, ' ');
  if (!source.includes('{')) return source.split(/ and /i).filter((name) => name.trim() !== '');
  const names: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const ch = source[at];
    if (ch === '\\') at++;
    else if (ch === '{') depth++;
    else if (ch === '}') depth--;
    else if (depth === 0 && ch === ' ' && source.slice(at, at + AND.length).toLowerCase() === AND) {
      names.push(source.slice(from, at));
      from = at + AND.length;
      at = from - 1;
    }
  }
  return [...names, source.slice(from)].filter((name) => name.trim() !== '');
}

function familyOf(source: string): string {
  const name = source.trim();
  if (/^\{.*\}$/s.test(name)) return readTex(name);
  const comma = name.includes('{') ? /^((?:[^{},]|\{[^{}]*\})*),/.exec(name)?.[1] : name.split(',', 1)[0];
  if (comma !== undefined && comma !== name) return plain(comma);
  const words = name.split(/\s+/);
  const lower = words.findIndex((word, index) => index > 0 && index < words.length - 1 && /^[a-z]/.test(word));
  return plain(words.slice(lower > 0 ? lower : words.length - 1).join(' '));
}

function plain(value: string): string {
  return /[\\{}$~]/.test(value) ? readTex(value) : value.trim();
}

/** The family names in a list of names, as far as lists of works show and search them. */
export function firstFamilies(source: string): string[] {
  return splitNames(source)
    .slice(0, 30)
    .map(familyOf)
    .filter((name) => name !== '' && name !== 'others');
}
