import { type EditorView, hoverTooltip } from '@codemirror/view';
import { trackPlace } from '../context-menu/track-place.ts';
import { createElement } from './create-element.ts';
import { drawLink } from './draw-link.ts';
import { findLinkAtCaret } from './link-at-caret.ts';
import { linkCardField } from './link-card-state.ts';
import { findLink, type FoundLink } from './link.ts';

function drawAddress(view: EditorView, found: FoundLink): { readonly dom: HTMLElement; destroy(): void } {
  const place = trackPlace(view, found.from);
  const dom = createElement('div', 'cm-link-tip cm-address-tip');
  drawLink(view, dom, found, () => place.read());
  return { dom, destroy: place.drop };
}

/** Hovering a link shows its target and actions. */
export const linkHover = hoverTooltip(
  (view, at, side) => {
    const found = findLink(view.state, at, side < 0 ? -1 : 1);
    if (!found || !found.url) return null;
    // A second card would repeat it or cover the one being edited.
    if ((view.state.field(linkCardField, false) ?? null) !== null) return null;
    if (findLinkAtCaret(view.state)?.from === found.from) return null;
    return { pos: found.from, end: found.to, above: true, create: () => drawAddress(view, found) };
  },
  { hoverTime: 500 },
);
