import { ActionIcon, SegmentedControl, Slider } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPlayback, type Playback } from '../../editor/playback.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/history.ts';
import type { ShownAuthor } from '../../ui/author-colors.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import style from './playback.module.css';
import { type PlayedStep, PlaybackSource } from './playback-source.ts';
import type { FileVersion } from './version-words.ts';

/** Steps a second; keys are steps, so the slowest is about how fast people type. */
const SPEEDS = ['10', '50', '250'] as const;
/** Frames a second; faster speeds make several steps in one. */
const FRAMES = 10;
/** When so few steps are left the next page is fetched. */
const AHEAD = 300;

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** How a text came to be: played from any moment on, with who wrote what in colours. */
export function TextPlayback(props: {
  file: { uuid: string; itemPath: string };
  versions: readonly FileVersion[];
  newest: number;
}) {
  const { newest } = props;
  const place = useRef<HTMLDivElement>(null);
  const [source] = useState(() => new PlaybackSource(props.file));
  const player = useRef<Playback | null>(null);
  const queue = useRef<PlayedStep[]>([]);
  const fetching = useRef(false);
  /** Grows whenever somewhere else is shown: answers for the place before are of no use. */
  const visit = useRef(0);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<string>(SPEEDS[0]);
  const [version, setVersion] = useState(0);
  const [last, setLast] = useState<PlayedStep | null>(null);
  const [authors, setAuthors] = useState<readonly ShownAuthor[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** Inside what an earlier release composed there is no version to show: then the one before it. */
  const goTo = async (wanted: number): Promise<void> => {
    visit.current += 1;
    const mine = visit.current;
    queue.current = [];
    setReady(false);
    const before = props.versions.map((each) => each.version ?? 0).filter((each) => each < wanted);
    for (const target of [wanted, Math.max(0, ...before)]) {
      try {
        const { text, authorship } = await source.read(target);
        if (mine !== visit.current) return;
        player.current?.show(text, authorship);
        setVersion(target);
        setLast(null);
        setAuthors([...source.authors]);
        setProblem(null);
        setReady(true);
        return;
      } catch (error) {
        if (mine !== visit.current) return;
        setProblem(readMessage(error));
        setPlaying(false);
      }
    }
  };
  const begin = useEffectEvent(() => void goTo(0));

  const fetchMore = useEffectEvent(async (): Promise<void> => {
    const after = queue.current.at(-1)?.version ?? version;
    if (fetching.current || after >= newest) return;
    fetching.current = true;
    const mine = visit.current;
    try {
      const steps = await source.readSteps(after, newest);
      if (mine === visit.current) queue.current.push(...steps);
      setAuthors([...source.authors]);
    } catch (error) {
      setProblem(readMessage(error));
      setPlaying(false);
    } finally {
      fetching.current = false;
    }
  });

  const onFrame = useEffectEvent((): void => {
    if (queue.current.length < AHEAD) void fetchMore();
    let left = Math.max(1, Number(speed) / FRAMES);
    let shown: PlayedStep | null = null;
    while (left > 0) {
      const step = queue.current.shift();
      if (step === undefined) break;
      shown = step;
      // Where somebody only moved, or left, there is nothing to see.
      if (!step.changes.some((section) => typeof section !== 'number')) continue;
      player.current?.step(step.changes, step.mark);
      left -= 1;
    }
    if (shown !== null) {
      setVersion(shown.version);
      setLast(shown);
    }
    if ((shown?.version ?? version) >= newest) setPlaying(false);
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = createPlayback({ parent: place.current, label: t('replayText'), nonce: readCspNonce() });
    player.current = made;
    begin();
    return () => {
      visit.current += 1;
      player.current = null;
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (!isPlaying || !isReady) return undefined;
    const timer = setInterval(() => onFrame(), 1000 / FRAMES);
    return () => clearInterval(timer);
  }, [isPlaying, isReady]);

  const toggle = (): void => {
    if (!isPlaying && version >= newest) void goTo(0);
    setPlaying(!isPlaying);
  };
  const author = last === null ? undefined : authors[last.mark - 1];
  return (
    <div className={style['playback']}>
      <div ref={place} className={style['text']} />
      <div className={style['controls']}>
        <ActionIcon size="lg" aria-label={isPlaying ? t('pause') : t('play')} onClick={toggle}>
          {isPlaying ? <IconPlayerPause size={20} /> : <IconPlayerPlay size={20} />}
        </ActionIcon>
        <Slider
          className={style['slider'] ?? ''}
          thumbLabel={t('moment')}
          min={0}
          max={Math.max(1, newest)}
          value={version}
          label={(value) => t('step', { at: value, count: newest })}
          onChange={(value) => {
            setPlaying(false);
            setVersion(value);
          }}
          onChangeEnd={(value) => void goTo(value)}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('speed')}
          value={speed}
          onChange={setSpeed}
          data={SPEEDS.map((value, i) => ({ value, label: `${5 ** i}×` }))}
        />
        <p className={style['where']} role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          {problem ??
            [
              t('step', { at: version, count: newest }),
              ...(author === undefined ? [] : [author.name]),
              ...(last === null ? [] : [moment.format(new Date(last.at))]),
            ].join(' · ')}
        </p>
        <AuthorLegend authors={authors} label={t('authors')} />
      </div>
    </div>
  );
}
