import { readScimGroup as contract } from '@scriptorium/contract/operations/scim.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { readOffThread } from '../../../pipeline/operation.ts';
import { directoryLimits } from '../directory-limits.ts';
import { readScimGroup as readGroup } from './said-group.ts';

export const readScimGroup = readOffThread(
  contract,
  (ctx, { id, withMembers }) => readGroup(ctx, requireDirectory(ctx.actor).directoryId, id, withMembers),
  'planner',
  { limits: directoryLimits },
);
