import { expect, test } from 'vitest';
import { showPlace } from './shown-place.ts';

test.each([
  ['. ¶ Figures ¶ [picture] ¶ Figure 1. Example. ¶', 'Figures … [picture] … Figure 1. Example.'],
  ['the whole of', 'the whole of'],
  ['.', ''],
  ['', ''],
])('the place “%s” is shown as “%s”', (near, shown) => {
  expect(showPlace(near)).toBe(shown);
});
