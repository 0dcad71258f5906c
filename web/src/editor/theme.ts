import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';
import { forcedColors } from './forced-colors.ts';

/** Background, fonts and panels of every editor. All colours are tokens, so light and dark need no switch here. */
const base = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  // The caret shows the focus; a ring around the whole page would be just two lines at the sides.
  '.cm-content:focus-visible': { boxShadow: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--font-code)',
    fontVariantLigatures: 'none',
    fontSize: '14px',
    lineHeight: '1.6',
    // Not at both edges: layers would be drawn beside the text by one scroll bar. See `centreColumn`.
    scrollbarGutter: 'stable',
  },
  '.cm-content': { minHeight: '150px', padding: '24px 0 96px', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px', marginLeft: '-1px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection':
    {
      backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent)',
    },
  '.cm-placeholder': { color: 'var(--muted)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid color-mix(in srgb, var(--accent) 40%, transparent)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-selectionMatch': { backgroundColor: 'color-mix(in srgb, var(--found) 60%, transparent)' },
  '.cm-searchMatch': {
    backgroundColor: 'var(--found)',
  },
  // The accent is too similar to the yellow in dark mode; the underline still marks a link.
  '.cm-searchMatch, .cm-searchMatch .cm-link': { color: 'var(--ink)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--found-current)',
    outline: '1px solid var(--warning-fill)',
  },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: 'none',
    color: 'var(--muted)',
    fontFamily: 'var(--font-ui)',
    fontSize: '12px',
  },
  '.cm-lineNumbers .cm-gutterElement': {
    // At the baseline of the code beside it, which is set in another face and size.
    padding: '0.5px 8px 0 12px',
    lineHeight: '22.4px',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer', width: '16px', textAlign: 'center' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--hover)',
    border: '1px solid var(--line)',
    color: 'var(--muted)',
    borderRadius: '4px',
    padding: '0 6px',
    margin: '0 4px',
    font: '400 14px/20px var(--font-ui)',
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  '.cm-panels': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink)',
    borderColor: 'var(--line)',
    fontFamily: 'var(--font-ui)',
    fontSize: '13px',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-control)',
    borderRadius: 'var(--radius-sm)',
    padding: '4px 8px',
    fontSize: '13px',
    height: '28px',
    boxSizing: 'border-box',
    margin: '0',
  },
  '.cm-textfield:focus': { outline: 'none', borderColor: 'var(--accent)', boxShadow: '0 0 0 1px var(--accent)' },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--button)',
    color: 'var(--ink)',
    border: '1px solid var(--line-btn)',
    borderRadius: 'var(--radius-sm)',
    padding: '0 10px',
    fontSize: '13px',
    height: '28px',
    margin: '0',
  },
  '.cm-button:hover': { backgroundColor: 'var(--hover)' },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--press)' },
  '.cm-button:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '1px',
  },
  '.cm-tooltip': {
    '--tool': '28px',
    // Below drawers and menus, which open over the text and its cards.
    zIndex: '150',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-ui)',
    fontSize: '13px',
  },
  // Its height is the list's, which ends in the middle of a row (fit-list.ts).
  '.cm-tooltip.cm-tooltip-autocomplete': { padding: '4px', height: 'auto !important' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--font-ui)',
    maxHeight: 'min(520px, 60vh)',
    maxWidth: 'min(520px, 92vw)',
  },
  // There is more below: the row it ends in fades.
  '@supports (animation-timeline: scroll())': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      maskImage: 'linear-gradient(to top, transparent, #000 var(--fade, 0px))',
      animation: 'cm-list-fade linear both',
      animationTimeline: 'scroll(self)',
    },
  },
  '@keyframes cm-list-fade': {
    '0%, 99%': { '--fade': '28px' },
    '100%': { '--fade': '0px' },
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '4px 8px',
    borderRadius: 'var(--radius-sm)',
    lineHeight: '20px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--hover-raised)',
    color: 'var(--ink)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: 'var(--accent)' },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal', marginLeft: '8px' },
  '.cm-completionIcon': { display: 'none' },
  // A name with its key or its marks at the right, after an icon or above a line of its own.
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li.cm-completion-row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '24px',
    alignItems: 'center',
    minWidth: 'min(280px, 80vw)',
    padding: '6px 8px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li.cm-completion-row:has(> svg)': {
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '10px',
  },
  '.cm-completion-row > svg': {
    width: '18px',
    height: '18px',
    fill: 'none',
    stroke: 'var(--ink-2)',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-completion-row > .cm-completionDetail': {
    maxWidth: '200px',
    // However high the characters of a fallback font are.
    height: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    font: '400 12px/20px var(--font-code)',
  },
  '.cm-completion-row > .cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-completion-row:has(> .cm-completion-below) > .cm-completionLabel': { fontWeight: '500' },
  '.cm-completion-below': {
    gridColumn: '1 / -1',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--muted)',
    fontSize: '12.5px',
    lineHeight: '18px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': {
    padding: '8px 8px 2px',
    border: '0',
    opacity: '1',
    color: 'var(--muted)',
    fontSize: '12px',
    fontWeight: '500',
    lineHeight: '18px',
  },
  // Without room beside the list, the info panel would cover other entries.
  '.cm-completionInfo.cm-completionInfo-left-narrow, .cm-completionInfo.cm-completionInfo-right-narrow': {
    inset: 'calc(100% + 2px) 0 auto !important',
    margin: '0',
    width: 'auto',
    maxWidth: 'none !important',
  },
  '.cm-tooltip-above > .cm-completionInfo.cm-completionInfo-left-narrow, .cm-tooltip-above > .cm-completionInfo.cm-completionInfo-right-narrow':
    { inset: 'auto 0 calc(100% + 2px) !important' },
  '.cm-note-tip': { maxWidth: '420px', padding: '8px 12px', lineHeight: '20px', overflowWrap: 'anywhere' },
  '.cm-note-tip p': { margin: '0 0 6px' },
  '.cm-note-tip p:last-child': { margin: '0' },
  // The card at the caret has a width of its own.
  '.cm-link-tip.cm-caret-card': { maxWidth: 'none' },
  '.cm-link-tip': { display: 'flex', alignItems: 'center', maxWidth: 'min(420px, 92vw)', padding: '3px 4px 3px 12px' },
  '.cm-link-tip p': {
    flex: '1',
    minWidth: '0',
    margin: '0 8px 0 0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--muted)',
    lineHeight: '20px',
  },
  '.cm-card-tool': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--tool)',
    height: 'var(--tool)',
    padding: '0',
    color: 'var(--muted)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    cursor: 'pointer',
  },
  '.cm-card-tool:hover': { backgroundColor: 'var(--hover-raised)', color: 'var(--ink)' },
  '.cm-card-tool svg, .cm-comment-offer svg': {
    width: '16px',
    height: '16px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-tip-actions': { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: '6px -6px -2px' },
  '.cm-tip-actions button': {
    font: '500 13px/20px var(--font-ui)',
    color: 'var(--accent)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    padding: '2px 6px',
    cursor: 'pointer',
  },
  '.cm-tip-actions button:hover': { backgroundColor: 'var(--hover-raised)' },
  '.cm-tip-actions button:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-diagnostic': {
    fontFamily: 'var(--font-ui)',
    padding: '6px 10px',
    border: 'none',
    borderLeft: '3px solid var(--line-control)',
    maxWidth: 'min(440px, 90vw)',
    lineHeight: '1.45',
  },
  '.cm-diagnostic .cm-diagnosticAction': {
    display: 'block',
    font: '500 13px/20px var(--font-ui)',
    color: 'var(--accent)',
    background: 'none',
    borderRadius: 'var(--radius-sm)',
    margin: '2px 0 0 -6px',
    padding: '2px 6px',
  },
  '.cm-diagnosticAction:hover': { backgroundColor: 'var(--hover-raised)' },
  '.cm-diagnosticAction:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning-fill)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warning-fill) 1px',
    textUnderlineOffset: '3px',
  },
  // Underlined already.
  '.cm-lintRange:has(.cm-cite-unknown), .cm-cite-unknown .cm-lintRange': { textDecoration: 'none' },
  '.cm-undrawn': {
    font: '400 13px/20px var(--font-ui)',
    color: 'var(--danger)',
    background: 'none',
    border: '1px dashed var(--line-control)',
    borderRadius: '4px',
    padding: '2px 8px',
    cursor: 'pointer',
  },
  '.cm-upload': {
    display: 'inline-block',
    font: '400 13px/20px var(--font-ui)',
    color: 'var(--muted)',
    backgroundColor: 'var(--hover)',
    borderRadius: '4px',
    padding: '0 8px',
  },
  // Docked above the format bar or the keyboard, where thumbs are: beside the line, it would cover what is written.
  '@media (max-width: 767px)': {
    '.cm-tooltip.cm-tooltip-autocomplete': {
      '--docked': 'yes',
      inset: 'auto 0 var(--dock, 0px) !important',
      width: 'auto',
      padding: '4px 8px',
      borderWidth: '1px 0 0',
      borderRadius: '12px 12px 0 0',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { minWidth: '0', maxWidth: 'none', maxHeight: 'min(320px, 45vh)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li.cm-completion-row': { minHeight: '44px', padding: '6px 12px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > completion-section': { paddingInline: '12px' },
    // Also the last line can be scrolled above it.
    '.cm-scroller:has(~ .cm-tooltip-autocomplete) .cm-content': { paddingBottom: '60vh' },
  },
  '@media (pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '10px' },
    '.cm-tip-actions': { marginInline: '-10px' },
    '.cm-tip-actions button': { padding: '10px' },
    '.cm-tooltip': { '--tool': '36px' },
    // Phones zoom in on fields with smaller text.
    '.cm-textfield': { height: '36px', fontSize: '16px' },
    '.cm-button': { height: '36px' },
  },
});

