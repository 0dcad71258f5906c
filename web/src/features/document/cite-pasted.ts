import type { NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import type { Pasted } from '@scriptorium/bibliography/read-pasted.ts';
import { findEntry } from '../../api/find-entry.ts';
import { citeInstead } from '../../editor/citations/citing.ts';
import { citationLibrary } from '../../editor/citations/library.ts';
import { type CitedWork, writeCitation } from '../../editor/citations/write-citation.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { t } from '../../lib/texts/citing.ts';
import { closeToast, toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts';
import { addEntries, listFiles, listTargets } from './add-works.ts';

export type PastedWorks = Exclude<Pasted, { kind: 'broken' }>;

/**
 * Adds pasted works to the bibliography and cites them where they were pasted. If that fails, the pasted text stays.
 */
export async function citePasted(
  handle: EditorHandle,
  place: { workspaceUUID: string; documentPath: string },
  works: PastedWorks,
  id: object,
): Promise<void> {
  const [target] = listTargets(citationLibrary(handle.view.state));
  const waiting =
    works.kind === 'identifiers'
      ? toastInfo(t('lookingUp', { value: works.identifiers[0]?.value }), { duration: 30_000 })
      : null;
  try {
    if (target === undefined) throw new Error(t('noTarget'));
    const entries: NewEntry[] = [];
    // One after another: the services allow one request at a time.
    if (works.kind === 'identifiers')
      for (const each of works.identifiers) entries.push({ source: await findEntry(each), inDialect: true });
    else entries.push(...works.entries);
    const keys = await addEntries(place, target, entries);
    const cited = [...new Set(keys)].map((key): CitedWork => ({ key, prefix: '', locator: '', suffix: '' }));
    citeInstead(
      handle.view,
      id,
      writeCitation(cited, 'in-brackets'),
      listFiles(citationLibrary(handle.view.state), target),
    );
    handle.refreshAssets();
    toastSuccess(t('cited', { count: cited.length }));
  } catch (error) {
    toastError(t('notCited'), error);
  } finally {
    if (waiting !== null) closeToast(waiting);
  }
}
