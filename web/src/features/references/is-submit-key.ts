/** Whether a key in a form means its button: Enter in a field of one line, Ctrl+Enter anywhere. */
export function isSubmitKey(event: React.KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  const { target } = event;
  if (event.shiftKey || event.altKey || !(target instanceof HTMLElement)) return false;
  // Titles wrap, but have no lines of their own.
  if (target instanceof HTMLTextAreaElement) return target.closest('[data-field$=title]') !== null;
  return target instanceof HTMLInputElement && target.type === 'text' && target.ariaExpanded !== 'true';
}
