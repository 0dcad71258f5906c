import type { Extension } from '@codemirror/state';
import { EditorView, showTooltip, type TooltipView } from '@codemirror/view';
import { t } from '../../lib/texts/editor.ts';
import { cleanUrl } from '../markdown/link-references.ts';
import { findInlineLink, type InlineLink, writeLinkAddress, writeLinkText } from './inline-link.ts';
import { removeLink } from './link-actions.ts';
import { putCard } from './caret-card.ts';
import { closeLinkCard, linkCardField } from './link-card-state.ts';
import { findLink, openAddress } from './link.ts';

function read(view: EditorView): { readonly link: InlineLink; readonly text: string; readonly address: string } | null {
  const at = view.state.field(linkCardField, false) ?? null;
  const link = at === null ? null : findInlineLink(view.state, Math.min(at, view.state.doc.length));
  if (!link) return null;
  const { state } = view;
  return { link, text: state.sliceDoc(...link.text), address: cleanUrl(state.sliceDoc(...link.address)) };
}

const WIDTH = 420;

function createField(label: string, value: string): { readonly row: HTMLElement; readonly input: HTMLInputElement } {
  const row = document.createElement('label');
  const name = document.createElement('span');
  name.textContent = label;
  const input = document.createElement('input');
  input.type = 'text';
  input.value = value;
  input.spellcheck = false;
  row.append(name, input);
  return { row, input };
}

/**
 * Text and URL as fields, since a long URL in the text would push the lines below away. Others' changes are shown in a
 * field until something is typed there; unchanged fields are not written.
 */
function createCard(view: EditorView): TooltipView {
  const dom = document.createElement('form');
  dom.className = 'cm-link-card';
  dom.setAttribute('aria-label', t('editTheLink'));
  const first = read(view);
  let shown = { text: first?.text ?? '', address: first?.address ?? '' };
  const text = createField(t('linkText'), shown.text);
  const address = createField(t('address'), shown.address);
  address.input.inputMode = 'url';
  const note = document.createElement('p');
  note.setAttribute('role', 'status');

  const leave = (): void => {
    const at = read(view)?.link.to;
    view.dispatch(at === undefined ? {} : { selection: { anchor: at }, userEvent: 'select' });
    closeLinkCard(view);
    view.focus();
  };
  const write = (): void => {
    const found = read(view);
    if (!found) return;
    const changes = [];
    const [words, url] = [text.input.value, address.input.value];
    if (words !== shown.text)
      changes.push({ from: found.link.text[0], to: found.link.text[1], insert: writeLinkText(words) });
    if (url !== shown.address)
      changes.push({ from: found.link.address[0], to: found.link.address[1], insert: writeLinkAddress(url) });
    shown = { text: words, address: url };
    if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.format' });
  };
  const button = (label: string, act: (() => void) | null): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = act ? 'button' : 'submit';
    made.textContent = label;
    if (act) made.addEventListener('click', act);
    return made;
  };
  const buttons = document.createElement('div');
  buttons.className = 'cm-tip-actions';
  buttons.append(
    button(t('open'), () => openAddress(view, address.input.value)),
    button(t('removeLink'), () => {
      write();
      const found = read(view);
      const link = found && findLink(view.state, found.link.from);
      closeLinkCard(view);
      if (link) removeLink(view, link);
      view.focus();
    }),
    button(t('done'), null),
  );
  dom.append(text.row, address.row, note, buttons);

  dom.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
    leave();
  });
  dom.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  dom.addEventListener('focusout', (event) => {
    const to = event.relatedTarget;
    if (to instanceof Node ? dom.contains(to) : !document.hasFocus()) return;
    // Pressing one of the card's buttons may leave nothing focused.
    if (to === null && dom.matches(':hover')) return;
    // If removed during a view update while it has the focus, it also receives a blur.
    queueMicrotask(() => {
      if (read(view) === null) return;
      write();
      closeLinkCard(view);
    });
  });

  return {
    dom,
    getCoords: () => putCard(view, dom, WIDTH, read(view)?.link ?? null),
    mount() {
      address.input.focus();
      address.input.select();
      address.input.scrollLeft = 0;
    },
    update({ docChanged }) {
      if (!docChanged) return;
      const found = read(view);
      note.textContent = found ? '' : t('linkGone');
      if (!found) return;
      if (text.input.value === shown.text && document.activeElement !== text.input) text.input.value = found.text;
      if (address.input.value === shown.address && document.activeElement !== address.input)
        address.input.value = found.address;
      shown = {
        text: text.input.value === found.text ? found.text : shown.text,
        address: address.input.value === found.address ? found.address : shown.address,
      };
    },
  };
}

const theme = EditorView.theme({
  '.cm-link-card': { boxSizing: 'border-box', padding: '10px 12px' },
  '.cm-link-card label': {
    display: 'grid',
    gridTemplateColumns: '72px 1fr',
    alignItems: 'center',
    gap: '8px',
    marginBottom: '6px',
    color: 'var(--ink-2)',
    font: '400 13px/20px var(--font-ui)',
  },
  '.cm-link-card input': {
    font: '400 14px/20px var(--font-ui)',
    color: 'var(--ink)',
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-sm)',
    padding: '5px 8px',
    minWidth: '0',
  },
  '.cm-link-card p': { margin: '0', color: 'var(--danger)' },
  '.cm-link-card p:empty': { display: 'none' },
  '.cm-link-card button[type=submit]': { marginInlineStart: 'auto' },
  '@media (pointer: coarse)': { '.cm-link-card input': { fontSize: '16px', padding: '9px 8px' } },
});

export const linkCard: Extension = [
  linkCardField,
  theme,
  showTooltip.compute([linkCardField], (state) => {
    const at = state.field(linkCardField);
    return at === null
      ? null
      : { pos: Math.min(at, state.doc.length), create: createCard, clip: false, strictSide: true };
  }),
];
