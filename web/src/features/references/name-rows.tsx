import { showValue } from '@scriptorium/bibliography/form-text.ts';
import {
  type NameList,
  type NameRow,
  readNameRow,
  readNameRows,
  writeName,
  writeNameRows,
} from '@scriptorium/bibliography/name-rows.ts';
import { ActionIcon, Button, Input, Menu, TextInput, type TextInputProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBuilding, IconDots, IconPlus, IconTrash, IconUser } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showKeys } from '../../lib/show-keys.ts';
import { t } from '../../lib/texts/reference-form.ts';
import { type FieldProps, fieldProps } from './field-props.ts';
import style from './references.module.css';
import { useFormText } from './use-form-text.ts';

/** Number of names rendered: papers of large experiments list thousands. */
const AT_FIRST = 12;
const A_STEP = 50;

const ADD = { author: 'addAuthor', editor: 'addEditor' } as const;

interface Row extends NameRow {
  readonly id: number;
}

interface Rows {
  readonly rows: readonly Row[];
  readonly joints: NameList['joints'];
  /** The value that the rows represent; a different one was set from outside. */
  readonly value: string;
}

let lastId = 0;
const numbered = (row: NameRow): Row => ({ ...row, id: (lastId += 1) });

const NEW: NameRow = { source: '', kind: 'person', given: '', family: '' };

/** Without a name, there is an empty row to type into. */
function read(value: string): Rows {
  const { rows, joints } = readNameRows(value);
  return { rows: (rows.length > 0 ? rows : [NEW]).map(numbered), joints, value };
}

function joinName({ given, family }: NameRow): string {
  return [given, family].filter(Boolean).join(' ');
}

const showName = (row: NameRow): string => showValue('author', joinName(row));

function NameInput({
  source,
  isAsWritten,
  onSource,
  ...props
}: TextInputProps & { source: string; isAsWritten?: boolean; onSource: (source: string) => void }) {
  return <TextInput {...props} {...useFormText(source, onSource, isAsWritten)} />;
}

