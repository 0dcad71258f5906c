import { defineTexts } from '../define-texts.tsx';

/** An image shown by itself. */
export const { t } = defineTexts('imageViewer', {
  fit: 'Fit to window',
  printedSize: 'Size in print',
  printed: '{width, number} × {height, number} cm at {dpi, number} dpi',
  actualSize: 'Actual size',
  imageOf: '{number} of {count}',
  next: 'Next image',
  previous: 'Previous image',
});
