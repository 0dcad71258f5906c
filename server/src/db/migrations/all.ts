import type { PortableMigration } from './column-types.ts';
import { initial } from './001-initial.ts';
import { nameKeys } from './002-name-keys.ts';
import { mailUnsubscribe } from './003-mail-unsubscribe.ts';

/** Listed by hand, in order; a name is never changed after a release. */
export const MIGRATIONS: Readonly<Record<string, PortableMigration>> = {
  '001-initial': initial,
  '002-name-keys': nameKeys,
  '003-mail-unsubscribe': mailUnsubscribe,
};