/** Code in any language, and its counterparts in Markdown. */
export const codeStyle = HighlightStyle.define([
  { tag: [t.keyword, t.modifier, t.operatorKeyword, t.controlKeyword], color: 'light-dark(#8A2F73, #DC9CC9)' },
  { tag: [t.string, t.special(t.string), t.regexp], color: 'light-dark(#28704A, #8CCBA4)' },
  { tag: [t.number, t.bool, t.null, t.atom], color: 'light-dark(#8A5A10, #E0B05C)' },
  { tag: [t.comment, t.lineComment, t.blockComment], color: 'var(--muted)', fontStyle: 'italic' },
  {
    tag: [t.function(t.variableName), t.definition(t.function(t.variableName)), t.labelName, t.macroName],
    color: 'var(--accent)',
  },
  { tag: [t.propertyName, t.attributeName, t.definition(t.propertyName)], color: 'light-dark(#2F5E8F, #8FC0E8)' },
  { tag: [t.typeName, t.className, t.tagName, t.namespace], color: 'light-dark(#7A4A14, #E3BE8C)' },
  { tag: [t.escape, t.meta, t.processingInstruction], color: 'var(--mark)' },
  { tag: t.invalid, color: 'var(--danger)' },
]);

/** Markdown in source mode: styles without changing any sizes. */
const source = HighlightStyle.define([
  { tag: t.heading, fontWeight: '700' },
  { tag: t.strong, fontWeight: '700' },
  { tag: t.emphasis, fontStyle: 'italic' },
  { tag: t.strikethrough, textDecoration: 'line-through' },
  { tag: [t.link, t.url], color: 'var(--accent)' },
  { tag: t.monospace, color: 'var(--ink-2)' },
  { tag: t.quote, color: 'var(--ink-2)' },
]);

export const theme: Extension = [forcedColors, base];
export const codeHighlighting: Extension = syntaxHighlighting(codeStyle);
export const sourceHighlighting: Extension = syntaxHighlighting(source);
