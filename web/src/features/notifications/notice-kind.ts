export type NoticeKind = 'comment' | 'suggestion' | 'export' | 'trouble' | 'group' | 'share' | 'newcomer' | 'other';

/** The first match wins. */
const KINDS: readonly (readonly [RegExp, NoticeKind])[] = [
  [/^export-(?:ready|warnings?)$/u, 'export'],
  [/^(?:export|word)-/u, 'trouble'],
  [/^news-(?:mention|reply|comment)$/u, 'comment'],
  [/^news-/u, 'suggestion'],
  [/^group-/u, 'group'],
  [/^(?:shared|invitation-|access-)/u, 'share'],
  [/^waiting-/u, 'newcomer'],
];

/** The kind of a notification, which determines its icon and its group. */
export function kindOf(code = ''): NoticeKind {
  return KINDS.find(([fits]) => fits.test(code))?.[1] ?? 'other';
}
