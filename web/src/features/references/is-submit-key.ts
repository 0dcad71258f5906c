/** Whether a key in a form should press its button: Enter in a single-line field, Ctrl+Enter anywhere. */
export function isSubmitKey(event: React.KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (event.shiftKey || event.altKey || !(target instanceof HTMLElement)) return false;
  // Title fields wrap, but do not allow line breaks.
  if (target instanceof HTMLTextAreaElement) return target.closest('[data-field$=title]') !== null;
  return target instanceof HTMLInputElement && target.type === 'text' && target.ariaExpanded !== 'true';
}
