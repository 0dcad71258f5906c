const waiting = new WeakMap<HTMLElement, number>();

/**
 * Focuses a row of a list once it is rendered, unless focus has moved elsewhere in the meantime: a dialog opened since
 * would lose what is typed into it. If several rows are requested within a frame, as by fast typing, the last one wins.
 */
export function focusWhenDrawn(list: HTMLElement | null, selector: string): void {
  const before = document.activeElement;
  const dialog = before?.closest('[role="dialog"]');
  if (list === null || (dialog && !dialog.contains(list))) return;
  cancelAnimationFrame(waiting.get(list) ?? 0);
  const frame = requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === null || now === document.body) list.querySelector<HTMLElement>(selector)?.focus();
  });
  waiting.set(list, frame);
}
