import { type PointerEvent, useRef, useState } from 'react';

/** Rows that a handle drags to another place: their order meanwhile, and what the table's body and the handles need. */
export function useRowDrag(ids: readonly string[], onPlace: (ids: readonly string[]) => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [drag, setDrag] = useState<{ id: string; ids: readonly string[] } | null>(null);

  const begin = (id: string, event: PointerEvent): void => {
    if (event.button !== 0) return;
    let order = ids;
    // On the window: the dragged row is moved in the document, which ends a capture of the pointer.
    const ended = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: MouseEvent) => void): void =>
      window.addEventListener(type, act, { signal: ended.signal });
    const end = (): void => {
      ended.abort();
      setDrag(null);
    };
    setDrag({ id, ids });
    listen('pointermove', ({ clientY }) => {
      const others = [...(body.current?.rows ?? [])].filter((row) => row.dataset['id'] !== id);
      const above = others.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return (top + bottom) / 2 < clientY;
      });
      order = ids.filter((one) => one !== id).toSpliced(above.length, 0, id);
      setDrag({ id, ids: order });
    });
    listen('pointerup', () => {
      end();
      if (order.join() !== ids.join()) onPlace(order);
    });
    listen('pointercancel', end);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal: ended.signal });
  };

  return { body, begin, ids: drag?.ids ?? ids, dragged: drag?.id };
}
