import { expect, test } from 'vitest';
import { findMiddleSquare, fitPicture, pickImageType } from './scale-picture.ts';

test('the longer side becomes 300, keeping the aspect ratio', () => {
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

test('the initial selection is the largest centred square', () => {
  expect(findMiddleSquare(400, 200)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(findMiddleSquare(100, 400)).toEqual({ x: 0, y: 0.375, width: 1, height: 0.25 });
  expect(findMiddleSquare(64, 64)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
