type Check = () => boolean | Promise<boolean>;

const checks = new Set<Check>();

/** Somebody who may hold changes that the server has not got (the editor). Returns how to take it back. */
export function registerUnsentWork(check: Check): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** Whether anything of this user is kept only on this device; asked at logout. */
export async function hasUnsentWork(): Promise<boolean> {
  const answers = await Promise.all([...checks].map(async (check) => check()));
  return answers.includes(true);
}
