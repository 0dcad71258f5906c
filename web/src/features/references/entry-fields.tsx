import { isVerbatim, showValue } from '@scriptorium/bibliography/form-text.ts';
import { type FormField, listFormFields } from '@scriptorium/bibliography/entry-form.ts';
import type { ShownField } from '@scriptorium/bibliography/rewrite-entry.ts';
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t as form } from '../../lib/texts/reference-form.ts';
import { t } from '../../lib/texts/references.ts';
import { DateField, MonthField } from './date-fields.tsx';
import { labelField } from './entry-labels.ts';
import { type FieldProps, fieldProps } from './field-props.ts';
import { NameRows } from './name-rows.tsx';
import style from './references.module.css';
import { useFormText } from './use-form-text.ts';

const LONG: ReadonlySet<string> = new Set(['title', 'abstract', 'note', 'booktitle', 'annote', 'annotation']);
const NAMES: ReadonlySet<string> = new Set(['author', 'editor', 'translator']);
/** Where all three follow each other, they share a line. */
const THIRDS: ReadonlySet<string> = new Set(['volume', 'number', 'pages']);
/** The URL behind a field, if it is one the browser may open. */
function addressOf(name: string, value: string): string | null {
  const said = value.trim();
  if (name === 'doi' && /^(?:https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\/\S+$/.test(said))
    return `https://doi.org/${said.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '')}`;
  return name === 'url' && /^https?:\/\/[^\s\\{}]+$/.test(said) ? said : null;
}

/** The fields of an entry: those its type requires, the usual ones, and any others it has. */
export function EntryFields(props: {
  type: string;
  shown: readonly ShownField[];
  typed: ReadonlyMap<string, string>;
  /** By field name. */
  problem: { field: string; message: string } | null;
  theirs?: ReadonlyMap<string, string> | null;
  readOnly?: boolean;
  onChange: (name: string, value: string) => void;
}) {
  const { shown, typed, problem, readOnly = false, type } = props;
  const known = new Map(shown.map((field) => [field.name, field]));
  const all = listFormFields(type, [...known.keys()], [...typed.keys()]);
  const fields = readOnly ? all.filter(({ name }) => known.has(name)) : all;
  const rare = fields.filter(({ isRare }) => isRare);
  const volume = fields.findIndex(({ name }) => name === 'volume');
  const isIssue = fields[volume + 1]?.name === 'number' && fields[volume + 2]?.name === 'pages';
  const draw = ({ name, isNeeded }: FormField): ReactNode => {
    const before = known.get(name);
    const value = typed.get(name) ?? before?.value ?? '';
    const theirs = props.theirs?.get(name);
    const isAbbreviated = before?.isRaw === true && name !== 'month';
    const hint =
      theirs !== undefined
        ? t('theirs', { value: showValue(name, theirs) || t('empty') })
        : isAbbreviated
          ? t('asWritten')
          : isNeeded && value === '' && shown.length > 0
            ? t('needed')
            : undefined;
    const each: FieldProps = {
      name,
      label: labelField(name, type),
      value,
      hint,
      error: problem?.field === name ? problem.message : undefined,
      readOnly,
      onChange: (next) => props.onChange(name, next),
    };
    if (NAMES.has(name) && !isAbbreviated) return <NameRows key={name} {...each} />;
    if (name === 'month') return <MonthField key={name} {...each} before={before?.value ?? ''} />;
    if (name === 'date') return <DateField key={name} {...each} before={before?.value ?? ''} />;
    return (
      <TextField
        key={name}
        {...each}
        isAsWritten={isAbbreviated || isVerbatim(name)}
        isThird={isIssue && THIRDS.has(name)}
      />
    );
  };
  return (
    <div className={style['grid']}>
      {fields.filter(({ isRare }) => !isRare).map(draw)}
      {rare.length > 0 && (
        <details className={style['more']}>
          <summary>{form('more', { count: rare.length })}</summary>
          <div className={style['grid']}>{rare.map(draw)}</div>
        </details>
      )}
      {!readOnly && <AddField taken={fields.map(({ name }) => name)} onAdd={(name) => props.onChange(name, ' ')} />}
    </div>
  );
}

function TextField(props: FieldProps & { isAsWritten: boolean; isThird: boolean }) {
  const { name, value, readOnly, onChange } = props;
  const text = useFormText(value, onChange, props.isAsWritten);
  const address = addressOf(name, value);
  const { 'data-short': isShort, ...shared } = fieldProps(props);
  const common = {
    ...shared,
    ...text,
    readOnly,
    spellCheck: LONG.has(name),
    autoComplete: 'off',
    wrapperProps: { 'data-short': isShort, 'data-third': props.isThird || undefined },
  };
  if (LONG.has(name)) return <Textarea {...common} autosize minRows={1} maxRows={8} />;
  return (
    <TextInput
      {...common}
      rightSection={
        address !== null && (
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            size="sm"
            aria-label={form('open', { address })}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
        )
      }
    />
  );
}

function AddField({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState<string | null>(null);
  const folded = name?.trim().toLowerCase() ?? '';
  const isFine = /^[a-z][\w:+-]*$/.test(folded) && !taken.includes(folded);
  if (name === null) {
    return (
      <Button variant="subtle" size="xs" leftSection={<IconPlus size={16} />} onClick={() => setName('')}>
        {t('addField')}
      </Button>
    );
  }
  const add = (): void => {
    if (!isFine) return;
    onAdd(folded);
    setName(null);
  };
  return (
    <div className={style['needed']}>
      <TextInput
        size="sm"
        label={t('fieldName')}
        data-autofocus
        autoFocus
        value={name}
        error={folded !== '' && !isFine ? t('badName') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            setName(null);
          }
        }}
      />
      <Button
        variant="default"
        size="sm"
        disabled={!isFine}
        onClick={add}
        style={{ flex: 'none', alignSelf: 'flex-end' }}
      >
        {t('add')}
      </Button>
    </div>
  );
}
