/** A form that opens at the end of a dialog: the whole of it, as far as it fits. */
export function bringIntoView(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
}
