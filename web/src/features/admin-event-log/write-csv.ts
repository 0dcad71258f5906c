import type { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';

export type LoggedEvent = OutputOf<typeof getEventLog>['events'][number];

const HEAD = ['seq', 'time', 'category', 'type', 'message', 'by', 'details'] as const;

/** Events as CSV (RFC 4180), with formulas neutralised. */
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
 * Spreadsheets evaluate cells starting with one of these characters as formulas, and names in the log are user input. A
 * leading apostrophe makes them text.
 */
export function quoteCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r\n|%]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
