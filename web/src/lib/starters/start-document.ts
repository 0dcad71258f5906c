import { fillTemplate, pages, type Template } from './templates.ts';

/** Invisible characters and line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Whitespace, slashes, marks of Markdown, and what a co-author's Windows could not store. */
const separating = /[/\\\s<>:"|?*]+/gu;
const tags = /<\/?[a-z]+>/giu;
const LONGEST = 80;

/**
 * Creates a new document: a file name derived from its title, and its text.
 *
 * @param author The display name of the user who creates it.
 * @param today The local date, as YYYY-MM-DD.
 */
export function startDocument(
  title: string,
  template: Template,
  author: string,
  today: string,
): { readonly name: string; readonly text: string } {
  const words = title.replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
  const name = [...words.replace(tags, '').replace(separating, ' ').trim()]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\.+/u, '')
    .replace(/[.\s]+$/u, '');
  const { head, body } = fillTemplate(template, author, today);
  // A JSON string is a YAML string.
  const lines = ['---', `title: ${JSON.stringify(words)}`, ...head, '---', '', body];
  return { name: `${name || pages.untitled}.md`, text: lines.join('\n') };
}
