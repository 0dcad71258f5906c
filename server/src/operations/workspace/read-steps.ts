import { fail } from '@scriptorium/contract/errors.ts';
import { readSteps as contract } from '@scriptorium/contract/operations/workspace-authors.ts';
import { readAuthoredSteps } from '../../model/texts/authorship.ts';
import { AuthorTable } from '../../domain/texts/authorship.ts';
import { readOffThread } from '../../pipeline/operation.ts';
import { describePeople, findText } from './describe-authors.ts';

/** Limits of a page: a few seconds of playback. */
const MAX_STEPS = 1000;
const MAX_BYTES = 1024 * 1024;

export const readSteps = readOffThread(contract, async (ctx, input) => {
  const { after, until } = input;
  const text = await findText(ctx.db, input);
  if (after > until) fail('invalid', { field: 'after' });
  if (until > text.version) fail('not-found');
  const table = new AuthorTable();
  const steps = [];
  let [reached, bytes] = [after, 0];
  for await (const page of readAuthoredSteps(ctx.db, text.id, after, until)) {
    for (const { changes, by, at, to } of page) {
      bytes += JSON.stringify(changes).length;
      // The first step is always included; otherwise playback could get stuck.
      if (steps.length === MAX_STEPS || (bytes > MAX_BYTES && steps.length > 0)) break;
      steps.push({ version: to, mark: table.markOf(by), at: new Date(at).toISOString(), changes });
      reached = to;
    }
    if (reached !== page.at(-1)?.to) break;
  }
  const { authors } = table;
  return { people: await describePeople(ctx.db, table.people), authors, steps, more: reached < until };
});
