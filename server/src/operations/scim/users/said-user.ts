import { fail } from '@scriptorium/contract/errors.ts';
import type { ScimUser } from '@scriptorium/contract/operations/scim.ts';
import type { DirectoryRow } from '../../../db/accounts/directories.ts';
import { countPeople, type DirectoryPersonRow } from '../../../db/accounts/directory-people.ts';
import { foldEmail } from '../../../domain/accounts/accounts.ts';
import { foldName } from '../../../domain/items/fold-name.ts';
import { describeUser } from '../../../domain/provisioning/describe.ts';
import { addressOfUser, nameOfUser, type SaidUser } from '../../../domain/provisioning/users.ts';
import { isOfDomain, listDomains } from '../../../domain/settings/settings.ts';
import type { ReadContext, Tx } from '../../../pipeline/operation.ts';

export function readSaid(row: Pick<DirectoryPersonRow, 'said'>): SaidUser {
  return JSON.parse(row.said) as SaidUser;
}

export function describeScimUser({ server }: Pick<ReadContext, 'server'>, row: DirectoryPersonRow): ScimUser {
  return describeUser(server.publicUrl, row.user_id, row, readSaid(row));
}

/** The columns used for look-ups, and the whole resource. */
export function asColumns(said: SaidUser) {
  return {
    user_name_key: foldEmail(said.userName),
    address_key: foldEmail(addressOfUser(said)),
    name_key: foldName(nameOfUser(said)),
    external_id: said.externalId,
    active: said.active ? (1 as const) : (0 as const),
    said: JSON.stringify(said),
  };
}

/** The address, if it is in a domain this directory may manage. */
export function requireAddress(directory: DirectoryRow, said: SaidUser): string {
  const address = addressOfUser(said);
  if (isOfDomain(address, listDomains(directory.domains))) return address;
  return fail('invalid', {
    message: `The address ${address} is not of a domain that this directory is trusted for.`,
    field: 'emails',
  });
}

/** Refuses a user name that someone else in this directory has. */
export async function requireFreeUserName(tx: Tx, directory: DirectoryRow, said: SaidUser): Promise<void> {
  const taken = await countPeople(tx.db, directory.id, { user_name_key: foldEmail(said.userName) });
  if (taken > 0)
    fail('email-taken', {
      message: `There is a user “${said.userName}” in this directory already.`,
      field: 'userName',
    });
}
