import { listFormFields } from '@scriptorium/bibliography/entry-form.ts';
import type { ShownField } from '@scriptorium/bibliography/rewrite-entry.ts';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../lib/texts/references.ts';
import style from './references.module.css';

const LONG: ReadonlySet<string> = new Set(['title', 'author', 'editor', 'abstract', 'note', 'booktitle', 'annote']);

/** The fields of an entry: what its type needs, what is usual, and whatever else it says. */
export function EntryFields(props: {
  type: string;
  shown: readonly ShownField[];
  typed: ReadonlyMap<string, string>;
  /** By name of field. */
  problem: { field: string; message: string } | null;
  theirs?: ReadonlyMap<string, string> | null;
  readOnly?: boolean;
  onChange: (name: string, value: string) => void;
}) {
  const { shown, typed, problem, readOnly = false } = props;
  const known = new Map(shown.map((field) => [field.name, field]));
  const present = [...new Set([...known.keys(), ...typed.keys()])];
  const all = listFormFields(props.type, present);
  const fields = readOnly ? all.filter(({ name }) => known.has(name)) : all;
  return (
    <>
      {fields.map(({ name, isNeeded }) => {
        const value = typed.get(name) ?? known.get(name)?.value ?? '';
        const theirs = props.theirs?.get(name);
        const hint =
          theirs !== undefined
            ? t('theirs', { value: theirs || t('empty') })
            : known.get(name)?.isRaw
              ? t('asWritten')
              : isNeeded && value === ''
                ? t('needed')
                : undefined;
        const Input = LONG.has(name) ? Textarea : TextInput;
        return (
          <Input
            key={name}
            size="sm"
            label={name}
            data-field={name}
            {...(LONG.has(name) && { autosize: true, minRows: 1, maxRows: 8 })}
            {...(hint !== undefined && { description: hint })}
            error={problem?.field === name ? problem.message : undefined}
            value={value}
            readOnly={readOnly}
            spellCheck={LONG.has(name)}
            autoComplete="off"
            onChange={(event: { currentTarget: { value: string } }) => props.onChange(name, event.currentTarget.value)}
          />
        );
      })}
      {!readOnly && <AddField taken={fields.map(({ name }) => name)} onAdd={(name) => props.onChange(name, ' ')} />}
    </>
  );
}

function AddField({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState<string | null>(null);
  const folded = name?.trim().toLowerCase() ?? '';
  const isFine = /^[a-z][\w:+-]*$/.test(folded) && !taken.includes(folded);
  if (name === null) {
    return (
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={16} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setName('')}
      >
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
