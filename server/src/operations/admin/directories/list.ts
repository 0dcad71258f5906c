import { listDirectories as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import { SCIM_PATH } from '../../../domain/provisioning/describe.ts';
import { read } from '../../../pipeline/operation.ts';
import { describeDirectories } from './describe-directory.ts';

export const listDirectories = read(contract, async (ctx) => ({
  directories: await describeDirectories(ctx),
  address: `${ctx.server.publicUrl}${SCIM_PATH}`,
}));
