import { list } from '@scriptorium/contract/operations/groups.ts';
import { refreshOperations } from '../../api/query-client.ts';
import { confirm, type Question } from '../../ui/confirm.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

/** Asks the question, if there is one, then acts on a group and reports the outcome. */
export async function act(
  work: () => Promise<unknown>,
  words: { question?: Question; done?: string; failed: string },
): Promise<void> {
  if (words.question !== undefined && !(await confirm(words.question))) return;
  try {
    await work();
    if (words.done !== undefined) toastSuccess(words.done);
  } catch (error) {
    toastError(words.failed, error);
  }
  await refreshOperations([list]);
}
