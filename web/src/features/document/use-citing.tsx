import type { Extension } from '@codemirror/state';
import type { Pasted } from '@scriptorium/bibliography/read-pasted.ts';
import { findEntry } from '../../api/find-entry.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { citeInstead, citingSupport, insertCitation } from '../../editor/citations/citing.ts';
import { citationLibrary } from '../../editor/citations/library.ts';
import { type CitedWork, writeCitation } from '../../editor/citations/write-citation.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { t } from '../../lib/texts/citing.ts';
import { closeToast, toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts';
import { addEntries, listTargets, type Target } from './add-works.ts';
import { useReadLatest } from './use-read-latest.ts';

const CiteDialog = lazy(async () => ({ default: (await import('./cite-dialog.tsx')).CiteDialog }));

/** Citing in the open text: the dialogue, and the offer for what is pasted. */
export function useCiting(facts: { handle: EditorHandle | null; workspaceUUID: string; readPath: () => string }): {
  extension: Extension;
  dialog: ReactNode;
} {
  const { handle, workspaceUUID, readPath } = facts;
  const [opened, setOpened] = useState(false);
  const readHandle = useReadLatest(handle);
  const [extension] = useState(() =>
    citingSupport({
      open: () => setOpened(true),
      offer: (works, id) => {
        const count = works.kind === 'entries' ? works.entries.length : works.identifiers.length;
        const run = (): void => {
          const current = readHandle();
          if (current) void citePasted(current, { workspaceUUID, documentPath: readPath() }, works, id);
        };
        toastInfo(t('pasted', { count }), { action: { label: t('cite'), run } });
      },
    }),
  );
  const close = (): void => {
    setOpened(false);
    handle?.focus();
  };
  const dialog = opened && handle && (
    <Suspense>
      <CiteDialog
        library={citationLibrary(handle.view.state)}
        place={{ workspaceUUID, documentPath: readPath() }}
        onClose={close}
        onInsert={(citation, target) => {
          insertCitation(handle.view, citation, listFiles(handle, target));
          if (target) handle.refreshAssets();
          close();
        }}
      />
    </Suspense>
  );
  return { extension, dialog };
}

/** The bibliographies that the text then cites from. */
function listFiles(handle: EditorHandle, target: Target | null): readonly string[] {
  const files = citationLibrary(handle.view.state)?.files ?? [];
  return [...new Set([...files, ...(target ? [target.file] : [])])];
}

type Works = Exclude<Pasted, { kind: 'broken' }>;

/** Adds pasted works to the bibliography and cites them where they were pasted. If that fails, the text stays. */
async function citePasted(
  handle: EditorHandle,
  place: { workspaceUUID: string; documentPath: string },
  works: Works,
  id: object,
): Promise<void> {
  const [target] = listTargets(citationLibrary(handle.view.state));
  const waiting =
    works.kind === 'identifiers'
      ? toastInfo(t('lookingUp', { value: works.identifiers[0]?.value }), { duration: 30_000 })
      : null;
  try {
    if (target === undefined) throw new Error(t('noTarget'));
    const sources: string[] = [];
    // One after another: services allow one request at a time.
    if (works.kind === 'identifiers') for (const each of works.identifiers) sources.push(await findEntry(each));
    else sources.push(...works.entries.map(({ source }) => source));
    const keys = await addEntries(place, target, sources);
    const cited = [...new Set(keys)].map((key): CitedWork => ({ key, prefix: '', locator: '', suffix: '' }));
    citeInstead(handle.view, id, writeCitation(cited, 'in-brackets'), listFiles(handle, target));
    handle.refreshAssets();
    toastSuccess(t('cited', { count: cited.length }));
  } catch (error) {
    toastError(t('notCited'), error);
  } finally {
    if (waiting !== null) closeToast(waiting);
  }
}
