/** Totals of one tree change; charged, logged and announced together at its end. */
export interface TreeChange {
  /** Change in bytes used by the workspace; may be negative. */
  bytes: number;
  /** Change in the number of items, including the trash; may be negative. */
  items: number;
  /** Live documents that can no longer be edited. */
  closed: { itemId: string; reason: 'deleted' | 'replaced' }[];
  /** Live documents to which it appended a change. */
  appended: { itemId: string; version: number }[];
}

export function startChange(): TreeChange {
  return { bytes: 0, items: 0, closed: [], appended: [] };
}
