import { expect, test } from 'vitest';
import { showReturn } from './show-return.ts';

const TEXT = `# Forests

We measured *4.2 degrees* in the northern plots during the whole of summer, and nothing else at all was written down.
`;
const at = (words: string): { from: number; to: number } => {
  const from = TEXT.indexOf(words);
  return { from, to: from + words.length };
};
const author = { name: 'Grace', at: null };

test('a change is shown with its context, cut between words', () => {
  const suggestions = [{ author, hunks: [{ ...at('the whole of'), insert: 'all' }] }];
  expect(showReturn(TEXT, { suggestions, threads: [] }, 9)).toEqual([
    {
      author: 'Grace',
      comment: null,
      parts: [
        { is: 'same', text: '… *4.2 degrees* in the northern plots during ' },
        { is: 'removed', text: 'the whole of' },
        { is: 'added', text: 'all' },
        { is: 'same', text: ' summer, and nothing else at all was written …' },
      ],
    },
  ]);
});

test('several places of one change are shown on one line', () => {
  const suggestions = [
    {
      author: null,
      hunks: [
        { ...at('4.2'), insert: '5' },
        { ...at('northern'), insert: 'western' },
      ],
    },
  ];
  const [shown] = showReturn(TEXT, { suggestions, threads: [] }, 9);
  expect(shown?.author).toBeNull();
  expect(shown?.parts.map(({ is, text }) => `${is} ${text}`)).toEqual([
    'same We measured *',
    'removed 4.2',
    'added 5',
    'same  degrees* in the ',
    'removed northern',
    'added western',
    'same  plots during the whole of summer, and nothing …',
  ]);
});

test('changes and comments are in text order, up to the limit', () => {
  const thread = (words: string) => ({
    anchor: at(words),
    text: words,
    quote: words,
    isResolved: false,
    comments: [
      { id: '1', author, text: 'Which one?', parent: null, isResolved: false },
      { id: '2', author: { name: '', at: null }, text: 'x'.repeat(900), parent: '1', isResolved: false },
    ],
  });
  const suggestions = [{ author, hunks: [{ ...at('nothing'), insert: '' }] }];
  const shown = showReturn(TEXT, { suggestions, threads: [thread('northern plots')] }, 3);
  expect(shown.map(({ comment }) => comment?.slice(0, 3) ?? null)).toEqual(['Whi', 'xxx', null]);
  expect(shown[1]?.author).toBeNull();
  expect(shown[1]?.comment).toHaveLength(401);
  expect(showReturn(TEXT, { suggestions, threads: [thread('northern plots')] }, 1)).toHaveLength(1);
});
