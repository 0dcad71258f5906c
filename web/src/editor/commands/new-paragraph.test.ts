import type { StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { continueMarkup, deleteMarkup } from './continue-markup.ts';
import { runMarked } from './marked-text.ts';
import { beginParagraph, breakLine, joinParagraphs } from './new-paragraph.ts';

/** In keymap order: the first command that applies. */
function press(...commands: readonly StateCommand[]): (marked: string, prose?: boolean) => string | null {
  return (marked, prose = true) => {
    for (const command of commands) {
      const result = runMarked(command, marked, prose);
      if (result !== null) return result;
    }
    return null;
  };
}

const enter = press(continueMarkup, beginParagraph);
const backspace = press(joinParagraphs, deleteMarkup);
const shiftEnter = press(breakLine);

describe('Enter in prose starts a paragraph', () => {
  test.each([
    ['at its end', 'text¦', 'text\n\n¦'],
    ['trailing blanks are dropped', 'text  ¦', 'text\n\n¦'],
    ['within it', 'one¦two', 'one\n\n¦two'],
    ['between words', 'one ¦two', 'one \n\n¦two'],
    ['before a blank', 'one¦ two', 'one \n\n¦two'],
    ['instead of a selection', 'one ‹two› three', 'one  \n\n¦three'],
    ['at the end of one of its lines', 'one¦\ntwo', 'one\n\n¦two'],
    ['at the start of one of its lines', 'one\n¦two', 'one\n\n¦two'],
    ['after a heading', '# Title¦', '# Title\n\n¦'],
    ['after a heading with text below', '# Title¦\ntext', '# Title\n\n¦\n\ntext'],
    ['in a quote', '> one¦', '> one\n>\n> ¦'],
    ['within a quote', '> one¦two', '> one\n>\n> ¦two'],
    ['in an item with more paragraphs', '- a\n\n  more¦', '- a\n\n  more\n\n  ¦'],
    ['and the second one leaves the item', '- a\n\n  more\n\n  ¦', '- a\n\n  more\n\n¦'],
    ['an item is still followed by an item', '- a¦', '- a\n- ¦'],
    ['in a div', '::: n\ntext¦\n:::', '::: n\ntext\n\n¦\n:::'],
    ['and the second one leaves the div', '::: n\ntext\n\n¦\n:::', '::: n\ntext\n:::\n\n¦'],
    ['after a div', '::: n\ntext\n:::¦', '::: n\ntext\n:::\n\n¦'],
    ['after code', '```\nx\n```¦', '```\nx\n```\n\n¦'],
    ['after a formula', '$$\nx\n$$¦', '$$\nx\n$$\n\n¦'],
    ['after the front matter', '---\ntitle: x\n---¦', '---\ntitle: x\n---\n\n¦'],
    ['a footnote continues', '[^1]: One¦\n[^2]: Two', '[^1]: One\n\n    ¦\n\n[^2]: Two'],
    ['and the second one leaves the footnote', '[^1]: One\n\n    ¦\n\n[^2]: Two', '[^1]: One\n\n¦\n\n[^2]: Two'],
  ])('%s', (_name, before, after) => {
    expect(enter(before)).toBe(after);
  });

  test.each([
    'between ¦blocks'.replace('between ', 'a\n\n').replace('blocks', '\n\nb'),
    '```\nco¦de\n```',
    '```js¦',
    '---\ntitle: x¦\n---\n',
    '---¦',
    '---¦# Heading',
    '---\ntitle: x¦',
    '---\ntitle: x\nauthor: y¦\n# Heading',
    '$$¦',
    '$$\na¦\n$$',
    '\\begin{align}\na¦\n\\end{align}',
    '| a | b |¦',
    'a | b¦',
    '| line¦',
    '<!-- a¦\nb -->',
    '    code¦',
    '[ref]: http://x.org¦',
    '::: note¦\ntext\n:::',
  ])('%j keeps the plain line', (before) => {
    expect(enter(before)).toBeNull();
  });

  test('when off, or in source mode, Enter starts a line', () => {
    expect(enter('text¦', false)).toBeNull();
    expect(enter('> text¦', false)).toBe('> text\n> ¦');
    expect(shiftEnter('text¦', false)).toBeNull();
    expect(backspace('one\n\n¦two', false)).toBeNull();
  });
});

describe('Backspace at the start of a paragraph joins it with the one above', () => {
  test.each(['one¦two', 'one ¦two', 'text¦', '> one¦two', '> text¦', '- a\n\n  one¦two', '# Title¦', 'text¦\n\nmore'])(
    'undoes what Enter did in %j',
    (before) => {
      expect(backspace(enter(before)!)).toBe(before);
    },
  );

  test.each([
    ['with an item', '- a\n\n¦b', '- a¦b'],
    ['with a quote', '> a\n\n¦b', '> a¦b'],
  ])('%s', (_name, before, after) => {
    expect(backspace(before)).toBe(after);
  });

  test.each(['a\n¦b', 'a\n\n\n¦b', '```\nx\n```\n\n¦b', 'a\n\n¦\nb', 'a\n\n¦# b', 'a\n\nb¦'])('not in %j', (before) => {
    expect(backspace(before)).toBeNull();
  });
});

describe('Shift+Enter breaks the line within the paragraph', () => {
  test.each([
    ['in prose', 'one ¦two', 'one\\\n¦two'],
    ['at the end', 'one¦', 'one\\\n¦'],
    ['in an item', '- one¦', '- one\\\n  ¦'],
    ['in a quote', '> one¦', '> one\\\n> ¦'],
  ])('%s', (_name, before, after) => {
    expect(shiftEnter(before)).toBe(after);
  });

  test.each(['# Title¦', '```\nx¦\n```', '| a |¦\n|---|\n| 1 |', '¦'])('not in %j', (before) => {
    expect(shiftEnter(before)).toBeNull();
  });
});
