import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { placeCards } from '../../../editor/review/place-cards.ts';
import { DRAFT } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { DraftCard } from './draft-card.tsx';
import style from './review.module.css';
import { useReadLatest } from '../use-read-latest.ts';
import { useBoard, useDesk } from './review-desk.ts';
import { ThreadCard } from './thread-card.tsx';

/**
 * Cards beside their passages. They live in the editor's scroller, so they scroll with the text; only nearby cards are
 * rendered.
 */
export function ReviewMargin() {
  const { places } = useDesk();
  const threads = useBoard((facts) => facts.threads);
  const active = useBoard((facts) => facts.active);
  const writing = useBoard((facts) => facts.writing);
  const anchors = useSyncExternalStore(places.subscribe, places.read);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map());
  const byId = useMemo(() => new Map(threads.map((thread) => [thread.id, thread])), [threads]);
  const readThreads = useReadLatest(threads);
  const listOpen = useCallback(
    () => readThreads().filter(({ status, isAnchored, isLost }) => status === 'open' && isAnchored && !isLost),
    [readThreads],
  );
  const isWriting = writing === 'passage' || writing === 'suggestion';
  const shown = anchors.filter(({ id }) => (id === DRAFT ? isWriting : byId.get(id)?.status === 'open'));
  const tops = placeCards(shown, heights, isWriting ? DRAFT : active);
  const measure = useCallback((id: string, height: number): void => {
    setHeights((before) => (before.get(id) === height ? before : new Map(before).set(id, height)));
  }, []);
  return createPortal(
    <ul className={style['margin']} aria-label={t('list')} data-region>
      {shown.map(({ id }) => {
        const thread = byId.get(id);
        return (
          <Placed key={id} id={id} isActive={id === active} top={tops.get(id) ?? 0} onHeight={measure}>
            {thread === undefined ? (
              <DraftCard hasQuote={false} />
            ) : (
              <ThreadCard thread={thread} hasQuote={false} among={listOpen} />
            )}
          </Placed>
        );
      })}
    </ul>,
    places.host,
  );
}

function Placed(props: {
  id: string;
  isActive: boolean;
  top: number;
  onHeight: (id: string, height: number) => void;
  children: ReactNode;
}) {
  const { id, onHeight, top } = props;
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    onHeight(id, element.offsetHeight);
    const watcher = new ResizeObserver(() => onHeight(id, element.offsetHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [id, onHeight]);
  // A form opened near the bottom of the window would otherwise hide its buttons.
  useEffect(() => {
    if (id === DRAFT) place.current?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  useSeenFoot(place, props.isActive, top);
  return (
    <li ref={place} className={style['placed']} style={{ transform: `translateY(${top}px)` }}>
      {props.children}
    </li>
  );
}

/** When a card becomes active, scrolls until its lower end is visible, where it is decided and answered. */
function useSeenFoot(place: RefObject<HTMLElement | null>, isActive: boolean, top: number): void {
  const { view } = useDesk();
  const showFoot = useEffectEvent((): void => {
    const [card, host] = [place.current, place.current?.parentElement];
    if (!card || !host) return;
    const { scrollDOM } = view;
    const seen = scrollDOM.getBoundingClientRect();
    // The card's final position: it may still be moving there.
    const start = host.getBoundingClientRect().top + top;
    const hidden = start + card.offsetHeight + SPACE - seen.bottom;
    // If the card is out of view, the user has scrolled away from it.
    if (hidden > 0 && start > seen.top && start < seen.bottom)
      scrollDOM.scrollTop += Math.min(hidden, start - seen.top - SPACE);
  });
  useEffect(() => {
    const card = place.current;
    if (!isActive || card === null) return undefined;
    // Observed because the reply form makes the card taller.
    const watcher = new ResizeObserver(() => showFoot());
    watcher.observe(card);
    return () => watcher.disconnect();
  }, [place, isActive]);
}

/** Margin above and below a card, px. */
const SPACE = 12;
