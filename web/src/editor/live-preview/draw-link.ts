import type { EditorView } from '@codemirror/view';
import { createElement } from './create-element.ts';
import { drawIcon } from './icon.ts';
import { describeLinkActions } from './link-actions.ts';
import type { FoundLink } from './link.ts';

/** A link's URL and its actions, in one row. `readPlace` returns where the link is by then. */
export function drawLink(view: EditorView, dom: HTMLElement, found: FoundLink, readPlace: () => number): void {
  const address = found.title ? `${found.title} · ${found.url}` : found.url;
  const line = createElement('p', '', address);
  line.title = address;
  const tools = describeLinkActions(view.state, found).map(({ label, icon, run }) => {
    const tool = createElement('button', 'cm-card-tool', ...(icon ? [drawIcon(icon)] : []));
    tool.type = 'button';
    tool.title = label;
    tool.setAttribute('aria-label', label);
    // Keeps the focus in the text.
    tool.addEventListener('mousedown', (event) => event.preventDefault());
    tool.addEventListener('click', ({ detail }) => run(view, readPlace(), detail === 0));
    return tool;
  });
  dom.replaceChildren(line, ...tools);
}
