import { VisuallyHidden } from '@mantine/core';
import { Fragment, useEffect, useRef } from 'react';
import { markWords } from '../../lib/match-words.ts';
import type { SwitcherEntry } from '../../lib/switcher-sources.ts';
import { t } from '../../lib/texts/search.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import style from './switcher-results.module.css';

/** The results of one source. */
export interface Found {
  id: string;
  label: string;
  entries: readonly SwitcherEntry[];
  /** Arrives after the others, and is therefore announced to screen readers. */
  isLate?: boolean;
}

interface Shown {
  query: string;
  /** Null until the first results arrive. */
  groups: readonly Found[] | null;
  /** Entries of all groups, in order. */
  entries: readonly SwitcherEntry[];
  /** Index of the selected entry. */
  current: number;
  select: (index: number) => void;
  run: (entry: SwitcherEntry) => void;
}

/** The switcher's results. The search field handles the keys. */
export function SwitcherResults({ id, switcher }: { id: string; switcher: Shown }) {
  const { groups, entries, current } = switcher;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, groups]);
  const late = groups?.find((group) => group.isLate);
  return (
    <>
      <VisuallyHidden role="status">{late && t('found', { count: late.entries.length })}</VisuallyHidden>
      <div ref={list} id={id} role="listbox" aria-label={shell('search')} className={style['list']}>
        {groups?.map((group) => (
          <div key={group.id} role="group" aria-label={group.label}>
            <div className={style['head']} role="presentation">
              {group.label}
            </div>
            {group.entries.map((entry) => {
              const index = entries.indexOf(entry);
              return (
                <Option
                  key={entry.id}
                  query={switcher.query}
                  id={`${id}-${index}`}
                  entry={entry}
                  isCurrent={index === current}
                  onPoint={() => switcher.select(index)}
                  onChoose={() => switcher.run(entry)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

function Option(props: {
  id: string;
  query: string;
  entry: SwitcherEntry;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { icon, label, description, keys, snippet } = props.entry;
  return (
    <div
      id={props.id}
      role="option"
      aria-selected={props.isCurrent}
      className={style['entry']}
      onMouseMove={props.onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
    >
      {icon}
      <span className={style['words']}>
        <span className={style['label']}>
          <Marked text={label} query={props.query} />
        </span>
        {description !== undefined && (
          <span className={style['where']}>
            <Marked text={description} query={props.query} />
          </span>
        )}
        {snippet !== undefined && (
          <span className={style['snippet']}>
            {snippet.map(({ text, isMatch }, at) =>
              // The parts have no identity other than their index.
              isMatch ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
            )}
          </span>
        )}
      </span>
      {keys !== undefined && <kbd>{keys}</kbd>}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map(({ text: part, isMatch }, at) =>
    // The parts have no identity other than their index.
    isMatch ? <b key={at}>{part}</b> : <Fragment key={at}>{part}</Fragment>,
  );
}