/** The names of a work, one per row. Rows that are not edited keep their original text. */
export function NameRows(props: FieldProps) {
  const { label, value, readOnly } = props;
  const [state, setState] = useState(() => read(value));
  const [most, setMost] = useState(AT_FIRST);
  const [said, setSaid] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const id = useId();
  if (value !== state.value) setState(read(value));
  const { rows } = state;
  const shown = rows.slice(0, most);

  const set = (next: readonly Row[]): void => {
    const written = writeNameRows({ rows: next, joints: state.joints });
    setState({ ...state, rows: next, value: written });
    props.onChange(written);
  };
  /** Renders synchronously and focuses a row, so that the next key lands there, however fast the typing. */
  const setAndGo = (next: readonly Row[], at: number): void => {
    flushSync(() => {
      set(next);
      setMost(Math.max(most, at + 1));
    });
    const focus = (): void => {
      const row = group.current?.querySelectorAll<HTMLElement>('[data-row]')[at];
      (row?.querySelector('input') ?? row?.querySelector('button'))?.focus();
    };
    // Wait until a closing menu has returned the focus.
    if (document.activeElement?.closest('[role=menu]')) requestAnimationFrame(focus);
    else focus();
  };
  const change = (row: Row, part: Partial<NameRow>): void => {
    const changed = { ...row, ...part };
    set(rows.map((each) => (each.id === row.id ? { ...changed, source: writeName(changed) } : each)));
  };
  const add = (at: number): void => {
    setAndGo([...rows.slice(0, at), numbered(NEW), ...rows.slice(at)], at);
  };
  const remove = (at: number): void => {
    setAndGo(
      rows.filter((_, each) => each !== at),
      Math.min(at, rows.length - 2),
    );
  };
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rows.length) return;
    const row = rows[from]!;
    const others = rows.filter((each) => each.id !== row.id);
    setSaid(t('moved', { name: showName(row), number: to + 1, count: rows.length }));
    setAndGo([...others.slice(0, to), row, ...others.slice(to)], to);
  };
  /** A list of names pasted into an empty row is split into rows. */
  const paste = (event: React.ClipboardEvent, at: number): void => {
    const { rows: pasted } = readNameRows(event.clipboardData.getData('text'));
    const { given, family } = rows[at]!;
    if (pasted.length < 2 || given !== '' || family !== '') return;
    event.preventDefault();
    const added = pasted.map((row) => numbered(readNameRow(row.source)));
    setAndGo([...rows.slice(0, at), ...added, ...rows.slice(at + 1)], at + pasted.length - 1);
  };
  const onKeyDown = (event: React.KeyboardEvent, at: number): void => {
    if (readOnly || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const { given, family, kind } = rows[at]!;
    const isEmpty = given === '' && family === '' && kind !== 'others';
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined && event.altKey) move(at, at + step);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !isEmpty) add(at + 1);
    else if (event.key === 'Backspace' && isEmpty) remove(at);
    else return;
    event.preventDefault();
  };
  const { labelProps } = fieldProps(props);
  return (
    <div ref={group} className={style['names']} role="group" aria-labelledby={id} data-field={props.name}>
      <span id={id} className="mantine-InputWrapper-label mantine-Input-label" {...labelProps}>
        {label}
      </span>
      {shown.map((row, at) => {
        const nameOf = (part: string): string => t('nameOf', { part, list: label, number: at + 1 });
        const typed = (part: 'given' | 'family') => (source: string) => change(row, { [part]: source });
        const common = { size: 'sm', readOnly, autoComplete: 'off', spellCheck: false } as const;
        return (
          <div
            key={row.id}
            data-row
            role="presentation"
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => paste(event, at)}
          >
            {row.kind === 'others' && <i>{t('andOthers')}</i>}
            {row.kind === 'person' && (
              <NameInput
                {...common}
                placeholder={t('given')}
                aria-label={nameOf(t('given'))}
                source={row.given}
                onSource={typed('given')}
              />
            )}
            {row.kind !== 'others' && (
              <NameInput
                {...common}
                placeholder={t(row.kind === 'person' ? 'family' : 'whole')}
                aria-label={nameOf(t(row.kind === 'person' ? 'family' : 'whole'))}
                source={row.family}
                isAsWritten={row.kind === 'source'}
                onSource={typed('family')}
              />
            )}
            {!readOnly && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('actions', { name: showName(row) || t('unnamed', { number: at + 1 }) })}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconArrowUp size={16} />}
                    rightSection={<kbd>{showKeys('Alt-ArrowUp')}</kbd>}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    {t('moveUp')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconArrowDown size={16} />}
                    rightSection={<kbd>{showKeys('Alt-ArrowDown')}</kbd>}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    {t('moveDown')}
                  </Menu.Item>
                  {row.kind === 'person' && (
                    <Menu.Item
                      leftSection={<IconBuilding size={16} />}
                      onClick={() => change(row, { kind: 'whole', given: '', family: joinName(row) })}
                    >
                      {t('asWhole')}
                    </Menu.Item>
                  )}
                  {row.kind === 'whole' && (
                    <Menu.Item
                      leftSection={<IconUser size={16} />}
                      onClick={() => {
                        const { given, family } = readNameRow(row.family);
                        change(row, { kind: 'person', given, family });
                      }}
                    >
                      {t('asPerson')}
                    </Menu.Item>
                  )}
                  <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => remove(at)}>
                    {t('removeName')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </div>
        );
      })}
      {rows.length > shown.length && (
        <Button variant="subtle" size="xs" onClick={() => setMost(most + A_STEP)}>
          {t('moreNames', { count: Math.min(A_STEP, rows.length - shown.length) })}
        </Button>
      )}
      {!readOnly && rows.length <= most && (
        <Button variant="subtle" size="xs" leftSection={<IconPlus size={16} />} onClick={() => add(rows.length)}>
          {t(props.name === 'author' || props.name === 'editor' ? ADD[props.name] : 'addName')}
        </Button>
      )}
      {props.hint !== undefined && <Input.Description>{props.hint}</Input.Description>}
      {props.error !== undefined && <Input.Error>{props.error}</Input.Error>}
      <div className="sr-only" aria-live="polite">
        {said}
      </div>
    </div>
  );
}
