/**
 * Which of two clients' text comes first where both wrote at the same place at the same time. The same for every pair of
 * changes they make, so the words of two people who type at one caret stay whole; by the order of the log their letters
 * would alternate.
 */
export function goesFirst(clientID: string, other: string): boolean {
  return clientID < other;
}
