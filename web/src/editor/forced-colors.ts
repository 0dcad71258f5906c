import { Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Forced-colours mode removes backgrounds: convey what they alone show in another way. */
export const forcedColors = Prec.highest(
  EditorView.theme({
    '@media (forced-colors: active)': {
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
        forcedColorAdjust: 'none',
        backgroundColor: 'color-mix(in srgb, Highlight 45%, Canvas)',
        outline: '1px solid Highlight',
      },
      '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'CanvasText' },
      '.cm-searchMatch, .cm-selectionMatch, .cm-highlight, mark': { outline: '1px dashed' },
      '.cm-searchMatch.cm-searchMatch-selected': { outline: '2px solid Highlight' },
      '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { outline: '1px solid' },
      '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { outline: '1px dashed' },
      '.cm-task, .cm-tf-check': {
        appearance: 'auto',
        width: '18px',
        height: '18px',
        border: 'none',
        margin: '0 .5em 0 0',
      },
      '.cm-task:checked::before, .cm-tf-check:checked::before': { content: 'none' },
      '.cm-person-selection': { textDecoration: 'underline dotted 2px', textUnderlineOffset: '4px' },
      '.cm-person-flag': { outline: '1px solid' },
      '.cm-code, .cm-size-badge': { outline: '1px solid CanvasText' },
      '.cm-link, .cm-cite, .cm-cite-source, .cm-fn-ref, .cm-footnote-label, .cm-fm-file': { color: 'LinkText' },
      '.cm-mark, .cm-placeholder': { color: 'GrayText' },
      '.cm-code-block': { borderInline: '1px solid CanvasText' },
      '.cm-code-first': { borderTop: '1px solid CanvasText' },
      '.cm-code-last': { borderBottom: '1px solid CanvasText' },
      '.cm-rule': { forcedColorAdjust: 'none', backgroundImage: 'linear-gradient(CanvasText, CanvasText)' },
      '.cm-menu button:focus': { outline: '2px solid Highlight' },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected] *': { color: 'HighlightText' },
    },
  }),
);
