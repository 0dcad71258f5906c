import { findStyles, readLocales } from '@scriptorium/contract/operations/export.ts';
import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import type { PrintedAs } from '../../editor/citations/write-style.ts';
import type { PrintedSample } from '../../editor/citations/print-sample.ts';
import { t } from '../../lib/texts/citation-style.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAwaitedKeys } from '../../ui/use-awaited-keys.ts';
import style from './style-dialog.module.css';

const LIST_KEYS: Readonly<Record<string, 'take' | 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 'take' };

/** Chooses a citation style and a language, previewed with the text's own citations. */
export function StyleDialog(props: {
  now: PrintedAs;
  /** Prints the text's own citations in a style; null if it has none yet. */
  print: (wanted: PrintedAs) => Promise<PrintedSample | null>;
  onUse: (wanted: PrintedAs) => void;
  onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  const [asked] = useDebouncedValue(query, 120);
  const [wanted, setWanted] = useState(props.now);
  const [at, setAt] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const found = useQuery({ ...operationQuery(findStyles, { query: asked }), placeholderData: keepPreviousData });
  const languages = useQuery({ ...operationQuery(readLocales, { lang: '' }), staleTime: Infinity });
  const styles = found.data?.styles ?? [];
  const bare = wanted.csl.replace(/\.csl$/, '');
  useEffect(() => {
    list.current?.querySelector('[data-at]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const choose = (name: string): void => setWanted({ ...wanted, csl: name });
  const mark = (index: number): void => {
    setAt(index);
    choose(styles[index]!.name);
  };
  /** Without a choice, selects the first result, so that a style is previewed before it is used. */
  const take = (): void => {
    if (query.trim() === '' || at >= 0) props.onUse(wanted);
    else if (styles.length > 0) mark(0);
  };
  const move = (by: number): void => {
    // Arrow up from the field moves to the last one.
    if (styles.length > 0) mark(at < 0 && by < 0 ? styles.length - 1 : (at + by + styles.length) % styles.length);
  };
  const isFound = query === asked && !found.isPlaceholderData;
  const press = useAwaitedKeys(query, isFound, (key: 'take' | 1 | -1) => (key === 'take' ? take() : move(key)));
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const key = LIST_KEYS[event.key];
    if (key === undefined) return;
    press(key);
    event.preventDefault();
  };
  const tags = languages.data?.languages ?? [];
  const isOther = wanted.lang !== '' && !tags.some(({ tag }) => tag === wanted.lang);
  return (
    <Modal opened onClose={props.onClose} size={680} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <TextInput
        data-autofocus
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        leftSection={<IconSearch size={16} aria-hidden />}
        role="combobox"
        aria-expanded={styles.length > 0}
        aria-controls="styles-found"
        aria-activedescendant={at >= 0 && at < styles.length ? `style-found-${at}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {found.error !== null && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      <div id="styles-found" ref={list} role="listbox" aria-label={t('styles')} className={style['found']}>
        {styles.map(({ name, title, parent }, index) => (
          <div
            key={name}
            id={`style-found-${index}`}
            role="option"
            aria-selected={name === bare}
            data-at={index === at || undefined}
            tabIndex={-1}
            className={style['offer']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mark(index)}
            onKeyDown={undefined}
          >
            {title}
            {parent !== null && <small>{t('follows', { parent })}</small>}
          </div>
        ))}
      </div>
      {found.data && (
        <p className={style['amount']} role="status">
          {styles.length === 0
            ? t('none')
            : asked.trim() === ''
              ? t('common', { total: found.data.total })
              : t('found', { shown: styles.length, total: found.data.total })}
        </p>
      )}
      <div className={style['chosen']}>
        <TextInput
          label={t('chosen')}
          placeholder={t('default')}
          spellCheck={false}
          value={wanted.csl}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <Select
          label={t('language')}
          searchable
          clearable
          placeholder={t('languageDefault')}
          clearButtonProps={{ 'aria-label': t('clearLanguage') }}
          data={[
            ...(isOther ? [{ value: wanted.lang, label: wanted.lang }] : []),
            ...tags.map(({ tag, name }) => ({ value: tag, label: name })),
          ]}
          value={wanted.lang || null}
          onChange={(value) => setWanted({ ...wanted, lang: value ?? '' })}
        />
      </div>
      <Preview wanted={wanted} print={props.print} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button onClick={() => props.onUse(wanted)}>{t('use')}</Button>
      </DialogActions>
    </Modal>
  );
}

function Preview(props: { wanted: PrintedAs; print: (wanted: PrintedAs) => Promise<PrintedSample | null> }) {
  const { print } = props;
  const { csl, lang } = props.wanted;
  const [sample, setSample] = useState<PrintedSample | null | 'reading'>('reading');
  useEffect(() => {
    let isOld = false;
    // Debounced while the user types or walks the list.
    const timer = setTimeout(() => {
      print({ csl, lang }).then(
        (made) => {
          if (!isOld) setSample(made);
        },
        () => {
          if (!isOld) setSample({ citations: [], entries: [], fault: t('unavailable') });
        },
      );
    }, 150);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [print, csl, lang]);
  return (
    <section className={style['preview']} aria-label={t('preview')} aria-live="polite">
      <h3>{t('preview')}</h3>
      {sample === null && <p>{t('noCitations')}</p>}
      {sample !== null && sample !== 'reading' && (
        <>
          {sample.fault !== null && <Notice kind="warning">{sample.fault}</Notice>}
          <p>
            {sample.citations.map((nodes, index) => (
              <Nodes key={index} nodes={nodes} />
            ))}
          </p>
          {sample.entries.map((nodes, index) => (
            <p key={index} className={style['entry']}>
              <Nodes nodes={nodes} />
            </p>
          ))}
        </>
      )}
    </section>
  );
}

/** DOM nodes made by the citation engine. */
function Nodes({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <span ref={place} className={style['piece']} />;
}
