import type { Extension } from '@codemirror/state';
import type { Pasted } from '@scriptorium/bibliography/read-pasted.ts';
import { findEntry } from '../../api/find-entry.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type ChangedCitation, citeInstead, citingSupport, insertCitation } from '../../editor/citations/citing.ts';
import { type CitationLibrary, citationLibrary } from '../../editor/citations/library.ts';
import { type CitedWork, writeCitation } from '../../editor/citations/write-citation.ts';
import type { EditorHandle } from '../../editor/options.ts';
import { fetchAhead } from '../../lib/first-screen.ts';
import { t } from '../../lib/texts/citing.ts';
import { closeToast, toastError, toastInfo, toastSuccess } from '../../ui/toasts.ts';
import { addEntries, listTargets, type Target } from './add-works.ts';
import type { ChosenWork } from './chosen-works.tsx';
import type { RenderReferenceForm } from './cite-dialog.tsx';
import { useReadLatest } from './use-read-latest.ts';

const loadDialog = () => import('./cite-dialog.tsx');
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
  useEffect(() => fetchAhead(2_000, loadDialog), []);
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
          if (current) void citePasted(current, { workspaceUUID, documentPath: readPath() }, works, id);
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
        onInsert={(citation, target) => {
          const files = listFiles(handle, target);
          if (!opened.changed) insertCitation(handle.view, citation, files);
          else if (!opened.changed.replace(citation, files)) throw new Error(t('changedSince'));
          if (target) handle.refreshAssets();
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

/** The bibliographies the text will cite from. */
function listFiles(handle: EditorHandle, target: Target | null): readonly string[] {
  const files = citationLibrary(handle.view.state)?.files ?? [];
  return [...new Set([...files, ...(target ? [target.file] : [])])];
}

type Works = Exclude<Pasted, { kind: 'broken' }>;

/**
 * Adds pasted works to the bibliography and cites them where they were pasted. If that fails, the pasted text stays.
 */
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
    // One after another: the services allow one request at a time.
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
