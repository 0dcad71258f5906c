/** DOM ID of a column heading in the table. */
export const columnId = (at: number): string => `values-column-${at}`;

/** Scrolls a column into view and focuses its heading. */
export function showColumn(at: number): void {
  const head = document.getElementById(columnId(at));
  head?.scrollIntoView({ block: 'nearest', inline: 'center' });
  head?.querySelector('button')?.focus();
}
