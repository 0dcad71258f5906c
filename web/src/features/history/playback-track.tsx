import { Slider } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { locale } from '../../lib/language.ts';
import { colorInText } from '../../lib/person-color.ts';
import { t } from '../../lib/texts/history.ts';
import { findEdge, findSession, layTrack, type TrackSession } from './lay-track.ts';
import style from './playback.module.css';
import type { FileVersion } from './version-words.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
/** Maximum number of stripes that can be told apart in a session. */
const MAX_STRIPES = 4;

/** A slider over all steps of a text, showing its sessions in the colours of their authors, with dates. */
export function PlaybackTrack(props: {
  versions: readonly FileVersion[];
  newest: number;
  step: number;
  /** Describes the version shown. */
  shown: string;
  onPreview: (step: number) => void;
  onGoTo: (step: number) => void;
  /** Moves to the next (1) or previous (-1) change. */
  onStep: (by: 1 | -1) => void;
}) {
  const { versions, newest, step } = props;
  const sessions = useMemo(() => layTrack(versions, newest), [versions, newest]);
  const [pointed, setPointed] = useState<number | null>(null);
  const share = (at: number): string => `${(100 * at) / Math.max(1, newest)}%`;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const isSession = event.key.startsWith('Page');
    if (isSession) props.onGoTo(findEdge(sessions, step, by));
    else props.onStep(by);
  };
  const onPoint = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = (event.clientX - left - INSET) / Math.max(1, width - 2 * INSET);
    setPointed(Math.min(1, Math.max(0, at)) * newest);
  };
  const session = pointed === null ? undefined : findSession(sessions, pointed);
  const [first, last] = findEnds(versions);
  return (
    <div className={style['track']}>
      <div
        className={style['lane']}
        onKeyDownCapture={onKeyDown}
        onPointerMove={onPoint}
        onPointerLeave={() => setPointed(null)}
      >
        <div className={style['sessions']} aria-hidden>
          {sessions.map((one) => (
            <Session key={one.to} session={one} left={share(one.from)} width={share(one.to - one.from)} />
          ))}
          <span className={style['ahead']} style={{ left: share(step) }} />
        </div>
        <Slider
          size={INSET}
          classNames={{ track: style['bare'] ?? '', bar: style['bare'] ?? '', thumb: style['thumb'] ?? '' }}
          thumbLabel={t('moment')}
          thumbProps={{ 'aria-valuetext': props.shown }}
          min={0}
          max={Math.max(1, newest)}
          value={step}
          label={null}
          onChange={props.onPreview}
          onChangeEnd={props.onGoTo}
        />
        {session && pointed !== null && (
          <div className={style['pointed']} style={{ '--at': pointed / Math.max(1, newest) }} aria-hidden>
            {session.label !== undefined && <b>{session.label}</b>}
            <b>{moment.formatRange(new Date(session.startedAt), new Date(session.endedAt))}</b>
            <span>{describeSession(session)}</span>
          </div>
        )}
      </div>
      {first !== undefined && (
        <p className={style['ends']}>
          <time dateTime={first}>{describeEnd(first, last)}</time>
          <time dateTime={last}>{describeEnd(last, first)}</time>
        </p>
      )}
    </div>
  );
}

/** Horizontal inset of the slider, px: half of its thumb. */
const INSET = 8;

const KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 1,
  PageDown: -1,
};

/** A session, with one stripe per author. */
function Session({ session, left, width }: { session: TrackSession; left: string; width: string }) {
  return (
    <span className={style['session']} data-named={session.label !== undefined || undefined} style={{ left, width }}>
      {session.people.slice(0, MAX_STRIPES).map(({ uuid, displayName }) => (
        <i key={uuid ?? displayName} style={{ '--author': `var(--person-${colorInText(uuid ?? displayName)})` }} />
      ))}
    </span>
  );
}

/** "Ada, Ben · +12 −3 words". */
function describeSession({ people, added = 0, removed = 0 }: TrackSession): string {
  const words = [
    ...(added > 0 ? [t('added', { count: added })] : []),
    ...(removed > 0 ? [t('removed', { count: removed })] : []),
    ...(added + removed > 0 ? [t('words')] : []),
  ].join(' ');
  const names = people.map(({ displayName }) => displayName).join(', ');
  return [names, words].filter((each) => each !== '').join(' · ');
}

function findEnds(versions: readonly FileVersion[]): [first: string, last: string] | [undefined, undefined] {
  const times = versions.flatMap(({ from, to }) => [from, to]).toSorted();
  const [first, last] = [times[0], times.at(-1)];
  return first === undefined || last === undefined ? [undefined, undefined] : [first, last];
}

/** The date; also the time if both ends are on the same day. */
function describeEnd(time: string, other: string): string {
  const date = new Date(time);
  const isSameDay = day.format(date) === day.format(new Date(other));
  return (isSameDay ? moment : day).format(date);
}
