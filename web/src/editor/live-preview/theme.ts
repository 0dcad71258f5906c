import { EditorView } from '@codemirror/view';
import { checkBox, checkBoxOn, checkBoxTick } from '../check-box.ts';

const callout = (kind: string, colour: string): Record<string, Record<string, string>> => ({
  [`.cm-callout-${kind}`]: { '--callout': `var(--${colour})`, '--callout-soft': `var(--${colour}-soft)` },
});

/** In the dark, --sunken hardly differs from the page. */
const CODE_GROUND = 'light-dark(var(--sunken), var(--surface))';

/** The editor in preview: line length, headings, hanging indents and margin signs. */
export const previewTheme = EditorView.theme({
  '.cm-scroller': {
    fontFamily: 'var(--font-text)',
    fontVariantLigatures: 'normal',
    fontSize: '18px',
    lineHeight: 'var(--lh-text)',
    containerType: 'inline-size',
    paddingLeft: 'var(--scroll-bar, 0)',
  },
  // In the margin, so that showing authors does not move the text.
  '.cm-gutters': { width: '0' },
  '.cm-content': {
    width: '100%',
    maxWidth: 'calc(var(--measure) + 48px)',
    margin: '0 auto',
    '--side': '24px',
    padding: '24px var(--side) 160px',
    boxSizing: 'border-box',
    overflowWrap: 'break-word',
    counterReset: 'katexEqnNo mmlEqnNo',
  },
  // In the flow, these empty images beside hidden marks would allow a line break between a link and its comma.
  '.cm-widgetBuffer': { position: 'absolute' },
  '.cm-blank': { lineHeight: '1', fontSize: '16px' },
  '.cm-mark': { color: 'var(--mark)', fontWeight: '400', fontStyle: 'normal', textDecoration: 'none' },
  '.cm-address-chip': { cursor: 'pointer' },
  '.cm-address-chip svg': {
    width: '.8em',
    height: '.8em',
    verticalAlign: '-.08em',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.cm-url, .cm-attributes': {
    font: '400 .84em var(--font-code)',
    fontVariantLigatures: 'none',
    overflowWrap: 'anywhere',
    letterSpacing: '0',
  },

  '.cm-heading': { fontWeight: '560', letterSpacing: '-.01em' },
  '.cm-heading .cm-attributes': { fontSize: '14px' },
  '.cm-h1': { fontSize: '200%', lineHeight: '1.25', letterSpacing: '-.015em', paddingTop: '20px' },
  '.cm-h2': { fontSize: '170%', lineHeight: '1.3', paddingTop: '16px' },
  '.cm-h3': { fontSize: '120%', lineHeight: '1.4', paddingTop: '8px' },
  '.cm-h4, .cm-h5, .cm-h6': { fontSize: '100%', paddingTop: '4px' },
  // Text directly below lacks the blank line that would be the spacing.
  '.cm-heading-close': { paddingBottom: '10px' },
  '.cm-setext': { fontSize: '12px', lineHeight: '1', paddingTop: '0', letterSpacing: '0', overflow: 'hidden' },

  '.cm-unbroken': { whiteSpace: 'pre' },
  '.cm-em': { fontStyle: 'italic' },
  '.cm-strong': { fontWeight: '650' },
  '.cm-strike': { textDecoration: 'line-through' },
  '.cm-highlight, mark': {
    backgroundColor: 'var(--found)',
    color: 'inherit',
    borderRadius: '2px',
  },
  '.cm-sup, .cm-fn-ref, .cm-footnote-label': { verticalAlign: 'super', fontSize: '.72em', lineHeight: '0' },
  '.cm-sub': { verticalAlign: 'sub', fontSize: '.72em', lineHeight: '0' },
  '.cm-smallcaps': { fontVariantCaps: 'small-caps' },
  '.cm-underline': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '.cm-code': {
    font: '400 .84em var(--font-code)',
    fontVariantLigatures: 'none',
    backgroundColor: CODE_GROUND,
    borderRadius: '4px',
    padding: '.1em .18em',
    boxDecorationBreak: 'clone',
    lineHeight: '1',
  },
  '.cm-link': {
    color: 'var(--accent)',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, var(--accent) 40%, transparent)',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '.cm-raw': { font: '400 .84em var(--font-code)', color: 'var(--muted)' },
  '.cm-comment': { color: 'var(--muted)', fontStyle: 'italic' },
  // Text hidden from exports has broken lines: a rule beside a paragraph, an underline within one.
  '.cm-hidden-text': { color: 'var(--muted)', fontStyle: 'italic' },
  '.cm-line:not(.cm-hidden-lines) > .cm-hidden-text': {
    textDecoration: 'underline dashed var(--line-control) 1px',
    textUnderlineOffset: '4px',
  },
  '.cm-hidden-lines': { position: 'relative' },
  '.cm-hidden-lines::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '-14px',
    borderInlineStart: '2px dashed var(--line-control)',
    pointerEvents: 'none',
  },
  // In the margin, taking no space in the line.
  '.cm-runs-on, .cm-breaks': { position: 'relative' },
  // Drawn in CSS, as not every font has these glyphs: a blank, and a return arrow.
  '.cm-runs-on::after, .cm-breaks::after': {
    content: '""',
    position: 'absolute',
    marginLeft: '4px',
    border: '1px solid var(--mark)',
    pointerEvents: 'none',
  },
  '.cm-runs-on::after': { width: '8px', height: '4px', marginTop: '1.05em', borderTop: '0' },
  '.cm-breaks::after': { width: '7px', height: '8px', marginTop: '.75em', borderTop: '0', borderLeft: '0' },

  '.cm-bullet, .cm-list-mark': {
    display: 'inline-block',
    minWidth: '1.5em',
    textIndent: '0',
    boxSizing: 'border-box',
    whiteSpace: 'pre',
  },
  '.cm-bullet': { color: 'var(--muted)', paddingInlineStart: '.35em' },
  '.cm-list-mark': { color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' },
  '.cm-task': {
    ...checkBox,
    margin: '0 .22em 0 -3px',
    verticalAlign: '-.3em',
    textIndent: '0',
  },
  '.cm-task:checked': checkBoxOn,
  '.cm-task:checked::before': checkBoxTick,
  '.cm-task:disabled': { cursor: 'default' },
  '.cm-task-done': { color: 'var(--muted)' },

  '.cm-quote': {
    '--inset': '18px',
    borderInlineStart: '3px solid var(--line-btn)',
    paddingInlineStart: 'var(--inset)',
    color: 'var(--ink-2)',
  },
  '.cm-rule': {
    display: 'inline-block',
    width: '100%',
    height: '1.65em',
    verticalAlign: 'bottom',
    background: 'linear-gradient(var(--line-btn), var(--line-btn)) center / 100% 1px no-repeat',
  },
  '.cm-callout, .cm-div': {
    '--callout': 'var(--line-control)',
    '--callout-soft': 'var(--sunken)',
    '--inset': '18px',
    borderInlineStart: '3px solid var(--callout)',
    paddingInlineStart: 'var(--inset)',
  },
  '.cm-callout': { backgroundColor: 'var(--callout-soft)' },
  '.cm-callout-first': { paddingTop: '4px', borderRadius: '0 var(--radius-sm) 0 0' },
  '.cm-callout-last': { paddingBottom: '6px', borderRadius: '0 0 var(--radius-sm) 0' },
  ...callout('note', 'accent'),
  ...callout('tip', 'success'),
  ...callout('important', 'accent'),
  ...callout('warning', 'warning'),
  ...callout('caution', 'danger'),
  '.cm-callout-label': { font: '600 13px/24px var(--font-ui)', color: 'var(--callout, var(--muted))' },
  '.cm-div-end': { fontSize: '12px', lineHeight: '1', paddingBottom: '4px' },

  // Inside quotes and divs, whose inset is added.
  '.cm-item': { paddingInlineStart: 'calc(var(--depth) * 1.5em + var(--inset, 0px))', textIndent: '-1.5em' },
  '.cm-item-more': { paddingInlineStart: 'calc(var(--depth) * 1.5em + var(--inset, 0px))' },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((depth) =>
      [`.cm-item-${depth}`, `.cm-item-more-${depth}`].map((name) => [name, { '--depth': String(depth) }]),
    ),
  ),

  '.cm-code-block': {
    font: '400 14.5px/1.6 var(--font-code)',
    fontVariantLigatures: 'none',
    backgroundColor: CODE_GROUND,
    padding: '0 16px',
    // Regardless of the letters in its strings and comments.
    direction: 'ltr',
  },
  '.cm-code-first': { position: 'relative', paddingTop: '6px', borderRadius: 'var(--radius-sm) var(--radius-sm) 0 0' },
  '.cm-code-last': { paddingBottom: '6px', borderRadius: '0 0 var(--radius-sm) var(--radius-sm)' },
  '.cm-code-first.cm-code-last': { borderRadius: 'var(--radius-sm)' },
  '.cm-code-fence': { fontSize: '12px', lineHeight: '20px' },
  '.cm-copy-code': {
    position: 'absolute',
    top: '3px',
    right: '6px',
    display: 'inline-flex',
    padding: '5px',
    color: 'var(--muted)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    cursor: 'pointer',
  },
  '.cm-copy-code:hover': { color: 'var(--ink)', backgroundColor: 'var(--hover)' },
  '.cm-copy-code:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-copy-code svg': {
    width: '14px',
    height: '14px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinejoin: 'round',
  },
  '@media (pointer: coarse)': {
    '.cm-copy-code': { padding: '15px', top: '-8px', right: '-4px' },
  },
  '.cm-code-info': { font: '400 12px/20px var(--font-ui)', color: 'var(--muted)' },

  // Smaller than the title above them.
  '@container (max-width: 800px)': {
    '.cm-h1': { fontSize: '178%' },
    '.cm-h2': { fontSize: '152%' },
  },
  '@container (max-width: 480px)': {
    '.cm-content': { fontSize: '17px', '--side': '20px', padding: '16px var(--side) 120px' },
    '.cm-h1': { fontSize: '28px' },
    '.cm-h2': { fontSize: '23px' },
    '.cm-h3': { fontSize: '19px' },
    '.cm-hidden-lines::before': { insetInlineStart: '-10px' },
  },
});
