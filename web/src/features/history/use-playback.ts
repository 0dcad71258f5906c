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
/** Steps looked through for the change before. */
const BACK = 300;
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
  const [main, setMain] = useState<string | null>(null);
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

  /** Shows the next steps that change something; the version reached. */
  const advance = (count: number): number => {
    let left = count;
    let reached = version;
    let shown: PlayedStep | null = null;
    while (left > 0) {
      const step = steps.next();
      if (step === undefined) break;
      reached = step.version;
      // Where somebody only moved, or left, there is nothing to see.
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
    /** The last step played, unless somewhere else was gone to since. */
    last,
    authors: steps.authors,
    /** Who has no colour, having written most. */
    main,
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
    goTo: (wanted: number): void => {
      setPlaying(false);
      void goTo(wanted);
    },
    /** To the next change, or the one before. */
    stepBy: (by: 1 | -1): void => void stepBy(by),
  };
}

function writes({ changes }: PlayedStep): boolean {
  return changes.some((section) => typeof section !== 'number');
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
    /** The version that the change before the one to a version made: 0 without any; undefined where it is not known. */
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
        /** A version as the step to it leaves it, or by itself where that step is not known. */
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
