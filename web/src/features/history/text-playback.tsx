import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { locale } from '../../lib/language.ts';
import { colorInText, readInitials } from '../../lib/person-color.ts';
import { t } from '../../lib/texts/history.ts';
import type { ShownAuthor } from '../../ui/author-colors.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import type { File } from './history-actions.ts';
import type { OpenAssets } from './history-screen-props.ts';
import { listOnce } from './lay-track.ts';
import style from './playback.module.css';
import { PlaybackTrack } from './playback-track.tsx';
import { usePlayback } from './use-playback.ts';
import type { FileVersion } from './version-words.ts';

/** Steps per second. A step is roughly a keystroke, so the slowest speed is about that of typing. */
const SPEEDS = ['10', '50', '250'] as const;

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Replays how a text was written, from any point, with each author in their colour. */
export function TextPlayback(props: {
  file: File;
  openAssets: OpenAssets;
  versions: readonly FileVersion[];
  newest: number;
}) {
  const { newest } = props;
  const [speed, setSpeed] = useState<string>(SPEEDS[0]);
  const playback = usePlayback({ ...props, speed: Number(speed) });
  const { isPlaying, version, last, authors } = playback;
  const author = last === null ? undefined : authors[last.mark - 1];
  const shown = [
    version === 0 ? t('start', { count: newest }) : t('step', { at: version, count: newest }),
    ...(author === undefined ? [] : [author.name]),
    ...(last === null ? [] : [moment.format(new Date(last.at))]),
  ].join(' · ');
  return (
    <div className={style['playback']}>
      {version === 0 && !isPlaying && <p className={style['beginning']}>{introduce(props.versions, newest)}</p>}
      <div ref={playback.place} className={style['text']} />
      <div className={style['controls']}>
        <div className={style['buttons']}>
          <ActionIcon size={32} aria-label={t('previous')} disabled={version === 0} onClick={() => playback.stepBy(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon
            className={style['play'] ?? ''}
            size={40}
            aria-label={isPlaying ? t('pause') : t('play')}
            disabled={newest === 0}
            onClick={playback.toggle}
          >
            {isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
          </ActionIcon>
          <ActionIcon size={32} aria-label={t('next')} disabled={version >= newest} onClick={() => playback.stepBy(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
        <PlaybackTrack
          versions={props.versions}
          newest={newest}
          step={version}
          shown={shown}
          onPreview={playback.preview}
          onGoTo={playback.goTo}
          onStep={playback.stepBy}
        />
        <SegmentedControl
          className={style['speed'] ?? ''}
          size="sm"
          aria-label={t('speed')}
          value={speed}
          onChange={setSpeed}
          data={SPEEDS.map((value, i) => ({ value, label: `${5 ** i}×` }))}
        />
        <p className={style['where']} role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          {playback.problem ?? shown}
        </p>
        <AuthorLegend authors={listWriters(props.versions, authors)} main={playback.main} label={t('authors')} />
      </div>
    </div>
  );
}

/** Everyone with a colour in the track, from the start; then those that old history does not distinguish. */
function listWriters(versions: readonly FileVersion[], known: readonly ShownAuthor[]): ShownAuthor[] {
  const writers = listOnce(versions.flatMap(({ authors }) => authors)).map(({ uuid, displayName: name }) => ({
    name,
    initials: readInitials(name),
    color: colorInText(uuid ?? name),
    people: [],
  }));
  return [...writers, ...known.filter((author) => !writers.some(({ name }) => name === author.name))];
}

/** Introductory sentence about what the replay covers. */
function introduce(versions: readonly FileVersion[], count: number): string {
  if (count === 0) return t('nothingToReplay');
  const times = versions.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to)]);
  const names = new Set(versions.flatMap(({ authors }) => authors.map(({ displayName }) => displayName)));
  return t('replayIntro', {
    names: new Intl.ListFormat(locale).format([...names].toSorted((a, b) => a.localeCompare(b, locale))),
    span: formatSpan(Math.min(...times), Math.max(...times)),
  });
}

/** The range of days, or within a single day, of times. English has spaces even between the days of a month. */
function formatSpan(from: number, to: number): string {
  return (day.format(from) === day.format(to) ? moment : day)
    .formatRange(from, to)
    .replace(/^(\d+)\s–\s(?=\d+ \p{L})/u, '$1–');
}
