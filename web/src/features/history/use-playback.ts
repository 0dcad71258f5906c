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

/** Frames per second; higher speeds play several steps per frame. */
const FRAMES = 10;
/** How many steps back the previous change is searched for. */
const BACK = 300;
/** The next page is fetched when this many steps are left. */
const AHEAD = 300;

/** Plays the steps of a text in the element of `place`, at `speed` steps per second. */
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
  const [main, setMain] = useState<string | null>(null);
  const [last, setLast] = useState<PlayedStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const onProblem = (error: unknown): void => {
    setProblem(readMessage(error));
    setPlaying(false);
  };
  const steps = useSteps({ file: options.file, newest, onProblem });

  /** Steps merged by an earlier release have no stored versions in between; fall back to the version before them. */
  const goTo = async (wanted: number): Promise<void> => {
    setReady(false);
    const visit = steps.leave();
    for (const target of [wanted, findBefore(options.versions, wanted)]) {
      try {
        const { text, authorship, step } = await visit.read(target);
        if (visit.isOver()) return;
        player.current?.show(text, authorship);
        if (step !== null) player.current?.step(step.changes, step.mark);
        setMain(player.current?.readMain()?.name ?? null);
        setVersion(target);
        setLast(step);
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

  /** Plays the next `count` steps that change the text; returns the version reached. */
  const advance = (count: number): number => {
    let left = count;
    let reached = version;
    let shown: PlayedStep | null = null;
    while (left > 0) {
      const step = steps.next();
      if (step === undefined) break;
      reached = step.version;
      // Steps in which people only moved or left show nothing.
      if (!writes(step)) continue;
      shown = step;
      player.current?.step(step.changes, step.mark);
      left -= 1;
    }
    setVersion(reached);
    if (shown !== null) {
      setLast(shown);
      setMain(player.current?.readMain()?.name ?? null);
    }
    return reached;
  };

  const onFrame = (): void => {
    void steps.fetchAfter(version);
    if (advance(Math.max(1, speed / FRAMES)) >= newest) setPlaying(false);
  };

  const stepBy = async (by: 1 | -1): Promise<void> => {
    setPlaying(false);
    if (!isReady) return;
    if (by < 0) return goTo((await steps.findChangeBefore(version)) ?? findBefore(options.versions, version));
    await steps.fetchAfter(version);
    advance(1);
  };
  useFrames(isPlaying && isReady, onFrame);

  return {
    place,
    isPlaying,
    version,
    /** The last step shown that changed the text; null if it is not known. */
    last,
    authors: steps.authors,
    /** The author of most of the text, who is not coloured. */
    main,
    problem,
    toggle: (): void => {
      if (!isPlaying && version >= newest) void goTo(0);
      setPlaying(!isPlaying);
    },
    /** Shows the version number while the slider is being moved. */
    preview: (wanted: number): void => {
      setPlaying(false);
      setVersion(wanted);
    },
    goTo: (wanted: number): void => {
      setPlaying(false);
      void goTo(wanted);
    },
    /** Moves to the next (1) or previous (-1) change. */
    stepBy: (by: 1 | -1): void => void stepBy(by),
  };
}

function writes({ changes }: PlayedStep): boolean {
  return changes.some((section) => typeof section !== 'number');
}

function findBefore(versions: readonly FileVersion[], wanted: number): number {
  return Math.max(0, ...versions.map(({ version = 0 }) => version).filter((version) => version < wanted));
}

/** The editor in which the steps are played; exists while the element of `place` is mounted. */
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

/** Steps fetched ahead, for one position at a time: replies that arrive after a jump elsewhere are discarded. */
function useSteps(options: { file: File; newest: number; onProblem: (error: unknown) => void }) {
  const { newest, onProblem } = options;
  const [source] = useState(() => new PlaybackSource(options.file));
  const [authors, setAuthors] = useState<readonly ShownAuthor[]>([]);
  const queue = useRef<PlayedStep[]>([]);
  const fetching = useRef<Promise<void> | null>(null);
  const visit = useRef(0);

  const fetchMore = async (after: number): Promise<void> => {
    const mine = visit.current;
    try {
      const steps = await source.readSteps(after, newest);
      if (mine === visit.current) queue.current.push(...steps);
      setAuthors([...source.authors]);
    } catch (error) {
      onProblem(error);
    }
  };
  return {
    authors,
    next: (): PlayedStep | undefined => queue.current.shift(),
    fetchAfter: async (shown: number): Promise<void> => {
      const after = queue.current.at(-1)?.version ?? shown;
      if (fetching.current !== null || queue.current.length >= AHEAD || after >= newest)
        return fetching.current ?? undefined;
      fetching.current = fetchMore(after).finally(() => {
        fetching.current = null;
      });
      await fetching.current;
    },
    /**
     * The version made by the last change before the given version: 0 if there is none; undefined if it is not known.
     */
    findChangeBefore: async (version: number): Promise<number | undefined> => {
      const after = Math.max(0, version - BACK);
      if (version <= 1) return 0;
      try {
        const found = (await source.readSteps(after, version - 1)).findLast(writes);
        return found?.version ?? after;
      } catch {
        return undefined;
      }
    },
    leave: () => {
      visit.current += 1;
      queue.current = [];
      const mine = visit.current;
      const isOver = (): boolean => mine !== visit.current;
      return {
        isOver,
        /** A version, read as its predecessor plus the step leading to it, or directly if that step is not known. */
        read: async (version: number) => {
          const step = version > 0 ? await source.readStep(version) : null;
          const read = await source.read(step === null ? version : version - 1);
          if (!isOver()) setAuthors([...source.authors]);
          return { ...read, step };
        },
      };
    },
  };
}
