import type { GroupedEntry } from '@scriptorium/bibliography/catalogue.ts';
import { type MergeChoice, proposeChoice } from '@scriptorium/bibliography/merge-entries.ts';
import { showFields } from '@scriptorium/bibliography/rewrite-entry.ts';
import { Radio } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { t } from '../../lib/texts/references.ts';
import { labelField, labelFields } from './entry-labels.ts';
import { markDifference } from './mark-differences.ts';
import style from './merge-choices.module.css';

/** Entries of the same work side by side: chooses which key is kept and, for each field that differs, whose value. */
export function MergeChoices(props: {
  entries: readonly GroupedEntry[];
  choices: readonly MergeChoice[];
  kept: number;
  chosen: ReadonlyMap<string, number>;
  onKeep: (index: number) => void;
  onChoose: (name: string, index: number) => void;
}) {
  const { entries, choices, kept, chosen } = props;
  const stays = entries[kept];
  const type = stays?.type ?? '';
  const isInSeveral = entries.some(({ path }) => path !== entries[0]?.path);
  const differing = new Set(choices.map(({ name }) => name));
  const same = showFields(stays?.source ?? '').filter(({ name }) => !differing.has(name));
  return (
    <div className={style['frame']}>
      <div className={style['grid']} style={{ '--entries': entries.length }}>
        <Row label={t('mergeKey')} value={kept} onChange={props.onKeep}>
          {entries.map(({ id, key, path }, index) => (
            <Cell key={id} index={index} isChosen={index === kept}>
              <code>{key}</code>
              {isInSeveral && <small>{path}</small>}
            </Cell>
          ))}
        </Row>
        {choices.map((choice) => {
          const value = chosen.get(choice.name) ?? proposeChoice(choice, kept);
          return (
            <Row
              key={choice.name}
              label={labelField(choice.name, type)}
              value={value}
              onChange={(index) => props.onChoose(choice.name, index)}
            >
              {entries.map(({ id, key }, index) => (
                <Cell key={id} index={index} isChosen={index === value} column={key}>
                  <Value values={choice.values} index={index} />
                </Cell>
              ))}
            </Row>
          );
        })}
      </div>
      {same.length > 0 && (
        <p className={style['same']}>
          {t('mergeSame', {
            fields: labelFields(
              same.map(({ name }) => name),
              type,
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Row(props: { label: string; value: number; onChange: (index: number) => void; children: ReactNode }) {
  const id = useId();
  return (
    <Radio.Group
      className={style['row'] ?? ''}
      aria-labelledby={id}
      value={String(props.value)}
      onChange={(value) => props.onChange(Number(value))}
    >
      <span id={id} className={style['label']}>
        {props.label}
      </span>
      {props.children}
    </Radio.Group>
  );
}

/** A value to choose; it repeats the column's name where entries are stacked. */
function Cell(props: { index: number; isChosen: boolean; column?: string; children: ReactNode }) {
  return (
    <div className={style['cell']} data-chosen={props.isChosen || undefined}>
      <Radio size="xs" value={String(props.index)} label={props.children} />
      {props.column !== undefined && (
        <code className={style['column']} aria-hidden>
          {props.column}
        </code>
      )}
    </div>
  );
}

function Value({ values, index }: { values: readonly string[]; index: number }) {
  const value = values[index] ?? '';
  if (value === '') return <i>{t('nothing')}</i>;
  const [before, marked, after] = markDifference(value, values.find((each) => each !== value) ?? '');
  return (
    <>
      {before}
      {marked !== '' && <mark>{marked}</mark>}
      {after}
    </>
  );
}
