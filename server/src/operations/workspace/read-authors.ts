import { fail } from '@scriptorium/contract/errors.ts';
import { readAuthors as contract } from '@scriptorium/contract/operations/workspace-authors.ts';
import { getAuthorship } from '../../model/texts/authorship.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { describeAuthorship, findText } from './describe-authors.ts';

export const readAuthors = readOffThread(contract, async (ctx, input) => {
  const text = await findText(ctx.db, input);
  const version = input.version ?? text.version;
  if (version > text.version) fail('not-found');
  return { version, ...(await describeAuthorship(ctx.db, await getAuthorship(ctx.db, text.id, version))) };
});
