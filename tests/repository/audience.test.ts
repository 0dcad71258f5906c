import { randomUUID } from 'node:crypto';
import type { ServerEvent } from '@scriptorium/contract/live/server-events.ts';
import { expect, it } from 'vitest';
import { LocalPubSub } from '../../server/src/adapters/pubsub.ts';
import { insertUser } from '../../server/src/db/accounts/users.ts';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { addMembership, createGroup } from '../../server/src/db/groups/groups.ts';
import { pushToBrowsers, userChannel } from '../../server/src/subscribers/push-to-browsers.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

class Counted extends LocalPubSub<ServerEvent> {
  published = 0;

  override publish(channel: string, message: ServerEvent): void {
    this.published += 1;
    super.publish(channel, message);
  }
}

it('of a group’s members, only those with an open page are looked up when it changes', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    const groupId = randomUUID();
    const now = 1;
    const ids = Array.from({ length: 60 }, () => randomUUID());
    for (const id of ids)
      await insertUser(db, {
        id,
        email: `${id}@example.org`,
        displayName: 'Somebody',
        passwordHash: null,
        emailVerified: true,
        isAdmin: false,
        quota: 1000,
        workspaceId: randomUUID(),
        rootId: randomUUID(),
        now,
      });
    const [stranger, ...members] = ids as [string, ...string[]];
    const [reader] = members as [string, ...string[]];
    await createGroup(db, { id: groupId, name: 'Large', ownerId: null, rootId: randomUUID(), quota: 1000, now });
    for (const userId of members) await addMembership(db, { groupId, userId, now });
    const channel = new Counted();
    const heard: ServerEvent[] = [];
    channel.subscribe(userChannel(reader), (event) => void heard.push(event));
    channel.subscribe(userChannel(stranger), () => expect.fail('a stranger was told'));
    const added = { type: 'group.member-added', groupId, name: 'Large', userId: members[1]!, userName: 'N' } as const;
    await pushToBrowsers(db, channel, [added, added], () => now);
    expect(heard).toEqual([
      { topic: 'groups', groupUUID: groupId },
      { topic: 'groups', groupUUID: groupId },
    ]);
    expect(channel.published).toBe(2);
  } finally {
    await dispose();
  }
});
