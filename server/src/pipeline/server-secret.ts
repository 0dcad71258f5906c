import { keepSecret, loadSecret } from '../db/settings.ts';
import { internal } from './operation.ts';

/** Keeps a key that is made once and for all; answers the one that counts. */
export const keepServerSecret = internal(
  'server/keep-secret',
  async (tx, input: { name: string; value: string }): Promise<string> => {
    await keepSecret(tx.db, input.name, input.value);
    return (await loadSecret(tx.db, input.name)) ?? input.value;
  },
);
