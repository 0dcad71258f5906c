import { EditorView } from '@codemirror/view';
import { faintAsInk, withoutSpaces } from '../tinted-ground.ts';

/** Removed text is struck and added text underlined, in its author's colour, if known. */
export const paperTheme = EditorView.theme({
  '&': { '--author': 'var(--muted)', height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  // Aligned with what is drawn as a block.
  '.cm-line': { padding: '0' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-scroller': { boxShadow: 'inset 0 0 0 2px var(--accent)' },
  '.cm-added, .cm-removed': {
    borderRadius: '2px',
    padding: '.06em 0',
    textDecorationColor: 'var(--author)',
    textDecorationThickness: '2px',
    boxDecorationBreak: 'clone',
    ...withoutSpaces,
  },
  '.cm-code-block :is(.cm-added, .cm-removed)': { whiteSpace: 'inherit' },
  '.cm-added': {
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--author) 14%, transparent)',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
  },
  '.cm-removed': {
    color: 'var(--ink-2)',
    textDecorationLine: 'line-through',
  },
  // Anything drawn inside has colours of its own.
  '.cm-removed :is(.cm-link, .cm-citation, .cm-code)': { color: 'inherit', backgroundColor: 'transparent' },
  // Tight: punctuation may be adjacent.
  '[data-current]': { outline: '1.5px solid var(--accent)', outlineOffset: '0' },
  '.cm-changed-block': { position: 'relative' },
  '.cm-changed-block::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '-16px',
    top: '.2em',
    bottom: '.2em',
    width: '3px',
    borderRadius: '2px',
    backgroundColor: 'var(--author)',
  },
  '.cm-block-changed::before': { backgroundColor: 'var(--line-control)' },
  '.cm-block-removed': { color: 'var(--ink-2)' },
  '.cm-block-drawn': { borderRadius: 'var(--radius-sm)', padding: '22px 10px 4px', margin: '4px -10px' },
  '.cm-block-drawn::before': { insetInlineStart: '-6px', top: '0', bottom: '0' },
  '.cm-block-drawn::after': {
    content: 'attr(data-label) / ""',
    position: 'absolute',
    insetInlineStart: '10px',
    top: '4px',
    font: '500 var(--t-12)/16px var(--font-ui)',
    color: 'var(--ink-2)',
  },
  '.cm-block-drawn:is(.cm-block-removed, .cm-block-added)': {
    ...faintAsInk,
    backgroundColor: 'color-mix(in srgb, var(--author) 9%, transparent)',
  },
  '.cm-block-removed.cm-block-drawn > *': { opacity: '.75', textDecoration: 'line-through' },
  '.cm-unseen': {
    margin: '0 .25em',
    padding: '1px 6px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-sm)',
    backgroundColor: 'var(--sunken)',
    font: '400 var(--t-12)/18px var(--font-ui)',
    color: 'var(--ink-2)',
    textDecoration: 'none',
    textIndent: '0',
    boxDecorationBreak: 'clone',
    overflowWrap: 'anywhere',
  },
  '.cm-unseen b': { fontWeight: '500' },
  '.cm-unseen code': { fontFamily: 'var(--font-code)', fontSize: 'inherit' },
  '.cm-unseen-block': { margin: '4px 0 10px', padding: '4px 10px', width: 'fit-content', maxWidth: '100%' },
  // In prose there is a space in between.
  ':is(.cm-front-change, .cm-unseen) .cm-removed + .cm-added': { marginInlineStart: '.25em' },
  '.cm-front-change': {
    margin: '0 0 12px',
    padding: '8px 12px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--sunken)',
  },
  '.cm-front-change summary': { font: '500 var(--t-13)/20px var(--font-ui)', color: 'var(--ink-2)', cursor: 'pointer' },
  '.cm-front-change pre': {
    margin: '8px 0 0',
    font: '400 var(--t-13)/1.6 var(--font-code)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
