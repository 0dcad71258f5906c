/** Characters not allowed in file names, and invisible ones. */
const unfit = /[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 80;

/** A new document from a title: a matching file name, and a text with that title. */
export function startDocument(title: string): { readonly name: string; readonly text: string } {
  const words = title.replace(unfit, ' ').replace(/\s+/gu, ' ').trim();
  const name = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\.+/u, '')
    .replace(/[.\s]+$/u, '');
  // A JSON string is a YAML string.
  return { name: `${name || 'Untitled'}.md`, text: `---\ntitle: ${JSON.stringify(words)}\n---\n\n` };
}
