import type { Kysely } from 'kysely';
import { listGroupRules, listMembershipsIn } from '../../db/accounts/group-rules.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import { findUser } from '../../db/accounts/users.ts';
import {
  addMembership,
  countManagers,
  type GroupRow,
  lockGroupRow,
  setManager,
  setMemberRole,
} from '../../db/groups/groups.ts';
import { endInvitationOf } from '../../db/groups/invitations.ts';
import type { Schema } from '../../db/schema.ts';
import {
  type Held,
  judgeGroups,
  planPlace,
  readClaim,
  type RuleRole,
  type Verdict,
} from '../../domain/accounts/group-rules.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { dropMember } from '../groups/drop-member.ts';
import { demoteManager } from '../groups/remove-manager.ts';

type Provider = Pick<ProviderRow, 'id' | 'name'>;
type Claims = Readonly<Record<string, unknown>>;

export interface Grant {
  groupId: string;
  name: string;
  role: RuleRole;
}

/**
 * The groups these claims would grant to someone who is in none, and the claims that rules need but that are missing.
 */
export async function findGrants(
  db: Kysely<Schema>,
  providerId: string,
  claims: Claims,
): Promise<{ grants: Grant[]; missing: string[] }> {
  const rules = await listGroupRules(db, providerId);
  const verdicts = judgeGroups(rules.map(asRule), claims);
  const names = new Map(rules.map((rule) => [rule.group_id, rule.group_name]));
  const grants = [...verdicts].flatMap(([groupId, { role }]) =>
    role === null ? [] : [{ groupId, name: names.get(groupId) ?? '', role }],
  );
  const asked = new Set(rules.map(({ claim }) => claim));
  return { grants, missing: [...asked].filter((claim) => readClaim(claims, claim) === null) };
}

/** The claims that a provider's group rules need, to be requested from it. */
export async function listNeededClaims(db: Kysely<Schema>, providerId: string): Promise<string[]> {
  return [...new Set((await listGroupRules(db, providerId)).map(({ claim }) => claim))];
}

/** Adds the person logging in to the groups granted by their claims, and removes them from those no longer granted. */
export async function applyGroupRules(tx: Tx, provider: Provider, userId: string, claims: Claims): Promise<void> {
  const rules = await listGroupRules(tx.db, provider.id);
  await settle(tx, provider, userId, judgeGroups(rules.map(asRule), claims));
}

/** Adds a newly created account to the groups that were granted when its owner logged in at the provider. */
export async function applyGrants(
  tx: Tx,
  provider: Provider,
  userId: string,
  grants: readonly Pick<Grant, 'groupId' | 'role'>[],
): Promise<void> {
  await settle(tx, provider, userId, new Map(grants.map(({ groupId, role }) => [groupId, { role, isWhole: false }])));
}

async function settle(
  tx: Tx,
  provider: Provider,
  userId: string,
  verdicts: ReadonlyMap<string, Verdict>,
): Promise<void> {
  const held = await listMembershipsIn(tx.db, userId, [...verdicts.keys()]);
  // In a fixed order, so that two people logging in at once cannot deadlock.
  for (const groupId of [...verdicts.keys()].toSorted()) {
    const verdict = verdicts.get(groupId) ?? { role: null, isWhole: false };
    if (planPlace(verdict, held.get(groupId), provider.id) === null) continue;
    const group = await lockGroupRow(tx.db, groupId);
    if (group === undefined) continue;
    // Read again, now that nobody else can change it.
    const before = (await listMembershipsIn(tx.db, userId, [groupId])).get(groupId);
    const place = planPlace(verdict, before, provider.id);
    if (place !== null) await put(tx, { provider, group, userId, before, place });
  }
}

interface Change {
  provider: Provider;
  group: GroupRow;
  userId: string;
  before: Held | undefined;
  place: RuleRole | 'leave';
}

async function put(tx: Tx, { provider, group, userId, before, place }: Change): Promise<void> {
  const user = await findUser(tx.db, userId);
  if (user === undefined) return;
  const userName = user.display_name || user.email;
  const facts = { groupId: group.id, name: group.name, userId, userName };
  const actionUrl = `/workspace/${group.id}/`;
  const losesIt = before?.role === 'manager' && place !== 'manager';
  // A group keeps its owner and at least one manager, whatever a provider says.
  if (losesIt && (group.owner_id === userId || (await countManagers(tx.db, group.id)) === 1)) return;
  if (place === 'leave') {
    await dropMember(tx, group, { id: userId, name: userName }, 'removed');
    await tx.notify([userId], {
      code: 'group-unnamed',
      values: { group: group.name, by: provider.name },
    });
    return;
  }
  if (before === undefined) {
    await addMembership(tx.db, { groupId: group.id, userId, provider: provider.id, now: tx.now });
    await endInvitationOf(tx.db, { workspaceId: group.id, itemId: null }, user.email);
    tx.record({ type: 'group.member-added', ...facts });
    await tx.notify([userId], {
      code: 'group-put',
      values: { by: provider.name, group: group.name },
      actionUrl,
    });
  }
  if (losesIt) await demoteManager(tx, group, { id: userId, name: userName });
  if (place === 'manager') {
    await setManager(tx.db, group.id, userId, true, provider.id);
    tx.record({ type: 'group.manager-added', ...facts });
    return;
  }
  if (losesIt) await setManager(tx.db, group.id, userId, false, provider.id);
  const was = await setMemberRole(tx.db, group.id, userId, place, provider.id);
  if (was !== place) tx.record({ type: 'group.role-changed', ...facts, before: was, role: place });
}

function asRule(row: { claim: string; value: string; group_id: string; role: RuleRole }) {
  return { claim: row.claim, value: row.value, groupId: row.group_id, role: row.role };
}
