const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Whether these texts contain any right-to-left script. */
export function hasRightToLeft(texts: readonly string[]): boolean {
  return texts.some((text) => RIGHT_TO_LEFT.test(text));
}

/** Formats whose writers support right-to-left text. */
export const DIRECTED: ReadonlySet<string> = new Set([
  'typst',
  'docx',
  'html',
  'html4',
  'html5',
  'epub',
  'epub2',
  'epub3',
  'revealjs',
]);
