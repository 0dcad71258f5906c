/** Scrolls to a form that opened at the end of a dialog: to all of it, or to its start if it does not fit. */
export function bringIntoView(form: HTMLElement | null): void {
  if (form === null) return;
  // Less than the window, because the dialog's header and footer do not scroll.
  const fits = form.offsetHeight < innerHeight * 0.6;
  form.scrollIntoView({ block: fits ? 'nearest' : 'start' });
}
