import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { SwitcherEntry } from '../../lib/switcher-sources.ts';
import { markWords } from '../../lib/match-words.ts';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/shell.ts';
import style from './quick-switcher.module.css';
import { type Switcher, useSwitcher } from './use-switcher.ts';

/** Jumps to files, workspaces, groups and actions by a few letters. `opened` is incremented to open it. */
export function QuickSwitcher({ opened }: { opened: number }) {
  const id = useId();
  const [closedAt, setClosedAt] = useState(0);
  const close = (): void => setClosedAt(opened);
  const switcher = useSwitcher(opened, close);
  return (
    <Modal
      opened={opened > closedAt}
      onClose={close}
      onExitTransitionEnd={switcher.reset}
      withCloseButton={false}
      centered={false}
      yOffset={96}
      size={620}
      classNames={{ body: style['body'] ?? '' }}
      attributes={{ content: { 'aria-label': t('search') } }}
    >
      <Field id={id} switcher={switcher} />
      <Results id={id} switcher={switcher} />
      <p role="status" className={style['nothing']}>
        {switcher.groups !== null && switcher.entries.length === 0 && t('searchNothing')}
      </p>
    </Modal>
  );
}

function Field({ id, switcher }: { id: string; switcher: Switcher }) {
  const { entries, current } = switcher;
  return (
    <div className={style['field']}>
      <IconSearch size={20} aria-hidden />
      <input
        data-autofocus
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        aria-label={t('search')}
        placeholder={t('search')}
        spellCheck={false}
        value={switcher.query}
        onChange={(event) => switcher.type(event.currentTarget.value)}
        onKeyDown={switcher.onKey}
      />
      <kbd>{showKeys('Escape')}</kbd>
    </div>
  );
}

function Results({ id, switcher }: { id: string; switcher: Switcher }) {
  const { groups, entries, current } = switcher;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current, groups]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('search')} className={style['list']}>
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
  const { icon, label, description, keys } = props.entry;
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
      <span className={style['label']}>
        {markWords(label, props.query).map(({ text, isMatch }, at) =>
          // The parts have no other identity than their place.
          isMatch ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
        )}
      </span>
      {description !== undefined && <span className={style['where']}>{description}</span>}
      {keys !== undefined && <kbd>{keys}</kbd>}
    </div>
  );
}
