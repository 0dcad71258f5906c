import type { ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import { isKey } from '@scriptorium/bibliography/edit.ts';
import { showFields } from '@scriptorium/bibliography/rewrite-entry.ts';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconCopy, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../../lib/texts/references.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { workspaceHref } from '../../lib/workspace-href.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import { removeReference, saveEntry } from './change-references.ts';
import { EntryFields } from './entry-fields.tsx';
import { labelFields, listTypes } from './entry-labels.ts';
import { isSubmitKey } from './is-submit-key.ts';
import { PrintedWork } from './printed-work.tsx';
import type { CitingPlace, ReferenceLibrary } from './reference-library.ts';
import { RenameDialog } from './rename-dialog.tsx';
import style from './references.module.css';
import { useEntryForm } from './use-entry-form.ts';

const REASONS = { key: 'badKey', type: 'badType', braces: 'badBraces', name: 'badName' } as const;

/** An entry: its fields by type, where it is cited, and the actions on it. */
export function EntryPanel(props: {
  library: ReferenceLibrary;
  entry: ReferenceEntry;
  places: readonly CitingPlace[] | null;
  mayEdit: boolean;
  /** Another user has deleted the entry. */
  isGone: boolean;
  onAddedAgain: (key: string) => void;
  onClose: () => void;
  /** Reports whether there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
  onMerge: () => void;
}) {
  const { library, entry, places, mayEdit, onDirty } = props;
  const form = useEntryForm(entry);
  const [problem, setProblem] = useState<{ field: string; message: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [renaming, setRenaming] = useState<{ source: string; to: string } | null>(null);
  const { isChanged, draft, overlap } = form;
  usePageMark('bottom-actions', mayEdit);
  useEffect(() => onDirty(isChanged), [onDirty, isChanged]);
  useEffect(() => () => onDirty(false), [onDirty]);

  const addAgain = async (source: string): Promise<void> => {
    setBusy(true);
    try {
      const [added] = await library.change(entry.path, [{ before: null, after: source }]);
      form.reset();
      props.onAddedAgain(added?.key ?? entry.key);
    } catch (error) {
      toastError(t('saveFailed'), error);
    }
    setBusy(false);
  };
  const save = async (): Promise<void> => {
    if (!isChanged || isBusy) return;
    const made = form.rewrite();
    if (!made.ok) return setProblem({ field: made.field, message: t(REASONS[made.reason]) });
    if (props.isGone) return addAgain(made.source);
    if (draft.key !== null) {
      if (!isKey(draft.key)) return setProblem({ field: 'key', message: t('badKey') });
      return setRenaming({ source: made.source, to: draft.key });
    }
    setProblem(null);
    setBusy(true);
    try {
      await saveEntry(library, entry, made.source);
      form.reset();
    } catch (error) {
      toastError(t('saveFailed'), error);
    }
    setBusy(false);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const isSave = event.key === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave && !isSubmitKey(event)) return;
    event.preventDefault();
    void save();
  };
  const type = draft.type ?? entry.type;
  const both = overlap === null ? [] : [...overlap.keys()];
  const made = form.rewrite();
  const source = made.ok ? made.source : entry.source;

  return (
    <section className={style['entry']} aria-label={t('detail')} onKeyDown={onKeyDown}>
      <header>
        <h2 tabIndex={-1}>{entry.title || entry.key}</h2>
        <ActionIcon aria-label={t('close')} onClick={props.onClose}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <PrintedWork source={source} readItem={(each) => library.ask('readItem', entry.path, each)} />
      <About library={library} entry={entry} places={places} />
      <div className={style['fields']}>
        {props.isGone && <Notice kind="danger">{t('goneElsewhere')}</Notice>}
        {overlap !== null && (
          <Notice kind="warning">
            {t('changedElsewhere')} {both.length > 0 && t('changedBoth', { fields: labelFields(both, type) })}
          </Notice>
        )}
        <div className={style['needed']}>
          <Select
            size="sm"
            label={t('type')}
            searchable={mayEdit}
            allowDeselect={false}
            data={listTypes(entry.type)}
            value={type}
            readOnly={!mayEdit}
            error={problem?.field === 'type' ? problem.message : undefined}
            onChange={(value) => {
              setProblem(null);
              if (value !== null) form.set({ type: value });
            }}
          />
          <TextInput
            size="sm"
            label={t('key')}
            value={draft.key ?? entry.key}
            readOnly={!mayEdit}
            spellCheck={false}
            rightSection={<CopyKey entryKey={entry.key} />}
            error={problem?.field === 'key' ? problem.message : undefined}
            {...(draft.key !== null && { description: t('keyHint') })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => {
              setProblem(null);
              form.set({ key: event.currentTarget.value });
            }}
          />
        </div>
        <EntryFields
          type={type.toLowerCase()}
          shown={showFields(entry.source)}
          typed={draft.fields}
          problem={problem}
          theirs={overlap}
          readOnly={!mayEdit}
          onChange={(name, value) => {
            setProblem(null);
            form.setField(name, value);
          }}
        />
        <details>
          <summary>{t('source')}</summary>
          <pre className={style['source']}>{source}</pre>
        </details>
      </div>
      {mayEdit && (
        <div className={style['foot']}>
          <Button disabled={!isChanged} loading={isBusy} title={showKeys('Mod-s')} onClick={() => void save()}>
            {t(props.isGone ? 'addAgain' : 'save')}
          </Button>
          {isChanged && (
            <Button
              variant="default"
              onClick={() => {
                setProblem(null);
                form.reset();
              }}
            >
              {t('discard')}
            </Button>
          )}
          <span className={style['space']} />
          {entry.group !== null && !isChanged && (
            <Button variant="default" onClick={props.onMerge}>
              {t('merge')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => void removeReference(library, entry)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {renaming && (
        <RenameDialog
          library={library}
          entry={entry}
          source={renaming.source}
          to={renaming.to}
          onClose={() => setRenaming(null)}
          onDone={() => {
            setRenaming(null);
            form.reset();
          }}
        />
      )}
    </section>
  );
}

function CopyKey({ entryKey }: { entryKey: string }) {
  const copy = (): void => {
    writeClipboard(entryKey).then(
      () => toastInfo(t('copied', { key: entryKey })),
      (error: unknown) => console.warn(error),
    );
  };
  return (
    <ActionIcon size={28} aria-label={t('copyKey')} onClick={copy}>
      <IconCopy size={16} />
    </ActionIcon>
  );
}

/** The file that contains the entry, and the texts that cite it. */
function About(props: { library: ReferenceLibrary; entry: ReferenceEntry; places: readonly CitingPlace[] | null }) {
  const { entry, places, library } = props;
  return (
    <div className={style['about']}>
      {entry.path}
      {places !== null && <span> · {t('citedIn', { count: places.length })}</span>}
      {places !== null && places.length > 0 && (
        <ul>
          {places.slice(0, 5).map(({ path, count }) => (
            <li key={path}>
              <a href={workspaceHref(library.uuid, path)}>{path}</a> ({t('times', { count })})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
