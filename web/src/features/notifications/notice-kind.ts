export type NoticeKind = 'comment' | 'suggestion' | 'export' | 'trouble' | 'group' | 'share' | 'newcomer' | 'other';

/** The first that fits. */
const KINDS: readonly (readonly [RegExp, NoticeKind])[] = [
  [/^export-(?:ready|warnings?)$/u, 'export'],
  [/^export-/u, 'trouble'],
  [/^news-(?:mention|reply|comment)$/u, 'comment'],
  [/^news-/u, 'suggestion'],
  [/^group-/u, 'group'],
  [/^(?:shared|invitation-|access-)/u, 'share'],
  [/^waiting-/u, 'newcomer'],
];

/** What a line at the bell is about, told by its sign before anybody reads it. */
export function kindOf(code = ''): NoticeKind {
  return KINDS.find(([fits]) => fits.test(code))?.[1] ?? 'other';
}
