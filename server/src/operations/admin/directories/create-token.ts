import { fail } from '@scriptorium/contract/errors.ts';
import { createDirectoryToken as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { say } from '@scriptorium/contract/said.ts';
import { insertDirectoryToken, listDirectoryTokens, lockDirectory } from '../../../db/accounts/directories.ts';
import { write } from '../../../pipeline/operation.ts';
import { describeDirectory, failAbsent, TOKENS } from './describe-directory.ts';

export const createDirectoryToken = write(contract, {
  work: async (tx, { directoryUUID: id, label: given }) => {
    const directory = (await lockDirectory(tx.db, id)) ?? failAbsent();
    const label = given.trim().normalize('NFC');
    if (label === '') fail('invalid', { field: 'label', message: 'Please say what the token is for.' });
    const others = (await listDirectoryTokens(tx.db)).filter((token) => token.directory_id === id);
    if (others.length >= TOKENS)
      fail('item-limit', say('A directory can have {most} tokens at most. Revoke one first.', { most: TOKENS }));
    const { token, hash } = tx.newToken();
    await insertDirectoryToken(tx.db, {
      id: tx.newId(),
      directory_id: id,
      label,
      token_hash: hash,
      made_at: tx.now,
      used_at: null,
    });
    tx.record({ type: 'directory.token-made', name: directory.name, label });
    return { token, directory: await describeDirectory(tx, id) };
  },
});
