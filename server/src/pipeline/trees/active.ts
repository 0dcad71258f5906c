/** Trees being processed by calls of this process; other pending ones were left behind. */
const active = new Set<string>();

/** Runs work on a pending tree; meanwhile the job `finish-trees` leaves it alone. */
export async function whileActive<T>(id: string, work: () => Promise<T>): Promise<T> {
  active.add(id);
  try {
    return await work();
  } finally {
    active.delete(id);
  }
}

export function isActive(id: string): boolean {
  return active.has(id);
}
