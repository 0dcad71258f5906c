import type { NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import { type Identifier, readIdentifier } from '@scriptorium/bibliography/identifiers.ts';
import { readWorks } from '../../lib/read-works.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { Button, Modal, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { findEntry } from '../../api/find-entry.ts';
import { readWords, searchWorks } from '../../api/search-works.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t as citing } from '../../lib/texts/citing.ts';
import { t } from '../../lib/texts/references.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addReferences } from './change-references.ts';
import { EntryFields } from './entry-fields.tsx';
import { listTypes } from './entry-labels.ts';
import { type FoundElsewhere, FoundList, nameOption } from './found-list.tsx';
import { isSubmitKey } from './is-submit-key.ts';
import { makeEntry, withKey } from './make-entry.ts';
import type { ReferenceLibrary } from './reference-library.ts';
import style from './references.module.css';

const NEW_FILE = 'references.bib';

/**
 * Adds works: by words of the title, by identifier, pasted or by hand. With `forKey`, adds the single work that a text
 * cites under that key.
 */
export function AddReferenceDialog(props: {
  library: ReferenceLibrary;
  forKey: string | null;
  path: string | null;
  onClose: () => void;
  onAdded: (path: string, key: string) => void;
}) {
  const { library, forKey } = props;
  const { files } = library.read();
  const [way, setWay] = useState<'paste' | 'hand'>('paste');
  const [text, setText] = useState(() => (forKey !== null && readIdentifier(forKey) ? forKey : ''));
  const [type, setType] = useState('article');
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [key, setKey] = useState('');
  const [path, setPath] = useState(props.path ?? files[0]?.path ?? NEW_FILE);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<FoundElsewhere | null>(null);
  const [at, setAt] = useState(0);
  const asking = useRef<AbortController | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When the arrow keys chose this, focus stays on the radio buttons.
    if (way === 'hand' && !document.activeElement?.matches('input[type="radio"]:focus-visible'))
      fields.current?.querySelector('textarea')?.focus();
  }, [way]);
  const works = useMemo(() => (way === 'paste' ? readWorks(text) : null), [way, text]);
  const isSearch = way === 'paste' && works === null && text.trim() !== '' && (found?.works.length ?? 0) === 0;
  const capabilities = useCapabilities();
  const mayLookUp = {
    doi: capabilities.doiLookups,
    arxiv: capabilities.arxivLookups,
    pmid: capabilities.pubmedLookups,
    isbn: capabilities.isbnLookups,
  };

  const lookUp = async (identifiers: readonly Identifier[], signal: AbortSignal): Promise<readonly NewEntry[]> => {
    const entries: NewEntry[] = [];
    // One after another: the services allow one request at a time.
    for (const identifier of identifiers) {
      const { kind, value } = identifier;
      if (!mayLookUp[kind]) throw new Error(t('lookUpsOff', { name: `${citing(kind)} ${value}` }));
      setBusy(citing('lookingUp', { value }));
      entries.push({ source: await findEntry(identifier, signal), inDialect: true });
    }
    return entries;
  };
  const search = async (signal: AbortSignal): Promise<void> => {
    const words = readWords(text);
    if (words === null) throw new Error(t('notWorks'));
    if (!capabilities.doiLookups) throw new Error(t('searchOff'));
    const answer = await searchWorks(words, signal);
    const known = await library.ask(
      'findSame',
      answer.works.map(({ source }) => source),
    );
    if (answer.works.length === 0 && answer.trouble === null) throw new Error(citing('noWorks', { words }));
    setFound({ ...answer, known });
    setAt(0);
  };
  const readSources = async (signal: AbortSignal, picked: number): Promise<readonly NewEntry[]> => {
    if (way === 'hand') return [{ source: makeEntry(type, typed, key) }];
    const work = found?.works[picked];
    if (work) return [{ source: work.source, inDialect: true }];
    if (works === null) throw new Error(t('notWorks'));
    if (works.kind === 'broken') throw new Error(works.reason);
    if (works.kind === 'entries') return works.entries;
    return lookUp(works.identifiers, signal);
  };
  const add = async (signal: AbortSignal, picked: number): Promise<void> => {
    const same = found?.known[picked];
    // Already in the library: show it.
    if (same && forKey === null) return props.onAdded(same.path, same.key);
    const sources = await readSources(signal, picked);
    if (forKey !== null && sources.length !== 1) throw new Error(t('oneForKey'));
    const named =
      forKey === null ? sources : sources.map((each) => ({ ...each, source: withKey(each.source, forKey) }));
    if (!files.some((file) => file.path === path)) await makeFile(library.uuid);
    const [first] = await addReferences(library, path, named);
    props.onAdded(path, first ?? '');
  };
  /** Searches for works first if the text is a query; otherwise adds them. */
  const run = async (picked = at): Promise<void> => {
    const controller = new AbortController();
    asking.current = controller;
    setProblem(null);
    setBusy(isSearch ? citing('searchingWorks') : t('add'));
    try {
      await (isSearch ? search(controller.signal) : add(controller.signal, picked));
    } catch (error) {
      const failed = t(isSearch ? 'searchFailed' : 'addFailed');
      if (!controller.signal.aborted) setProblem(`${failed} ${readMessage(error)}`);
    }
    setBusy(null);
  };
  const change = (value: string): void => {
    setText(value);
    setProblem(null);
    setFound(null);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (!isSubmitKey(event) || busy !== null) return;
    event.preventDefault();
    void run();
  };
  /** A one-line query is submitted by Enter as in any search field; in pasted text, Enter makes a new line. */
  const onFieldKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || busy !== null) return;
    const count = found?.works.length ?? 0;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (move !== undefined && count > 0) setAt((at + move + count) % count);
    else if (isEnter && text.trim() !== '' && !text.includes('\n')) void run();
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      opened
      onClose={props.onClose}
      size={560}
      title={forKey === null ? t('addTitle') : t('addKeyTitle', { key: forKey })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div ref={fields} className={style['stack']} onKeyDown={onKeyDown} role="presentation">
        <SegmentedControl
          aria-label={t('way')}
          data={[
            { value: 'paste', label: t('byPaste') },
            { value: 'hand', label: t('byHand') },
          ]}
          value={way}
          onChange={(value) => {
            setWay(value === 'hand' ? 'hand' : 'paste');
            setProblem(null);
            setFound(null);
          }}
        />
        {way === 'paste' ? (
          <Textarea
            data-autofocus
            autosize
            minRows={2}
            maxRows={12}
            label={t('paste')}
            description={t('pasteAbout')}
            spellCheck={false}
            readOnly={busy !== null}
            value={text}
            role="combobox"
            aria-expanded={found !== null}
            aria-controls="found-works"
            aria-activedescendant={found && found.works.length > 0 ? nameOption(at) : undefined}
            onChange={(event) => change(event.currentTarget.value)}
            onKeyDown={onFieldKeyDown}
          />
        ) : (
          <>
            <div className={style['needed']}>
              <Select
                label={t('type')}
                searchable
                allowDeselect={false}
                data={listTypes(type)}
                value={type}
                onChange={(value) => setType(value ?? 'article')}
              />
              {forKey === null && (
                <TextInput
                  label={t('ownKey')}
                  placeholder={t('ownKeyHint')}
                  spellCheck={false}
                  value={key}
                  onChange={(event) => setKey(event.currentTarget.value)}
                />
              )}
            </div>
            <EntryFields
              type={type}
              shown={[]}
              typed={typed}
              problem={null}
              onChange={(name, value) => setTyped(new Map(typed).set(name, value))}
            />
          </>
        )}
        {found && (
          <FoundList
            found={found}
            at={at}
            onPick={(picked) => {
              setAt(picked);
              void run(picked);
            }}
          />
        )}
        <Select
          label={t('into')}
          allowDeselect={false}
          data={
            files.length === 0
              ? [{ value: NEW_FILE, label: t('newFile', { file: NEW_FILE }) }]
              : files.map((file) => file.path)
          }
          value={path}
          onChange={(value) => setPath(value ?? NEW_FILE)}
        />
        <div aria-live="polite">{busy}</div>
        {problem !== null && <Notice kind="danger">{problem}</Notice>}
      </div>
      <DialogFoot>
        <Button variant="default" onClick={() => (busy === null ? props.onClose() : asking.current?.abort())}>
          {t('cancel')}
        </Button>
        <Button disabled={way === 'paste' && text.trim() === ''} loading={busy !== null} onClick={() => void run()}>
          {t(isSearch ? 'searchWorks' : found?.known[at] && forKey === null ? 'showKnown' : 'add')}
        </Button>
      </DialogFoot>
    </Modal>
  );
}

async function makeFile(uuid: string): Promise<void> {
  await call(createTextFile, { uuid, parentItem: '', name: NEW_FILE }).catch((error: unknown) => {
    // Another user created it first: use theirs.
    if (!(error instanceof OperationError && error.code === 'name-taken')) throw error;
  });
}
