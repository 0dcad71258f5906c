import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { ICONS } from '../context-menu/menu-icons.ts';
import type { MenuItem } from '../context-menu/open-menu.ts';
import { copyText } from '../copy-text.ts';
import { findInlineLink } from './inline-link.ts';
import { linkCardField, openLinkCard } from './link-card-state.ts';
import { classifyAddress, findLink, type FoundLink, openAddress } from './link.ts';
import { t } from '../../lib/texts/editor.ts';

/** The source range of a link's URL; for a reference link, all of it. */
function findAddress(state: EditorState, link: FoundLink): readonly [number, number] {
  const source = state.sliceDoc(link.from, link.to);
  const open = /\]\(\s*<?/.exec(source);
  if (!open) return [link.from, link.to];
  const from = open.index + open[0].length;
  const length = /^(?:[^()\s<>\\]|\\.|\([^()\s]*\))*/.exec(source.slice(from))![0].length;
  return [link.from + from, link.from + from + length];
}

/** In Preview in a card; in Source, and for other forms of link, in the text. */
function editAddress(view: EditorView, link: FoundLink): void {
  if (view.state.field(linkCardField, false) !== undefined && findInlineLink(view.state, link.from + 1))
    return openLinkCard(view, link.from + 1);
  const [anchor, head] = findAddress(view.state, link);
  view.dispatch({ selection: { anchor, head }, userEvent: 'select', scrollIntoView: true });
  view.focus();
}

function titleWiki(source: string): string {
  return source.slice(2, -2).split('|').at(-1)!.trim();
}

/** Rewrites a link in a form every Markdown program and the exports understand. */
function writeAsMarkdown(view: EditorView, link: FoundLink): void {
  const title = titleWiki(view.state.sliceDoc(link.from, link.to));
  const insert = `[${title}](${link.url.replace(/[ ()<>]/g, (ch) => `%${ch.charCodeAt(0).toString(16)}`)})`;
  view.dispatch({ changes: { from: link.from, to: link.to, insert }, userEvent: 'input.format' });
}

/** Replaces a link with its text. */
export function removeLink(view: EditorView, link: FoundLink): void {
  const source = view.state.sliceDoc(link.from, link.to);
  const insert = link.wiki
    ? titleWiki(source)
    : (/^\[(.*)\](?:[([]|$)/s.exec(source)?.[1] ?? link.url.replace(/^mailto:/, ''));
  view.dispatch({ changes: { from: link.from, to: link.to, insert }, userEvent: 'input.format' });
}

/** Actions on a link, for its menu and hover card. The link is looked up again when one is run. */
export function describeLinkActions(state: EditorState, { url, wiki }: FoundLink): readonly MenuItem[] {
  const act =
    (run: (view: EditorView, link: FoundLink) => void) =>
    (view: EditorView, at: number): void => {
      const link = findLink(view.state, at) ?? findLink(view.state, at, -1);
      if (link) run(view, link);
    };
  return [
    ...(classifyAddress(url) === 'refused'
      ? []
      : [{ label: t('open'), icon: ICONS.open, run: act((view, link) => openAddress(view, link.url)) }]),
    { label: t('copyAddress'), icon: ICONS.copy, run: act((view, link) => void copyText(view, link.url)) },
    ...(state.readOnly
      ? []
      : [
          wiki
            ? { label: t('toMarkdown'), icon: ICONS.markdown, run: act(writeAsMarkdown) }
            : { label: t('editAddress'), icon: ICONS.pencil, run: act(editAddress) },
          { label: t('removeLink'), icon: ICONS.unlink, run: act(removeLink) },
        ]),
  ];
}
