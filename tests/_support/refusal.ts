import { CallRefused } from './client.ts';

/** "409 name-taken" for a call that fails, "accepted" for one that succeeds. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallRefused) return `${error.status} ${error.code}`;
    throw error;
  }
  return 'accepted';
}
