/** Signs that a name of a file cannot have, and such as a title seldom has for a reason. */
const unfit = /[/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const LONGEST = 80;

/** The file of a document with a title: a name that says it, and a text that begins with it. */
export function startDocument(title: string): { readonly name: string; readonly text: string } {
  const words = title.replace(unfit, ' ').replace(/\s+/gu, ' ').trim();
  const name = [...words]
    .slice(0, LONGEST)
    .join('')
    .replace(/^\.+/u, '')
    .replace(/[.\s]+$/u, '');
  // What is a string in JSON is one in YAML.
  return { name: `${name || 'Untitled'}.md`, text: `---\ntitle: ${JSON.stringify(words)}\n---\n\n` };
}
