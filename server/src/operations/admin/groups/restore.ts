import { fail } from '@scriptorium/contract/errors.ts';
import { restoreGroup as contract } from '@scriptorium/contract/operations/admin-groups.ts';
import { lockDeletedGroup, undeleteGroup } from '../../../db/groups/account-groups.ts';
import { listMemberIds } from '../../../db/groups/groups.ts';
import { write } from '../../../pipeline/operation.ts';
import { recordSuccession } from '../../groups/drop-member.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const restoreGroup = write(contract, {
  work: async (tx, input) => {
    const group = await lockDeletedGroup(tx.db, input.uuid);
    if (group?.deleted_at == null || tx.now - group.deleted_at > KEPT_MS) {
      fail('not-found', { message: 'There is no deleted group to restore.' });
    }
    await undeleteGroup(tx.db, group.id);
    const memberIds = await listMemberIds(tx.db, group.id);
    tx.record({ type: 'group.restored', groupId: group.id, name: group.name, memberIds });
    await tx.notify(memberIds, {
      code: 'group-restored',
      values: { group: group.name },
      actionUrl: `/workspace/${group.id}/`,
    });
    // It may have been deleted with its owner's account.
    await recordSuccession(tx, group);
    return {};
  },
});
