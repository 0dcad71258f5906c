import { t } from '../../lib/texts/editor.ts';

type Explain = (found: RegExpExecArray) => string;

/** KaTeX's messages, and their meaning for writers. */
const MEANINGS: readonly (readonly [RegExp, Explain])[] = [
  [/^Undefined control sequence: (.+)$/s, ([, name]) => t('texUnknown', { name })],
  [/^No such environment: (.+)$/s, ([, name]) => t('texNoEnvironment', { name })],
  [/^Mismatch: (.+) matched by (.+)$/s, ([, begin, end]) => t('texMismatch', { begin, end })],
  [/expected '}'|^Expected '}', got 'EOF'/, () => t('texMissing', { sign: '}' })],
  [/^Expected & or .* or \\end$/s, () => t('texMissing', { sign: '\\end' })],
  [/^Expected '\\right', got 'EOF'$/, () => t('texMissing', { sign: '\\right' })],
  [/^Expected 'EOF', got '&'$/, () => t('texAmpersand')],
  [/^Expected 'EOF', got '(.+)'$/s, ([, sign]) => t('texUnexpected', { sign })],
  [/^Double (superscript|subscript)$/, () => t('texDouble', { grouped: '{x^a}^b' })],
  [/^Expected group (?:after|as argument to) '(.+)'$/s, ([, sign]) => t('texNothingAfter', { sign })],
  [/^Invalid delimiter '.*' after '(.+)'$/s, ([, sign]) => t('texNoDelimiter', { sign })],
  [/^Can't use function '(.+)' in /s, ([, sign]) => t('texUnexpected', { sign })],
  [
    /^\{?(\\?\w+)\}? (?:works only in display equations|can be used only in display mode)/,
    ([, name]) => t('texOnlyDisplay', { name }),
  ],
];

/** Why a formula cannot be drawn, in plain words; KaTeX's own if there are none. */
export function explainTex(message: string): string {
  for (const [pattern, explain] of MEANINGS) {
    const found = pattern.exec(message);
    if (found) return explain(found);
  }
  return t('texOther', { message });
}
