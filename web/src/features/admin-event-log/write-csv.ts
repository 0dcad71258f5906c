import type { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';

export type LoggedEvent = OutputOf<typeof getEventLog>['events'][number];

const HEAD = ['seq', 'time', 'category', 'type', 'message', 'by', 'details'] as const;

/** Events as CSV (RFC 4180) that a spreadsheet opens without running any of it. */
export function writeCsv(events: readonly LoggedEvent[]): string {
  const rows = events.map((event) => [
    String(event.seq),
    event.createdAt,
    event.category,
    event.type,
    event.message,
    event.actorName ?? '',
    event.details ?? '',
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets run what begins with one of these signs as a formula, and names in the log were chosen by people. An
 * apostrophe in front makes it text.
 */
export function quoteCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r\n|%]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
