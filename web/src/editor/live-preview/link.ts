import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { splitCitation } from '../citations/parse-citation.ts';
import { ICONS } from '../context-menu/menu-icons.ts';
import { cleanUrl, findTarget } from '../markdown/link-references.ts';
import { readWholeTree } from '../markdown/whole-tree.ts';
import { surroundings } from '../surroundings.ts';
import type { Construct, PreviewContext } from './construct.ts';
import { openLinkCard } from './link-card-state.ts';
import { findLabelled, readLabels } from './labels.ts';
import { referencesField } from './references.ts';
import { SourceChip } from './shorten.ts';
import { t } from '../../lib/texts/editor.ts';

/** Replaces the URL while the caret is in the link's text. */
const addressChip = new SourceChip(ICONS.link, t('editTheAddress'), openLinkCard);

/**
 * A long URL in the middle of a paragraph would push the lines below away whenever the caret passes, so it is shown
 * only once the caret enters it.
 */
function isClosedAddress(node: SyntaxNode, from: number, to: number, cx: PreviewContext): boolean {
  if (!node.getChild('URL')) return false;
  return !cx.state.selection.ranges.some(({ head }) => head > from && head < to);
}

/** Links collapse to their text. A link without text keeps its source, as it would be invisible otherwise. */
export const link: Construct = {
  nodes: ['Link', 'Autolink'],
  draw(node, cx) {
    const shown = cx.touches(node.from, node.to);
    const marks = node.node.getChildren('LinkMark');
    if (node.name === 'Autolink') {
      cx.tell(node.from, node.to, 'cm-link', 'link');
      for (const mark of marks) if (!shown) cx.hide(mark.from, mark.to);
      return;
    }
    if (!findTarget(node.node, cx.slice, cx.references)) return;
    const [open, close] = marks;
    if (!open || !close) return;
    const next = node.node.nextSibling;
    const end = next?.name === 'Attributes' && next.from === node.to ? next.to : node.to;
    if (shown || cx.touches(node.from, end) || close.from === open.to) {
      cx.mark(open.from, open.to, 'cm-mark');
      cx.tell(open.to, close.from, 'cm-link', 'link');
      cx.mark(close.from, close.to, 'cm-mark');
      if (close.from > open.to && isClosedAddress(node.node, close.to, end, cx)) {
        cx.replace(close.to, end, addressChip);
      } else {
        cx.mark(close.to, end, 'cm-mark cm-url');
        cx.shorten(close.to, end);
      }
      return;
    }
    cx.tell(open.to, close.from, 'cm-link', 'link');
    cx.hide(open.from, open.to);
    cx.hide(close.from, end);
  },
};

export interface FoundLink {
  readonly from: number;
  readonly to: number;
  readonly url: string;
  readonly title: string;
  /** Written as `[[target]]`. */
  readonly wiki?: boolean;
}

/** Note-taking programs omit the extension of their own files. */
function addressWiki(target: string): string {
  const path = target.trim();
  return /\.[a-z\d]{1,8}(?:#|$)/i.test(path) ? path : path.replace(/(?=#|$)/, '.md');
}

/** The link at a position, in any syntax. */
export function findLink(state: EditorState, at: number, side: -1 | 1 = 1): FoundLink | null {
  const slice = (from: number, to: number): string => state.sliceDoc(from, to);
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, side); node; node = node.parent) {
    if (node.name === 'Autolink') {
      const url = node.getChild('URL');
      if (!url) return null;
      const address = cleanUrl(slice(url.from, url.to));
      return {
        from: node.from,
        to: node.to,
        url: address.includes('@') && !address.includes(':') ? `mailto:${address}` : address,
        title: '',
      };
    }
    const wiki = node.name === 'WikiLink' ? node.getChild('WikiTarget') : null;
    if (wiki)
      return { from: node.from, to: node.to, url: addressWiki(slice(wiki.from, wiki.to)), title: '', wiki: true };
    if (node.name === 'Link') {
      const target = findTarget(node, slice, state.field(referencesField, false) ?? new Map());
      return target ? { from: node.from, to: node.to, ...target } : null;
    }
  }
  return null;
}

/** Only web, mail and workspace addresses are opened; anything else (`javascript:`, `data:`, `file:`) is not. */
export function classifyAddress(url: string): 'web' | 'path' | 'section' | 'refused' {
  const trimmed = url.trim();
  if (trimmed.startsWith('#')) return 'section';
  if (/^(?:https?:\/\/|mailto:)/i.test(trimmed)) return 'web';
  if (/^[\\/]{2}/.test(trimmed) || /^[^/?#]*:/.test(trimmed)) return 'refused';
  return trimmed === '' ? 'refused' : 'path';
}

/** pandoc's identifier for a heading. */
export function identifyHeading(text: string): string {
  return text
    .replace(/\{[^}]*\}\s*$/, '')
    .replace(/[*`~^]|\]\([^)]*\)|\[/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_.-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/^[^\p{L}]+/u, '');
}

function jumpToSection(view: EditorView, id: string): boolean {
  let at = -1;
  readWholeTree(view.state).iterate({
    enter: (node) => {
      if (at >= 0) return false;
      if (!/^(?:ATX|Setext)Heading/.test(node.name)) return /^(?:Document|FencedDiv)$/.test(node.name);
      const text = view.state.sliceDoc(node.from, node.to);
      const own = /\{[^}]*#([\w:.-]+)[^}]*\}\s*$/.exec(text)?.[1];
      if (own === id || identifyHeading(text.replace(/^#+\s*/, '')) === id) at = node.from;
      return false;
    },
  });
  if (at < 0) return false;
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 24 }) });
  return true;
}

export function openAddress(view: EditorView, url: string): void {
  const { openPath, report, assets } = view.state.facet(surroundings);
  const kind = classifyAddress(url);
  if (kind === 'web') window.open(url, '_blank', 'noopener,noreferrer');
  else if (kind === 'section') {
    if (!jumpToSection(view, decodeURIComponent(url.slice(1)))) report(t('noSection', { name: url.slice(1) }), 'info');
  } else if (kind === 'refused') report(t('refusedLink'), 'error');
  else if (openPath) openPath(url);
  else {
    void assets.resolve(url).then((address) => {
      if (address) window.open(address, '_blank', 'noopener,noreferrer');
      else report(t('noFile', { file: url }), 'error');
    });
  }
}

/** Follows a reference to a figure, table, equation or section. */
function jumpToLabelled(view: EditorView, at: number): boolean {
  let node: SyntaxNode | null = syntaxTree(view.state).resolveInner(at, 1);
  while (node && node.name !== 'Citation' && node.name !== 'CitationInText') node = node.parent;
  const [first] = node ? splitCitation(view.state.sliceDoc(node.from, node.to)) : [];
  const found = first && findLabelled(readLabels(view.state), first.id);
  if (!found) return false;
  view.dispatch({ selection: { anchor: found.at }, effects: EditorView.scrollIntoView(found.at, { y: 'center' }) });
  view.focus();
  return true;
}

const followOnClick = EditorView.domEventHandlers({
  mousedown(event, view) {
    if (event.button !== 0 || !(event.ctrlKey || event.metaKey)) return false;
    const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (at === null) return false;
    const found = findLink(view.state, at);
    if (!found && !jumpToLabelled(view, at)) return false;
    event.preventDefault();
    if (found) openAddress(view, found.url);
    return true;
  },
});

export const linkBehaviour: Extension = followOnClick;
