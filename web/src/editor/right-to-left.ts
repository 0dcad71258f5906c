const SCRIPTS = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'];
const LETTER = `[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Right-to-left letters. */
export const RIGHT_TO_LEFT = new RegExp(LETTER, 'u');

/** Words with what may stand between them in a name or a title, in groups of their own for `split`. */
const WORDS = new RegExp(`(${LETTER}(?:[\\p{M}'’-]*(?:[,:،؛؟]? )?${LETTER})*\\p{M}*)`, 'u');

/**
 * A text that others put together, such as a citation, with its words from right to left in parts of their own. Without
 * them the digits behind an Arabic name would be drawn before it.
 */
export function isolateWords(text: string): (string | Node)[] {
  if (!RIGHT_TO_LEFT.test(text)) return [text];
  return text.split(WORDS).map((part, at) => {
    if (at % 2 === 0) return part;
    const isolated = document.createElement('bdi');
    isolated.textContent = part;
    return isolated;
  });
}
