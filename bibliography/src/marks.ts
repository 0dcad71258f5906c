/** Formatting in printed citations, as private-use characters, so that text can never pass for markup. */
export const MARKS = {
  italic: '\uE000',
  bold: '\uE001',
  sup: '\uE002',
  sub: '\uE003',
  caps: '\uE004',
  underline: '\uE006',
  /** Text that a footnote style prints in the note. */
  note: '\uE007',
  /** TeX. */
  math: '\uE008',
} as const;

export type Mark = keyof typeof MARKS;

/** Ends the most recent other mark. */
export const END_MARK = '\uE005';

export function stripMarks(text: string): string {
  return text.replace(/[\uE000-\uE008]/g, '');
}
