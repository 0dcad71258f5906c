/** Formatting in printed citations. Private-use characters, so that text can never pass for markup. */
export const MARKS = {
  italic: '\uE000',
  bold: '\uE001',
  sup: '\uE002',
  sub: '\uE003',
  caps: '\uE004',
  underline: '\uE006',
  /** What a style that cites in footnotes prints there. */
  note: '\uE007',
  /** TeX. */
  math: '\uE008',
} as const;

export type Mark = keyof typeof MARKS;

/** Ends what the last of the others began. */
export const END_MARK = '\uE005';

export function stripMarks(text: string): string {
  return text.replace(/[\uE000-\uE008]/g, '');
}
