import { ActionIcon, Button, Menu, Select } from '@mantine/core';
import {
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/texts/history.ts';
import type { ShownAuthor } from '../../ui/author-colors.ts';
import type { ComparedPart } from '../../ui/text-comparison.tsx';
import style from './history.module.css';
import type { SteppedChange } from './use-changes.ts';
import type { ChosenVersions } from './use-chosen-versions.ts';
import { describePair, describeVersionShortly } from './version-words.ts';

/** Selects the two versions to compare. */
export function VersionChoice({ chosen }: { chosen: ChosenVersions }) {
  const { versions, newest, newer, older } = chosen;
  const options = versions
    .filter((version, index) => versions.findIndex((each) => each.id === version.id) === index)
    .map((version) => ({
      value: version.id,
      label: version === newest ? t('current') : describeVersionShortly(version),
    }));
  return (
    <div className={style['pair']}>
      <span>{t('comparing')}</span>
      <Select
        size="xs"
        aria-label={t('comparing')}
        placeholder={t('nothingBefore')}
        data={options}
        value={older?.id ?? null}
        onChange={chosen.setOlder}
      />
      <span>{t('with')}</span>
      <Select size="xs" aria-label={t('with')} data={options} value={newer?.id ?? null} onChange={chosen.setNewer} />
    </div>
  );
}

/** Says which two versions are compared while the choice is out of sight. */
export function ComparedPair({ chosen: { newest, newer, older } }: { chosen: ChosenVersions }) {
  if (older === undefined || newer === undefined) return null;
  const [from, to] = describePair(older, newer);
  return (
    <span className={style['pairShort']}>
      {from} <IconArrowRight size={14} aria-hidden /> <span className="sr-only">{t('with')} </span>
      {newer === newest ? t('current') : to}
    </span>
  );
}

/** Names or restores the chosen version. */
export function VersionActions({
  chosen,
  onName,
  onRestore,
}: {
  chosen: ChosenVersions;
  onName: () => void;
  onRestore: () => void;
}) {
  const { newer, newest } = chosen;
  return (
    <>
      <Button variant="default" size="xs" aria-label={t('nameVersion')} onClick={onName}>
        {t('name')}
      </Button>
      {newer !== newest && (
        <Button size="xs" aria-label={t('restore')} onClick={onRestore}>
          {t('restoreKept')}
        </Button>
      )}
    </>
  );
}

/** The number and author of the current change, with buttons to step to the next and previous ones. */
export function ChangeSteps(props: {
  parts: readonly ComparedPart[] | null;
  changes: { count: number; current: number; change: SteppedChange | undefined; step: (by: number) => void };
  authors: readonly ShownAuthor[];
  /** There is nothing to compare with: the first version is shown as it was. */
  isFirst: boolean;
  /** Where there is no room for a sentence. */
  isShort: boolean;
  /** Left out where it does not fit. */
  children: ReactNode;
}) {
  const { parts, authors, isFirst, isShort } = props;
  const { count, current, change, step } = props.changes;
  const made = parts && change ? parts.slice(change.first, change.last + 1).filter(({ kind }) => kind !== 'same') : [];
  const names = [...new Set(made.flatMap(({ by: mark = 0 }) => authors[mark - 1]?.name ?? []))].join(', ');
  const isSame = parts?.every(({ kind }) => kind === 'same') === true;
  const what = made.every(({ kind }) => kind === 'added')
    ? 'changeAdded'
    : made.every(({ kind }) => kind === 'removed')
      ? 'changeRemoved'
      : 'changeReplaced';
  const which = t(isShort ? 'changeShort' : 'change', { at: current + 1, count });
  const sentence = names === '' ? which : t(what, { change: which, names });
  return (
    <div className={style['changes']}>
      <ActionIcon size={32} aria-label={t('previous')} disabled={count === 0} onClick={() => step(-1)}>
        <IconChevronUp size={18} />
      </ActionIcon>
      <ActionIcon size={32} aria-label={t('next')} disabled={count === 0} onClick={() => step(1)}>
        <IconChevronDown size={18} />
      </ActionIcon>
      <div className={style['told']}>
        <span className={style['where']} role="status">
          {count > 0 && sentence}
          {count === 0 && parts !== null && t(isFirst ? 'firstVersion' : isSame ? 'noChanges' : 'sourceDiffers')}
        </span>
        {props.children}
      </div>
    </div>
  );
}

/** Menu of actions for which the bar has no room. */
export function MoreMenu(props: {
  /** On phones: the actions that are switches in the bar elsewhere. */
  views: { onReplay: () => void; source: boolean | null; onSource: (source: boolean) => void } | null;
  children: ReactNode;
}) {
  const { views } = props;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon size={32} aria-label={t('more')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {props.children}
        {views && (
          <>
            {views.source !== null && (
              <>
                <Menu.Label>{t('shownAs')}</Menu.Label>
                {[false, true].map((source) => (
                  <Menu.Item
                    key={String(source)}
                    role="menuitemradio"
                    aria-checked={views.source === source}
                    leftSection={
                      <IconCheck size={16} style={views.source === source ? undefined : { visibility: 'hidden' }} />
                    }
                    onClick={() => views.onSource(source)}
                  >
                    {t(source ? 'source' : 'paper')}
                  </Menu.Item>
                ))}
                <Menu.Divider />
              </>
            )}
            <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={views.onReplay}>
              {t('replay')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
