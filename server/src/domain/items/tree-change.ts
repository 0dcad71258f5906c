/** Totals of one tree change; charged, logged and announced together at its end. */
export interface TreeChange {
  /** Bytes the workspace uses more (or less). */
  bytes: number;
  /** Items it holds more (or less), trash included. */
  items: number;
  /** Live documents that can no longer be edited. */
  closed: { itemId: string; reason: 'deleted' | 'replaced' }[];
  /** Live documents that got a change from here. */
  appended: { itemId: string; version: number }[];
}

export function startChange(): TreeChange {
  return { bytes: 0, items: 0, closed: [], appended: [] };
}
