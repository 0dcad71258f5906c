import type { NewEntry } from '@scriptorium/bibliography/change-entries.ts';
import { ActionIcon, Badge, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { CitedWork } from '../../editor/citations/write-citation.ts';
import type { FoundWork } from '../../editor/citations/bib-index.ts';
import { t } from '../../lib/texts/citing.ts';
import style from './cite-dialog.module.css';

/** A work to be cited. */
export interface ChosenWork extends FoundWork, CitedWork {
  /** The entry to add; null if the library has it. */
  readonly source: string | null;
  readonly inDialect?: NewEntry['inDialect'];
}

const DETAILS = ['prefix', 'locator', 'suffix'] as const;

/** The works in citation order, with their details. */
export function ChosenWorks(props: {
  works: readonly ChosenWork[];
  onChange: (works: readonly ChosenWork[]) => void;
  onInsert: () => void;
}) {
  const { works, onChange } = props;
  return (
    <ol className={style['chosen']} aria-label={t('chosen')}>
      {works.map((work, index) => {
        const name = [work.names, work.year].filter(Boolean).join(' ') || work.key;
        return (
          <li key={`${work.key} ${work.source ?? ''}`}>
            <span className={style['line']}>
              <b>{name}</b>{' '}
              {work.source !== null && (
                <Badge size="sm" variant="light">
                  {t('isNew')}
                </Badge>
              )}
              <span className={style['work-title']}>{work.title}</span>
            </span>
            <ActionIcon
              className={style['remove'] ?? ''}
              aria-label={t('remove', { name })}
              onClick={() => onChange(works.filter((_, each) => each !== index))}
            >
              <IconX size={16} />
            </ActionIcon>
            <span className={style['details']}>
              {DETAILS.map((detail) => (
                <TextInput
                  key={detail}
                  size="xs"
                  label={t(detail)}
                  aria-label={`${t(detail)}: ${name}`}
                  placeholder={detail === 'suffix' ? '' : t(`${detail}Hint`)}
                  value={work[detail]}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    onChange(works.map((one, each) => (each === index ? { ...one, [detail]: value } : one)));
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    props.onInsert();
                  }}
                />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
