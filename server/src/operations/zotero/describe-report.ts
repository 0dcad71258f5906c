import type { SyncReport } from '@scriptorium/bibliography/sync-library.ts';
import { syncReport, type ZoteroReport } from '@scriptorium/contract/operations/zotero.ts';

/** More than anyone reads; the report is stored with the link. */
const LISTED = 100;
const LONGEST_KEY = 200;

export function describeReport(report: SyncReport): ZoteroReport {
  const { added, changed, removed, present, absent, kept, left } = report;
  return {
    added,
    changed,
    removed,
    present,
    absent,
    kept: kept.slice(0, LISTED).map(({ key, fields }) => ({ key: key.slice(0, LONGEST_KEY), fields: [...fields] })),
    keptCount: kept.length,
    left: left.slice(0, LISTED).map(({ key, reason }) => ({ key: key.slice(0, LONGEST_KEY), reason })),
    leftCount: left.length,
  };
}

/** An earlier release may have stored a different format. */
export function readReport(stored: string | null): ZoteroReport | null {
  if (stored === null) return null;
  const read = syncReport.safeParse(JSON.parse(stored));
  return read.success ? read.data : null;
}
