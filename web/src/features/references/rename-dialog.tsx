import type { ReferenceEntry } from '@scriptorium/bibliography/catalogue.ts';
import type { EntryChange } from '@scriptorium/bibliography/change-entries.ts';
import { rewriteEntry, showFields } from '@scriptorium/bibliography/rewrite-entry.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { findCitations, MAX_CITING_TEXTS } from '@scriptorium/contract/operations/references.ts';
import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { t } from '../../lib/texts/references.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import type { ReferenceLibrary } from './reference-library.ts';
import style from './references.module.css';

type Text = OutputOf<typeof findCitations>['texts'][number];

const NAMING: ReadonlySet<string> = new Set(['crossref', 'xdata', 'xref', 'related', 'entryset']);

/** The texts that cite any of these keys, with the lines. */
export async function findCitingTexts(
  uuid: string,
  keys: readonly string[],
  isWanted: () => boolean,
): Promise<readonly Text[] | null> {
  const texts: Text[] = [];
  for (let behind: string | undefined; ;) {
    const part = await call(findCitations, { uuid, keys: [...keys], ...(behind !== undefined && { behind }) });
    if (!isWanted()) return null;
    texts.push(...part.texts);
    if (part.next === null) return texts;
    behind = part.next;
  }
}

export function countPlaces(texts: readonly Text[]): number {
  return texts.reduce((sum, { keys }) => sum + keys.reduce((count, key) => count + key.count, 0), 0);
}

/** Updates entries that refer to a key, for example by crossref, to the new one. */
export function renameInDependents(dependents: readonly ReferenceEntry[], from: string, to: string): EntryChange[] {
  return dependents.flatMap(({ source }) => {
    const fields = new Map(
      showFields(source)
        .filter(({ name }) => NAMING.has(name))
        .map(({ name, value }) => [
          name,
          value
            .split(',')
            .map((key) => (key.trim() === from ? key.replace(from, () => to) : key))
            .join(','),
        ]),
    );
    const made = rewriteEntry(source, { fields });
    return made.ok && made.source !== source ? [{ before: source, after: made.source }] : [];
  });
}

interface Found {
  readonly texts: readonly Text[];
  readonly dependents: readonly ReferenceEntry[];
}

/** Shows what renaming a key would change, and does it. */
export function RenameDialog(props: {
  library: ReferenceLibrary;
  entry: ReferenceEntry;
  /** The entry's new source, still with the old key. */
  source: string;
  to: string;
  onClose: () => void;
  onDone: () => void;
}) {
  const { library, entry, to } = props;
  const { uuid } = library;
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOld = false;
    setError(null);
    Promise.all([findCitingTexts(uuid, [entry.key], () => !isOld), library.ask('listDependents', entry.id)]).then(
      ([texts, dependents]) => {
        if (!isOld && texts) setFound({ texts, dependents });
      },
      (failure: unknown) => {
        if (!isOld) setError(failure);
      },
    );
    return () => {
      isOld = true;
    };
  }, [library, uuid, entry.key, entry.id, round]);

  // Until then the button is disabled and cannot be focused.
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (found) go.current?.focus();
  }, [found]);

  const places = found ? countPlaces(found.texts) : 0;
  const isTooMany = (found?.texts.length ?? 0) > MAX_CITING_TEXTS;
  const taken = library.read().citing?.get(to)?.length ?? 0;
  const rename = async (): Promise<void> => {
    if (!found) return;
    const made = rewriteEntry(props.source, { key: to, fields: new Map() });
    if (!made.ok) return;
    setBusy(true);
    const there = [
      { before: entry.source, after: made.source },
      ...renameInDependents(found.dependents, entry.key, to),
    ];
    const itemPaths = found.texts.map(({ path }) => path);
    try {
      await library.change(entry.path, there, { keys: [{ from: entry.key, to }], itemPaths, places });
      const back = there.map(({ before, after }) => ({ before: after, after: before }));
      const undo = (): void => {
        library.change(entry.path, back, { keys: [{ from: to, to: entry.key }], itemPaths, places }).then(
          () => toastSuccess(t('undone')),
          (failure: unknown) => toastError(t('undoFailed'), failure),
        );
      };
      // If the new key was cited before, undo could not tell which citations had used the old one.
      toastSuccess(t('renamed', { key: to }), taken > 0 ? {} : { action: { label: t('undo'), run: undo } });
      props.onDone();
    } catch (failure) {
      toastError(t('renameFailed'), failure);
      setBusy(false);
      setFound(null);
      setRound(round + 1);
    }
  };

  return (
    <Modal
      opened
      onClose={props.onClose}
      size={560}
      title={t('renameTitle', { from: entry.key, to })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error !== null && <LoadError error={error} onRetry={() => setRound(round + 1)} />}
      {found === null && error === null && <p role="status">{t('renameRead')}</p>}
      {found && (
        <>
          <p>
            {places === 0
              ? t('renameNone', { from: entry.key })
              : t('renameText', { places, texts: found.texts.length })}{' '}
            {found.dependents.length > 0 && t('renameDependents', { count: found.dependents.length })}
          </p>
          {taken > 0 && <Notice kind="warning">{t('renameTaken', { count: taken, to })}</Notice>}
          {isTooMany && <Notice kind="danger">{t('renameMany', { most: MAX_CITING_TEXTS })}</Notice>}
          <ul className={style['preview']}>
            {found.texts.slice(0, 100).map((text) => (
              <CitingText key={text.path} text={text} keys={[entry.key]} />
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button ref={go} disabled={found === null || isTooMany} loading={isBusy} onClick={() => void rename()}>
          {t('renameDo')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** A text that cites any of the keys, with its first citations. */
export function CitingText({ text, keys }: { text: Text; keys: readonly string[] }) {
  const first = text.places.slice(0, 3);
  const more = countPlaces([text]) - first.length;
  // Keyed by line, because a short line may contain several citations.
  const shown = new Map(first.map((place) => [`${place.line} ${place.text}`, place]));
  return (
    <li>
      <b>{text.path}</b>
      {[...shown].map(([name, { line, text: words }]) => (
        <q key={name}>
          <small>{t('line', { line })}</small> <Marked words={words} keys={keys} />
        </q>
      ))}
      {more > 0 && <small>{t('otherPlaces', { count: more })}</small>}
    </li>
  );
}

/** Highlights the keys in the words around them. */
function Marked({ words, keys }: { words: string; keys: readonly string[] }) {
  const parts = splitAtKeys(words, keys);
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const WORD = /[\p{L}\p{N}_][\p{L}\p{N}_:.#$%&\-+?<>~/]*/gu;

/** Every second part is one of the keys. */
function splitAtKeys(words: string, keys: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: word, index } of words.matchAll(WORD)) {
    // A key may be followed by characters that could belong to a key.
    const key = keys.find((one) => word.startsWith(one) && !/[\p{L}\p{N}_]/u.test(word.slice(one.length)));
    if (key === undefined) continue;
    parts.push(words.slice(at, index), key);
    at = index + key.length;
  }
  return [...parts, words.slice(at)];
}
