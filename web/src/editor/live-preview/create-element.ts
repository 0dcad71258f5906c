export function createElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

export function createButton(className: string, ...children: readonly (Node | string)[]): HTMLButtonElement {
  const button = createElement('button', className, ...children);
  button.type = 'button';
  return button;
}
