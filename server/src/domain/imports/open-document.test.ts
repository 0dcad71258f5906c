import { expect, test } from 'vitest';
import { unlinkPictures } from './open-document.ts';

test('a linked picture loses its link', () => {
  const frame = '<draw:frame draw:name="a"><draw:image xlink:href="Pictures/a.png"/></draw:frame>';
  expect(unlinkPictures(`<text:p><draw:a xlink:href="http://a.b/">${frame}</draw:a> and</text:p>`)).toBe(
    `<text:p>${frame} and</text:p>`,
  );
  expect(unlinkPictures('<draw:area/>')).toBe('<draw:area/>');
});
