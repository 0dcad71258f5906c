import { hasOtherNodes } from '../db/server/nodes.ts';
import { storeSettingOnce } from '../db/server/settings.ts';
import { deleteTokens, insertToken } from '../db/accounts/tokens.ts';
import { hasAdmin, insertUser } from '../db/accounts/users.ts';
import { drawUserId } from '../model/accounts/draw-user-id.ts';
import { internal } from './operation.ts';

/** Long, because the link is printed at every start until it is used. */
const SETUP_LINK_MS = 7 * 24 * 60 * 60 * 1000;

/** Groups that one person may manage on a new server; each has its own quota. */
const GROUPS_OF_NEW_SERVER = 20;

export interface FirstStart {
  version: string;
  /** From the environment; null if the server is set up through the one-time link. */
  admin: { email: string; passwordHash: string } | null;
}

/** Records the start and, on a server without an administrator, creates one or a link to do so. */
export const noteStart = internal(
  'server/note-start',
  async (tx, input: FirstStart): Promise<{ setupToken: string | null }> => {
    tx.record({ type: 'server.started', version: input.version });
    if (await hasAdmin(tx.db)) return { setupToken: null };
    // A link printed by another running server must stay valid.
    const { node } = tx.server;
    const hasOthers = node !== undefined && (await hasOtherNodes(tx.db, node));
    if (!hasOthers) await deleteTokens(tx.db, null, ['setup']);
    // Stored rather than made the default, so that existing servers keep their behaviour.
    await storeSettingOnce(tx.db, 'user_group_management_limit', String(GROUPS_OF_NEW_SERVER));
    if (input.admin !== null) {
      const id = await drawUserId(tx);
      const made = await insertUser(tx.db, {
        id,
        email: input.admin.email,
        displayName: 'Administrator',
        passwordHash: input.admin.passwordHash,
        emailVerified: true,
        isAdmin: true,
        quota: (await tx.settings()).default_user_quota,
        workspaceId: tx.newId(),
        rootId: tx.newId(),
        now: tx.now,
      });
      if (made) {
        tx.record({ type: 'server.set-up', userId: id, email: input.admin.email });
        return { setupToken: null };
      }
      // Another server starting at the same time was first.
      if (await hasAdmin(tx.db)) return { setupToken: null };
    }
    const { token, hash } = tx.newToken();
    await insertToken(tx.db, {
      id: tx.newId(),
      kind: 'setup',
      hash,
      userId: null,
      now: tx.now,
      lifetimeMs: SETUP_LINK_MS,
      replace: !hasOthers,
    });
    return { setupToken: token };
  },
);
