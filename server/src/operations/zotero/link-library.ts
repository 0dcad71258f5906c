import { fail } from '@scriptorium/contract/errors.ts';
import { linkLibrary as contract } from '@scriptorium/contract/operations/zotero.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import { say } from '@scriptorium/contract/said.ts';
import { findZoteroKey } from '../../db/accounts/zotero-keys.ts';
import { dropEndedZoteroLinks, listZoteroLinks, saveZoteroLink } from '../../db/items/zotero-links.ts';
import { nameLibrary } from '../../domain/zotero/libraries.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';

/** Per workspace. */
export const MAX_LINKS = 50;
/** Ended links kept per workspace, so that a new link continues where the old one ended. */
const KEPT_ENDED = 50;
const HOUR_MS = 60 * 60 * 1000;

/** Makes no request to Zotero: the first sync will show whether the library can be read. */
export const linkLibrary = write(contract, {
  limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 60, windowMs: HOUR_MS }],
  work: async (tx, { uuid, itemPath, library, name, lent }) => {
    const { userId } = requireUser(tx.actor);
    await lockWorkspace(tx.db, uuid);
    const item = await getItem(tx.db, uuid, parsePath(itemPath));
    if (item.type !== 'file' || extensionOf(item.name) !== 'bib')
      fail('invalid', { field: 'itemPath', message: 'This is not a .bib file.' });
    const key = await findZoteroKey(tx.db, userId);
    if (key === undefined && (lent || library.kind === 'user'))
      fail('conflict', { message: 'Please enter a Zotero API key first.' });
    if (library.kind === 'user' && library.id !== key?.zotero_user)
      fail('invalid', { field: 'library', message: 'Only your own library and those of groups can be linked.' });
    const links = await listZoteroLinks(tx.db, uuid, MAX_LINKS);
    const known = links.find(({ item_id: id, library: name }) => id === item.id && name === nameLibrary(library));
    // Nobody else may take over the link: their key would replace the one that is lent.
    if (known && known.linked_by !== null && known.linked_by !== userId)
      fail('conflict', { message: 'Somebody else has linked this library to this file.' });
    if (!known && links.length >= MAX_LINKS)
      fail('conflict', say('At most {most} libraries can be linked in a workspace.', { most: MAX_LINKS }));
    const link = {
      id: tx.newId(),
      itemId: item.id,
      library: nameLibrary(library),
      name: name.trim(),
      linkedBy: userId,
      lent,
    };
    const saved = await saveZoteroLink(tx.db, link);
    await dropEndedZoteroLinks(tx.db, uuid, KEPT_ENDED);
    return { link: saved };
  },
});
