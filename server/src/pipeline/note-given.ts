import { findPresentItem } from '../db/items/items.ts';
import { noteHandedOut } from '../db/texts/handed-out.ts';
import { internal } from './operation.ts';

/** Records which versions of texts a person has downloaded; see the table `handed_out`. */
export const noteDownloads = internal(
  'pipeline/note-given',
  async (tx, input: { userId: string; gives: readonly { itemId: string; version: number | null }[] }) => {
    const { userId, gives } = input;
    for (const { itemId, version } of gives) {
      if ((await findPresentItem(tx.db, itemId)) === undefined) continue;
      await noteHandedOut(tx.db, { id: tx.newId(), userId, itemId, origin: 'download', version, now: tx.now });
    }
    return {};
  },
);
