import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPlayback, type Playback } from '../../editor/playback.ts';
import { readCspNonce } from '../../lib/csp-nonce.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/history.ts';
import type { ShownAuthor } from '../../ui/author-colors.ts';
import type { File } from './history-actions.ts';
import type { OpenAssets } from './history-screen-props.ts';
import { type PlayedStep, PlaybackSource } from './playback-source.ts';
import type { FileVersion } from './version-words.ts';

/** Frames a second; faster speeds make several steps in one. */
const FRAMES = 10;
/** Steps left at which the next page is fetched. */
const AHEAD = 300;

/** Plays the steps of a text into the element of `place`, `speed` of them a second. */
export function usePlayback(options: {
  file: File;
  openAssets: OpenAssets;
  versions: readonly FileVersion[];
  newest: number;
  speed: number;
}) {
  const { newest, speed } = options;
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [version, setVersion] = useState(0);
  const [last, setLast] = useState<PlayedStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onProblem = (error: unknown): void => {
    setProblem(readMessage(error));
    setPlaying(false);
  };
  const steps = useSteps({ file: options.file, newest, onProblem });

  /** Steps that an earlier release merged have no version in between to show: then the one before them. */
  const goTo = async (wanted: number): Promise<void> => {
    setReady(false);
    const visit = steps.leave();
    for (const target of [wanted, findBefore(options.versions, wanted)]) {
      try {
        const { text, authorship } = await visit.read(target);
        if (visit.isOver()) return;
        player.current?.show(text, authorship);
        setVersion(target);
        setLast(null);
        setProblem(null);
        setReady(true);
        return;
      } catch (error) {
        if (visit.isOver()) return;
        onProblem(error);
      }
    }
  };

  const { place, player } = usePlayer(
    options.file.itemPath,
    options.openAssets,
    () => void goTo(0),
    () => void steps.leave(),
  );

  const onFrame = (): void => {
    steps.fetchAfter(version);
    let left = Math.max(1, speed / FRAMES);
    let shown: PlayedStep | null = null;
    while (left > 0) {
      const step = steps.next();
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
  };
  useFrames(isPlaying && isReady, onFrame);

  return {
    place,
    isPlaying,
    version,
    /** The last step played, unless somewhere else was gone to since. */
    last,
    authors: steps.authors,
    problem,
    toggle: (): void => {
      if (!isPlaying && version >= newest) void goTo(0);
      setPlaying(!isPlaying);
    },
    /** Shows the number of the version while the slider moves. */
    preview: (wanted: number): void => {
      setPlaying(false);
      setVersion(wanted);
    },
    goTo: (wanted: number): void => void goTo(wanted),
  };
}

function findBefore(versions: readonly FileVersion[], wanted: number): number {
  return Math.max(0, ...versions.map(({ version = 0 }) => version).filter((version) => version < wanted));
}

/** The editor that the steps are played in, for as long as the element of `place` is there. */
function usePlayer(path: string, openAssets: OpenAssets, onOpen: () => void, onClose: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const player = useRef<Playback | null>(null);
  const open = useEffectEvent(onOpen);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isOver = false;
    const opened = openAssets(() => player.current?.refresh());
    void opened.then((assets) => {
      if (isOver || place.current === null) return;
      const [label, nonce] = [t('replayText'), readCspNonce()];
      player.current = createPlayback({ parent: place.current, path, label, nonce, assets });
      open();
    });
    return () => {
      isOver = true;
      close();
      player.current?.destroy();
      player.current = null;
      void opened.then((assets) => assets.destroy());
    };
  }, [path, openAssets]);
  return { place, player };
}

function useFrames(isRunning: boolean, onFrame: () => void): void {
  const frame = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => frame(), 1000 / FRAMES);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** Steps fetched ahead, for one visit at a time: replies for a place that was left are dropped. */
function useSteps(options: { file: File; newest: number; onProblem: (error: unknown) => void }) {
  const { newest, onProblem } = options;
  const [source] = useState(() => new PlaybackSource(options.file));
  const [authors, setAuthors] = useState<readonly ShownAuthor[]>([]);
  const queue = useRef<PlayedStep[]>([]);
  const isFetching = useRef(false);
  const visit = useRef(0);

  const fetchMore = async (after: number): Promise<void> => {
    if (isFetching.current || after >= newest) return;
    isFetching.current = true;
    const mine = visit.current;
    try {
      const steps = await source.readSteps(after, newest);
      if (mine === visit.current) queue.current.push(...steps);
      setAuthors([...source.authors]);
    } catch (error) {
      onProblem(error);
    } finally {
      isFetching.current = false;
    }
  };
  return {
    authors,
    next: (): PlayedStep | undefined => queue.current.shift(),
    fetchAfter: (shown: number): void => {
      if (queue.current.length < AHEAD) void fetchMore(queue.current.at(-1)?.version ?? shown);
    },
    leave: () => {
      visit.current += 1;
      queue.current = [];
      const mine = visit.current;
      const isOver = (): boolean => mine !== visit.current;
      return {
        isOver,
        read: async (version: number) => {
          const read = await source.read(version);
          if (!isOver()) setAuthors([...source.authors]);
          return read;
        },
      };
    },
  };
}
