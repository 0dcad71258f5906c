const SCRIPTS = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam'];
const LETTER = `[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Right-to-left letters. */
export const RIGHT_TO_LEFT = new RegExp(LETTER, 'u');

/** Words with the characters that may be between them in a name or title; captured for `split`. */
const WORDS = new RegExp(`(${LETTER}(?:[\\p{M}'’-]*(?:[,:،؛؟]? )?${LETTER})*\\p{M}*)`, 'u');

/**
 * Isolates right-to-left words in a text assembled by others, such as a citation; otherwise digits after an Arabic name
 * would be drawn before it.
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
