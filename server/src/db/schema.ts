import type { AccountsTables } from './schema/accounts.ts';
import type { ExportsTables } from './schema/exports.ts';
import type { GroupsTables } from './schema/groups.ts';
import type { ItemsTables } from './schema/items.ts';
import type { ReviewTables } from './schema/review.ts';
import type { ServerTables } from './schema/server.ts';
import type { TextsTables } from './schema/texts.ts';

/**
 * The whole data model, the same on SQLite (STRICT tables) and PostgreSQL. Times are epoch milliseconds (bigint); sizes
 * and quotas are bytes; flags are 0 or 1; JSON is text that we stringify and parse ourselves; ids are uuids as text.
 */
export interface Schema
  extends AccountsTables, GroupsTables, ItemsTables, TextsTables, ReviewTables, ExportsTables, ServerTables {}
