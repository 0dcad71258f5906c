import { fail } from '@scriptorium/contract/errors.ts';
import { compareAuthors as contract } from '@scriptorium/contract/operations/workspace-authors.ts';
import { compareAuthorship } from '../../model/texts/authorship.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { describeAuthorship, findText } from './describe-authors.ts';

export const compareAuthors = readOffThread(contract, async (ctx, input) => {
  if (input.from > input.to) fail('invalid', { field: 'from' });
  const text = await findText(ctx.db, input);
  if (input.to > text.version) fail('not-found');
  return describeAuthorship(ctx.db, await compareAuthorship(ctx.db, text.id, input.from, input.to));
});
