import { say } from '@scriptorium/contract/said.ts';
import type { Remarks, Place } from './kinds.ts';
import { countLines } from './lines.ts';

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|pdf)$/iu;
/** Code, where brackets have no meaning; also Obsidian's links and comments. */
const TOKEN = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$|`[^`\n]*`|(!?)\[\[([^[\]\n]+)\]\]|%%[\s\S]*?%%/gmu;

/** Finds files like Obsidian does: by name alone, the one nearest to the root first. */
export class VaultNames {
  readonly #byName = new Map<string, string[]>();
  readonly #paths: ReadonlySet<string>;

  constructor(paths: readonly string[]) {
    this.#paths = new Set(paths);
    for (const path of paths) {
      const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
      for (const key of new Set([name, name.replace(/\.md$/u, '')])) {
        const before = this.#byName.get(key) ?? [];
        this.#byName.set(key, [...before, path]);
      }
    }
    for (const list of this.#byName.values()) list.sort((a, b) => depth(a) - depth(b) || a.localeCompare(b));
  }

  find(named: string, from: string): string | null {
    const folder = from.includes('/') ? `${from.slice(0, from.lastIndexOf('/'))}/` : '';
    for (const path of [`${folder}${named}`, named, `${folder}${named}.md`, `${named}.md`])
      if (this.#paths.has(path)) return path;
    const candidates = this.#byName.get(named.slice(named.lastIndexOf('/') + 1).toLowerCase()) ?? [];
    const wanted = named.toLowerCase();
    const exact = candidates.find((path) => {
      const lower = path.toLowerCase();
      return (
        lower.endsWith(`/${wanted}`) || lower === wanted || lower.endsWith(`/${wanted}.md`) || lower === `${wanted}.md`
      );
    });
    return exact ?? null;
  }
}

const depth = (path: string): number => path.split('/').length;

/** Turns a vault's links into Markdown links. Everything else stays byte for byte the same. */
export function linkNotes(text: string, path: string, names: VaultNames, remarks: Remarks): string {
  const lineOf = countLines(text);
  return text.replaceAll(TOKEN, (whole, bang: string | undefined, inside: string | undefined, at: number) => {
    const place = (): Place => say('{path}, line {line}', { path: path, line: String(lineOf(at)) });
    if (inside === undefined) {
      if (whole.startsWith('%%')) remarks.add('kept', say('A comment of Obsidian (%%) stays as text.', {}), place());
      return whole;
    }
    const [target = '', ...rest] = inside.split('|');
    const [named = '', ...headings] = target.split('#');
    const shown = rest.join('|').trim();
    const found = named.trim() === '' ? path : names.find(named.trim(), path);
    if (found === null) {
      remarks.add(
        'lost',
        say('“{name}” is not among the files; the link stays as it is.', { name: named.trim() }),
        place(),
      );
      return whole;
    }
    const address = `${relative(path, found)}${anchorOf(headings.at(-1))}`;
    if (bang === '!' && PICTURE.test(found)) {
      const size = /^\d+(?:x\d+)?$/u.test(shown) ? shown.split('x')[0] : undefined;
      return `![${size === undefined ? shown : ''}](${address})${size === undefined ? '' : `{width=${size}px}`}`;
    }
    if (bang === '!')
      remarks.add(
        'changed',
        say('“{name}” was shown within this text; now it is a link.', { name: named.trim() }),
        place(),
      );
    return `[${shown === '' ? target.trim().replace(/^#/u, '') : shown}](${address})`;
  });
}

/** The heading's identifier as in pandoc and the editor. */
function anchorOf(heading: string | undefined): string {
  if (heading === undefined || heading.startsWith('^')) return '';
  const id = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_.-]/gu, '')
    .replaceAll(/\s+/gu, '-');
  return `#${id}`;
}

/** The path from one file to another, as written in a link. */
function relative(from: string, to: string): string {
  const start = from.split('/').slice(0, -1);
  const end = to.split('/');
  let same = 0;
  while (same < start.length && same < end.length - 1 && start[same] === end[same]) same += 1;
  const names = [...start.slice(same).map(() => '..'), ...end.slice(same)];
  return names.join('/').replaceAll(/[ ()<>%#?]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
