import { fail } from '@scriptorium/contract/errors.ts';
import { labelVersion as contract } from '@scriptorium/contract/operations/workspace-versions.ts';
import { readText } from '../../db/texts/documents.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { setLabel } from '../../db/texts/versions.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

export const labelVersion = write(contract, {
  work: async (tx, input) => {
    const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
    const document = item.kind === 'live' ? await readText(tx.db, item.id) : undefined;
    if (document === undefined || input.version > document.version) fail('not-found');
    await setLabel(tx.db, {
      id: tx.newId(),
      itemId: item.id,
      version: input.version,
      name: input.name.trim(),
      note: input.note.replaceAll(/\r\n?/gu, '\n').trim(),
      userId: requireUser(tx.actor).userId,
      now: tx.now,
    });
    return {};
  },
});
