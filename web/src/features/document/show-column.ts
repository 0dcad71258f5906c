/** Of the head of a column in a table of values. */
export const columnId = (at: number): string => `values-column-${at}`;

/** Brings a column into view and says which it is. */
export function showColumn(at: number): void {
  const head = document.getElementById(columnId(at));
  head?.scrollIntoView({ block: 'nearest', inline: 'center' });
  head?.querySelector('button')?.focus();
}
