/** A form that opens at the end of a dialog: the whole of it, or how it begins where that does not fit. */
export function bringIntoView(form: HTMLElement | null): void {
  if (form === null) return;
  // The head and the foot of a dialog stay where they are.
  const fits = form.offsetHeight < innerHeight * 0.6;
  form.scrollIntoView({ block: fits ? 'nearest' : 'start' });
}
