/** Trees that a call of this process works on now: what is pending and not among them was left behind. */
const active = new Set<string>();

/** Runs what works on a tree. */
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
