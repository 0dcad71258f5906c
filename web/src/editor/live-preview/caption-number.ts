/** Draws `Figure 2.` before a caption; not part of the text. */
export function createCaptionNumber(number: string): HTMLElement {
  const element = document.createElement('b');
  element.className = 'cm-caption-number';
  element.textContent = number;
  return element;
}
