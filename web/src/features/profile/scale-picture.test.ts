import { expect, test } from 'vitest';
import { fitPicture, pickImageType } from './scale-picture.ts';

test('the longer side becomes 300, the aspect stays', () => {
  expect(fitPicture(1200, 600)).toEqual({ width: 300, height: 150 });
  expect(fitPicture(600, 1200)).toEqual({ width: 150, height: 300 });
  expect(fitPicture(9000, 3)).toEqual({ width: 300, height: 1 });
});

test('a picture that fits keeps its size', () => {
  expect(fitPicture(300, 300)).toEqual({ width: 300, height: 300 });
  expect(fitPicture(20, 10)).toEqual({ width: 20, height: 10 });
});

test('the type follows the name', () => {
  expect(pickImageType('Me.JPG')).toBe('image/jpeg');
  expect(pickImageType('me.jpeg')).toBe('image/jpeg');
  expect(pickImageType('me.png')).toBe('image/png');
  expect(pickImageType('jpg')).toBe('image/png');
});
