import { EditorView } from '@codemirror/view';

/** Position of an edge's shadow: as high as the box, minus what is above and below the table. */
const EDGE = 'bottom var(--edge-under, 0px) / 10px calc(100% - var(--edge-over, 0px) - var(--edge-under, 0px))';

/** Tables, drawn or edited in place. */
export const tableTheme = EditorView.theme({
  '.cm-table-box, .cm-grid-box': {
    padding: '4px 0 8px',
    overflowX: 'auto',
    cursor: 'text',
    containerType: 'inline-size',
    '--edge-over': '4px',
    '--edge-under': '8px',
  },
  // A shadow at each edge beyond which it continues: its cover moves with the content, the shadow does not.
  '.cm-table-box, .cm-grid-box, .cm-math-display': {
    background: [
      'linear-gradient(to right, var(--bg) 50%, transparent) left / 36px 100% no-repeat local',
      'linear-gradient(to left, var(--bg) 50%, transparent) right / 36px 100% no-repeat local',
      `linear-gradient(to right, var(--edge), transparent) left ${EDGE} no-repeat scroll`,
      `linear-gradient(to left, var(--edge), transparent) right ${EDGE} no-repeat scroll`,
    ].join(', '),
    // In the dark, where a shadow alone hardly shows, with a line.
    '--edge':
      'light-dark(rgb(22 23 26 / 8%), var(--line-btn)) 1px, light-dark(rgb(22 23 26 / 8%), rgb(0 0 0 / 55%)) 1px',
  },
  // Beside the rows, not beside the caption.
  '.cm-table-box:has(caption), .cm-grid-box:has(.cm-grid-caption)': { '--edge-over': '34px' },
  '.cm-table': {
    width: 'max-content',
    // As wide as its cells, like the printed one: short columns are read together.
    minWidth: 'min(100%, 280px)',
    borderCollapse: 'collapse',
    fontSize: '15.5px',
    lineHeight: '22px',
    borderTop: '1.5px solid var(--ink)',
    borderBottom: '1.5px solid var(--ink)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-table caption, .cm-grid-caption': {
    captionSide: 'top',
    textAlign: 'left',
    padding: '0 0 8px',
    fontSize: '15px',
    color: 'var(--ink-2)',
  },
  // However long it is, the table is as wide as its cells.
  '.cm-table caption': { contain: 'inline-size' },
  // Within the column, however wide the table is.
  '.cm-table-caption-text, .cm-grid-caption': { display: 'block', position: 'sticky', left: '0', maxWidth: '100cqi' },
  '.cm-table-caption-text': { width: 'max-content' },
  '.cm-table th, .cm-table td, .cm-cell': {
    minWidth: '2.5em',
    maxWidth: '32ch',
    height: '22px',
    padding: '7px clamp(20px, 5cqi, 32px) 7px 0',
    borderBottom: '1px solid var(--line)',
    textAlign: 'left',
    lineHeight: '22px',
    verticalAlign: 'top',
    // Overrides the style of tables in the product's lists.
    whiteSpace: 'inherit',
    overflowWrap: 'anywhere',
  },
  '.cm-table th, .cm-grid-head .cm-cell': {
    fontWeight: '600',
    fontSize: '15px',
    color: 'var(--ink)',
    borderBottom: '1px solid var(--ink-2)',
    verticalAlign: 'bottom',
  },
  '.cm-table th:last-child, .cm-table td:last-child, .cm-cell:last-child': { paddingRight: '0' },
  '.cm-table tr:last-child td, .cm-grid-row:last-child .cm-cell': { borderBottom: 'none' },
  '.cm-table .cm-align-right': { textAlign: 'right' },
  '.cm-table .cm-align-center': { textAlign: 'center' },
  // A table drawn from its own lines, with the caret in it.
  '.cm-grid': { display: 'table' },
  '.cm-grid-caption': { paddingTop: '4px', lineHeight: '22px', cursor: 'text' },
  '.cm-grid-captioned': { paddingTop: '0' },
  '.cm-grid-row, .cm-grid-rule': { display: 'table-row' },
  '.cm-cell': { display: 'table-cell' },
  // The separator between two cells belongs to both.
  '.cm-cell .cm-cell': { display: 'inline', padding: '0', border: 'none' },
  // Gives the caret in an empty cell a line; allows no line break.
  '.cm-cell::after': { content: '"\\2060" / ""' },
  '.cm-cell-empty > .cm-widgetBuffer': { position: 'static' },
  '.cm-cell-selected': { backgroundColor: 'color-mix(in srgb, var(--accent) 24%, transparent)' },
  '&.cm-selects-cells > .cm-scroller > .cm-selectionLayer': { display: 'none' },
  '.cm-table-bar': {
    position: 'absolute',
    zIndex: '6',
    display: 'flex',
    padding: '2px',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    // Low: the first row is right below.
    boxShadow: '0 1px 3px rgb(0 0 0 / 10%)',
  },
  '.cm-table-bar button': {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    padding: '0',
    color: 'var(--ink-2)',
    background: 'none',
    border: 'none',
    borderRadius: 'var(--radius-sm)',
    cursor: 'pointer',
  },
  // As the format bar below it.
  '.cm-table-bar[data-docked]': {
    justifyContent: 'space-around',
    borderWidth: '1px 0 0',
    borderRadius: '0',
    boxShadow: 'none',
    backgroundColor: 'var(--bg)',
  },
  // On touch screens, the button would keep its colour until another is tapped.
  '@media (hover: hover)': {
    '.cm-table-bar button:hover': { color: 'var(--ink)', backgroundColor: 'var(--hover-raised)' },
  },
  '.cm-table-bar button:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-table-bar svg': {
    width: '18px',
    height: '18px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // On a narrow phone the eight buttons have the width of the window.
  '@media (pointer: coarse)': { '.cm-table-bar button': { width: 'min(44px, 12.5vw - 2px)', height: '44px' } },
  '.cm-table-source': { font: '400 14.5px/1.6 var(--font-code)', fontVariantLigatures: 'none', whiteSpace: 'pre-wrap' },
  '.cm-table-caption': { fontSize: '15px', color: 'var(--ink-2)' },
});
