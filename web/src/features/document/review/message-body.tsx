import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { drawMessage } from '../../../editor/review/draw-message.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** A message rendered like the document, with formulas and citations. */
export const MessageBody = memo(function MessageBody({ body }: { body: string }) {
  const { view, places, people } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  // Citations are rendered differently once the bibliography has been read.
  const revision = useSyncExternalStore(places.subscribe, places.revision);
  useLayoutEffect(() => {
    place.current?.replaceChildren(
      ...drawMessage(view, body, new Map(people.map(({ uuid, displayName }) => [uuid, displayName]))),
    );
  }, [view, body, people, revision]);
  return <div ref={place} dir="auto" className={style['body']} />;
});
