import type { Extension } from '@codemirror/state';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type ChangedCitation, citingSupport, insertCitation } from '../../editor/citations/citing.ts';
import { type CitationLibrary, citationLibrary } from '../../editor/citations/library.ts';
import type { CitedWork } from '../../editor/citations/write-citation.ts';
import { loadCompletions } from '../../editor/completion/completion.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { fetchAhead } from '../../lib/first-screen.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { t } from '../../lib/texts/citing.ts';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import type { ChosenWork } from './chosen-works.tsx';
import type { RenderReferenceForm } from './cite-dialog.tsx';
import { useReadLatest } from './use-read-latest.ts';

const loadDialog = loadOnce(() => import('./cite-dialog.tsx'));
const loadPasted = loadOnce(() => import('./cite-pasted.ts'));
const CiteDialog = lazy(async () => ({ default: (await loadDialog()).CiteDialog }));

/** Citing in the open text: the dialog, and the offer to cite what was pasted. */
export function useCiting(facts: {
  handle: EditorHandle | null;
  workspaceUUID: string;
  readPath: () => string;
  renderReferenceForm: RenderReferenceForm;
}): {
  extension: Extension;
  dialog: ReactNode;
} {
  const { handle, workspaceUUID, readPath } = facts;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState('');
  const readHandle = useReadLatest(handle);
  useEffect(() => fetchAhead(2_000, loadDialog, loadPasted, loadCompletions), []);
  const [extension] = useState(() =>
    citingSupport({
      open: (changed) => {
        if (changed === null) return setOpened({ changed: null, works: [] });
        const current = readHandle();
        const library = current && citationLibrary(current.view.state);
        void nameWorks(library, changed.works).then((works) => setOpened({ changed, works }));
      },
      offer: (works, id) => {
        const count = works.kind === 'entries' ? works.entries.length : works.identifiers.length;
        const run = (): void => {
          const current = readHandle();
          if (current === null) return;
          const place = { workspaceUUID, documentPath: readPath() };
          void loadPasted().then(
            ({ citePasted }) => citePasted(current, place, works, id),
            (error: unknown) => toastError(t('notCited'), error),
          );
        };
        toastInfo(t('pasted', { count }), { action: { label: t('cite'), run } });
      },
    }),
  );
  const close = (): void => {
    opened?.changed?.drop();
    setOpened(null);
    setTyped('');
    handle?.focus();
  };
  const dialog = opened && handle && (
    <Suspense fallback={<EarlyField value={typed} onType={setTyped} onCancel={close} />}>
      <CiteDialog
        typed={typed}
        renderReferenceForm={facts.renderReferenceForm}
        library={citationLibrary(handle.view.state)}
        place={{ workspaceUUID, documentPath: readPath() }}
        changed={opened.changed && { works: opened.works, manner: opened.changed.manner }}
        onClose={close}
        onInsert={(citation, files, hasAdded) => {
          if (!opened.changed) insertCitation(handle.view, citation, files);
          else if (!opened.changed.replace(citation, files)) throw new Error(t('changedSince'));
          if (hasAdded) handle.refreshAssets();
          close();
        }}
      />
    </Suspense>
  );
  return { extension, dialog };
}

/** Catches what is typed while the dialog is loading, which would otherwise go into the text. */
function EarlyField(props: { value: string; onType: (typed: string) => void; onCancel: () => void }) {
  return (
    <input
      className="sr-only"
      autoFocus
      aria-label={t('search')}
      value={props.value}
      onChange={(event) => props.onType(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onCancel();
      }}
    />
  );
}

interface Opened {
  /** Null for a new citation. */
  readonly changed: ChangedCitation | null;
  readonly works: readonly ChosenWork[];
}

/** The works of a citation with their details from the library. Keys unknown to the library are kept. */
async function nameWorks(library: CitationLibrary | null, works: readonly CitedWork[]): Promise<readonly ChosenWork[]> {
  return Promise.all(
    works.map(async (work) => {
      const found = await library?.search(work.key, 20).catch(() => []);
      const named = found?.find(({ key }) => key === work.key) ?? { names: '', year: '', title: '' };
      return { ...named, ...work, source: null };
    }),
  );
}
