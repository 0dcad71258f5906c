import type { NEWS_NOTICES } from '@scriptorium/contract/notices.ts';
import type { Reason } from './news.ts';

/** One notification: everything of one kind in one document since it was last read. */
export interface Notice {
  readonly reason: Reason;
  readonly documentName: string;
  /** Display names of the people involved, each once, the latest last; truncated if there are many. */
  readonly people: readonly string[];
  readonly count: number;
  /** How many of its suggestions were accepted; missing in notifications from before this was counted. */
  readonly accepted?: number;
  /** Its threads; truncated if there are many. */
  readonly threads: readonly string[];
}

const PEOPLE_KEPT = 20;
const THREADS_KEPT = 100;
const PEOPLE_NAMED = 2;

/** Merges another notice into an existing one. */
export function addToNotice(notice: Notice | null, more: Notice): Notice {
  if (notice === null) return more;
  return {
    ...(notice.accepted !== undefined && more.accepted !== undefined && { accepted: notice.accepted + more.accepted }),
    reason: more.reason,
    documentName: more.documentName,
    people: keepLast([...notice.people.filter((name) => !more.people.includes(name)), ...more.people], PEOPLE_KEPT),
    count: notice.count + more.count,
    threads: keepLast([...notice.threads.filter((id) => !more.threads.includes(id)), ...more.threads], THREADS_KEPT),
  };
}

/** Removes threads that were seen; null once none is left. */
export function takeFromNotice(notice: Notice, seen: ReadonlySet<string>): Notice | null {
  const threads = notice.threads.filter((id) => !seen.has(id));
  return threads.length === 0 ? null : { ...notice, threads };
}

export function describeNotice({ reason, documentName, people, count, accepted }: Notice): string {
  const who = joinNames(people);
  const where = `“${documentName}”`;
  switch (reason) {
    case 'mention':
      return count === 1 ? `${who} mentioned you in ${where}.` : `${who} mentioned you ${count} times in ${where}.`;
    case 'reply':
      return count === 1 ? `${who} replied in ${where}.` : `${who} wrote ${count} replies in ${where}.`;
    case 'decision':
      return `${who} ${describeDecisions(count, accepted)} in ${where}.`;
    case 'comment':
      return count === 1 ? `${who} commented on ${where}.` : `${who} wrote ${count} comments on ${where}.`;
    case 'suggestion':
      return count === 1 ? `${who} suggested a change to ${where}.` : `${who} suggested ${count} changes to ${where}.`;
  }
}

/** The same as a code and values, for translated pages. */
export function readNotice(notice: Notice): {
  code: (typeof NEWS_NOTICES)[number];
  values: Record<string, string | number>;
} {
  const { documentName, people, count, accepted = 0 } = notice;
  const [first = '', second = ''] = people.toReversed();
  const others = Math.max(0, people.length - PEOPLE_NAMED);
  const values = { document: documentName, first, second, others, count, accepted, rejected: count - accepted };
  return { code: `news-${kindOf(notice)}`, values };
}

function kindOf({ reason, count, accepted }: Notice) {
  if (reason !== 'decision') return reason;
  if (accepted === undefined) return 'decided';
  return accepted === 0 ? 'rejected' : accepted < count ? 'mixed' : 'accepted';
}

function describeDecisions(count: number, accepted: number | undefined): string {
  const isMixed = accepted !== undefined && accepted > 0 && accepted < count;
  if (isMixed) return `accepted ${accepted} and rejected ${count - accepted} of your suggestions`;
  const verb = accepted === undefined ? 'decided on' : accepted === 0 ? 'rejected' : 'accepted';
  return `${verb} ${count === 1 ? 'your suggestion' : `${count} of your suggestions`}`;
}

/** “Ada”, “Ada and Ben”, “Cleo, Ben and 3 others”: the latest first. */
function joinNames(people: readonly string[]): string {
  const named = people.toReversed().slice(0, PEOPLE_NAMED);
  const others = people.length - named.length;
  if (others > 0) return `${named.join(', ')} and ${others === 1 ? '1 other' : `${others} others`}`;
  return named.length === 0 ? 'Somebody' : named.join(' and ');
}

function keepLast<T>(list: readonly T[], count: number): readonly T[] {
  return list.slice(-count);
}
