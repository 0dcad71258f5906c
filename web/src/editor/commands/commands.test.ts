import { describe, expect, test } from 'vitest';
import { continueMarkup, deleteMarkup } from './continue-markup.ts';
import { insertFootnote, selectFootnote } from './footnote.ts';
import { insertCodeBlock, insertMathBlock, insertTable } from './insert-block.ts';
import { cycleHeading, setHeading, toggleBulletList, toggleOrderedList, toggleQuote, toggleTaskList } from './lines.ts';
import { describeLink } from './link.ts';
import { indentList, outdentList, renumberList } from './list.ts';
import { readMarked, runMarked, writeMarked } from './marked-text.ts';
import { alignRows, alignTable, moveCell, moveRow } from './table.ts';
import { inlineStyles, toggleInline } from './toggle-inline.ts';

const { bold, italic, code, comment, highlight, math } = inlineStyles;

describe('inline marks', () => {
  test.each([
    ['the selection', bold, 'a ‹word› b', 'a **‹word›** b'],
    ['the word at the caret', bold, 'a wo¦rd b', 'a **wo¦rd** b'],
    ['nothing yet', bold, 'a ¦ b', 'a **¦** b'],
    ['removed again', bold, 'a **‹word›** b', 'a ‹word› b'],
    ['removed at the caret', bold, 'a **wo¦rd** b', 'a wo¦rd b'],
    ['left at its end', bold, 'a **word¦** b', 'a **word**¦ b'],
    ['left at the end of code', code, 'a `word¦`', 'a `word`¦'],
    ['spaces stay outside', italic, 'a‹ word ›b', 'a *‹word›* b'],
    ['bold in italic', bold, '*a ‹word› b*', '*a **‹word›** b*'],
    ['code', code, '‹x = 1›', '`‹x = 1›`'],
    ['a formula leaves the word before it', math, 'the angle¦ is', 'the angle$¦$ is'],
    ['a formula leaves the word around it', math, 'an¦gle', 'an$¦$gle'],
    ['a formula of the selection', math, 'the ‹x› is', 'the $‹x›$ is'],
    ['highlight', highlight, '‹x›', '==‹x›=='],
    ['a comment', comment, 'a ‹word› b', 'a <!-- ‹word› --> b'],
    ['a comment removed', comment, 'a <!-- wo¦rd --> b', 'a wo¦rd b'],
    ['two paragraphs get marks each', bold, '‹one\n\ntwo›', '**‹one**\n\n**two›**'],
    ['list marks stay outside', bold, '‹- one\n\n- two›', '‹- **one**\n\n- **two›**'],
  ])('%s', (_name, style, before, after) => {
    expect(runMarked(toggleInline(style), before)).toBe(after);
  });
});

describe('lines', () => {
  test.each([
    ['heading', setHeading(2), 'te¦xt', '## te¦xt'],
    ['heading again is text', setHeading(2), '## te¦xt', 'te¦xt'],
    ['another level', setHeading(3), '# te¦xt', '### te¦xt'],
    ['one level deeper', cycleHeading, '## te¦xt', '### te¦xt'],
    ['the fourth level is followed by text', cycleHeading, '#### te¦xt', 'te¦xt'],
    ['bullets', toggleBulletList, '‹a\nb›', '- ‹a\n- b›'],
    ['bullets removed', toggleBulletList, '- ‹a\n- b›', '‹a\nb›'],
    ['numbers instead of bullets', toggleOrderedList, '‹- a\n- b›', '‹1. a\n2. b›'],
    ['tasks', toggleTaskList, 'a¦', '- [ ] a¦'],
    ['tasks from bullets in a quote', toggleTaskList, '> - a¦', '> - [ ] a¦'],
    ['tasks removed', toggleTaskList, '- [x] a¦', 'a¦'],
    ['quote', toggleQuote, '‹a\n\nb›', '> ‹a\n> \n> b›'],
    ['quote removed', toggleQuote, '> a¦', 'a¦'],
  ])('%s', (_name, command, before, after) => {
    const result = runMarked(command, before);
    // The selection may or may not include the marks before it; only the text matters.
    const bare = (text: string | null): string | undefined => text?.replace(/[‹›]/g, '');
    expect(bare(result)).toBe(bare(after));
  });
});

describe('continuing lists', () => {
  test.each([
    ['bullet', '- a¦', '- a\n- ¦'],
    ['in the middle', '- a¦b', '- a\n- ¦b'],
    ['number, the following renumbered', '1. a¦\n2. b\n3. c', '1. a\n2. ¦\n3. b\n4. c'],
    ['task', '- [x] a¦', '- [x] a\n- [ ] ¦'],
    ['nested', '- a\n    - b¦', '- a\n    - b\n    - ¦'],
    ['quote', '> a¦', '> a\n> ¦'],
    ['list in a quote', '> - a¦', '> - a\n> - ¦'],
    ['empty item ends the list', '- a\n- ¦', '- a\n\n¦'],
    ['empty item ends the list, what follows stays a list', '- a\n- ¦\n- b', '- a\n\n¦\n\n- b'],
    ['empty item in a quote ends the list', '> - a\n> - ¦', '> - a\n>\n> ¦'],
    ['empty nested item is outdented', '- a\n    - b\n    - ¦', '- a\n    - b\n- ¦'],
    ['empty quote line ends the quote', '> a\n> ¦', '> a\n\n¦'],
    ['two of them', '> a\n>\n> ¦', '> a\n\n¦'],
    ['in a div', '::: n\n> a\n> ¦\n:::', '::: n\n> a\n\n¦\n\n:::'],
    ['in the middle of a quote', '> a\n> ¦\n> b', '> a\n\n¦\n\n> b'],
    ['a nested quote continues in the outer one', '> > a\n> > ¦', '> > a\n>\n> ¦'],
    ['numbers after an ended item', '1. a\n2. ¦\n3. b', '1. a\n\n¦\n\n2. b'],
    ['continuation line of an item', '- a\n  b¦', '- a\n  b\n  ¦'],
  ])('%s', (_name, before, after) => {
    expect(runMarked(continueMarkup, before)).toBe(after);
  });

  test.each(['text¦', '¦- a', '```\n- a¦\n```', '---\nx:\n- a¦\n---\n'])('not in %j', (before) => {
    expect(runMarked(continueMarkup, before)).toBeNull();
  });

  test.each([
    ['- ¦a', '¦a'],
    ['> ¦a', '¦a'],
    ['- [ ] ¦a', '- ¦a'],
    ['- a\n    - ¦b', '- a\n\n    ¦b'],
    ['- a\n- ¦b\n- c', '- a\n\n¦b\n\n- c'],
    ['> a\n> ¦b\n> c', '> a\n\n¦b\n\n> c'],
  ])('Backspace in %j', (before, after) => {
    expect(runMarked(deleteMarkup, before)).toBe(after);
  });

  test.each([
    ['in', indentList, '- a\n- b¦', '- a\n  - b¦'],
    ['in, under a number', indentList, '1. a\n2. b¦\n3. c', '1. a\n   1. b¦\n2. c'],
    ['the first item cannot go in', indentList, '- a¦', '- a¦'],
    ['out', outdentList, '- a\n  - b¦', '- a\n- b¦'],
    ['renumbers', renumberList, '1. a¦\n1. b\n7. c', '1. a¦\n2. b\n3. c'],
  ])('%s', (_name, command, before, after) => {
    expect(runMarked(command, before)).toBe(after);
  });
});

describe('links and footnotes', () => {
  const link = (marked: string, clipboard = '', image = false): string =>
    writeMarked(readMarked(marked).update(describeLink(readMarked(marked), image, clipboard)).state);

  test.each([
    ['the selection is the text', 'a ‹word›', '', 'a [word](¦)'],
    ['a URL from the clipboard', 'a ‹word›', 'https://x.org', 'a [word](https://x.org)¦'],
    ['a selected URL', '‹https://x.org›', '', '[¦](https://x.org)'],
    ['other clipboard content is ignored', 'wo¦rd', 'some text', '[word](¦)'],
  ])('%s', (_name, before, clipboard, after) => {
    expect(link(before, clipboard)).toBe(after);
  });

  test('an image', () => {
    expect(link('a ¦', '', true)).toBe('a ![¦]()');
  });

  test.each([
    ['the first', 'text¦', 'text[^1]\n\n[^1]: ¦'],
    ['the second after the first', 'a[^1] b¦\n\n[^1]: One', 'a[^1] b[^2]\n\n[^1]: One\n[^2]: ¦'],
    [
      'one in front renumbers the others',
      'a¦ b[^1] c[^2]\n\n[^1]: One\n[^2]: Two',
      'a[^1] b[^2] c[^3]\n\n[^2]: One\n[^3]: Two\n\n[^1]: ¦',
    ],
    ['labels with names are left alone', 'a[^x] b¦\n\n[^x]: X', 'a[^x] b[^1]\n\n[^x]: X\n\n[^1]: ¦'],
  ])('a footnote: %s', (_name, before, after) => {
    expect(runMarked(insertFootnote, before)).toBe(after);
  });
});

describe('blocks', () => {
  test('a table surrounded by blank lines', () => {
    expect(runMarked(insertTable, 'a\n¦\nb')).toMatch(/^a\n\n\| ‹Column 1› \|[\s\S]*\|\n\nb$/);
  });
  test('code around a selection that contains fences', () => {
    expect(runMarked(insertCodeBlock, '‹```x```›')).toBe('````\n‹```x```›\n````\n');
  });
  test('a formula', () => {
    expect(runMarked(insertMathBlock, '¦')).toBe('$$\n¦\n$$\n');
  });
});

describe('tables', () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |';

  test.each([
    ['next cell', moveCell(1), '| a¦ | b |\n|---|--:|\n| 1 | 2 |', '| a | ‹b› |\n|---|--:|\n| 1 | 2 |'],
    ['over the rule', moveCell(1), '| a | b¦ |\n|---|--:|\n| 1 | 2 |', '| a | b |\n|---|--:|\n| ‹1› | 2 |'],
    ['back', moveCell(-1), '| a | b |\n|---|--:|\n| ¦1 | 2 |', '| a | ‹b› |\n|---|--:|\n| 1 | 2 |'],
    ['below', moveRow, '| a | b¦ |\n|---|--:|\n| 1 | 2 |', '| a | b |\n|---|--:|\n| 1 | ‹2› |'],
  ])('%s', (_name, command, before, after) => {
    expect(runMarked(command, before)).toBe(after);
  });

  test('Tab after the last cell adds a row', () => {
    expect(runMarked(moveCell(1), `${table.slice(0, -3)}2¦ |`.replace('2 2', '2'))).toMatch(/\n\| {1,}¦? *\|.*\|$/);
  });

  test('Enter in the last row adds a row; in an empty one it leaves the table', () => {
    const grown = runMarked(moveRow, '| a | b |\n|---|---|\n| 1¦ | 2 |')!;
    expect(grown.split('\n')).toHaveLength(4);
    expect(grown.replace('¦', '').split('\n')[3]).toMatch(/^\| +\| +\|$/);
    expect(runMarked(moveRow, grown)!.replace('¦', '')).toBe('| a | b |\n|---|---|\n| 1 | 2 |\n\n');
  });

  test('does nothing outside a table', () => {
    expect(runMarked(moveCell(1), 'a¦')).toBeNull();
    expect(runMarked(moveRow, 'a¦')).toBeNull();
    expect(runMarked(alignTable, 'a¦')).toBeNull();
  });

  test('aligns by display width', () => {
    expect(alignRows(['a|b|c', ':-|:-:|-:', '日本|x|10', 'é\\|e|longer|1'])).toEqual([
      '| a    |   b    |  c |',
      '|:-----|:------:|---:|',
      '| 日本 |   x    | 10 |',
      '| é\\|e | longer |  1 |',
    ]);
  });

  test('aligning again changes nothing, and the caret stays in its cell', () => {
    const once = runMarked(alignTable, '|a|b|\n|-|-:|\n|long cell|2¦|')!;
    expect(once).toBe('| a         | b |\n|-----------|--:|\n| long cell | 2¦ |');
    expect(runMarked(alignTable, once)).toBe(once);
  });
});

describe('deleting a footnote reference selects it first', () => {
  test.each([
    ['Backspace after it', selectFootnote(-1), 'a[^1]¦ b', 'a‹[^1]› b'],
    ['Delete before it', selectFootnote(1), 'a¦[^1] b', 'a‹[^1]› b'],
    ['not elsewhere', selectFootnote(-1), 'a[^1] ¦b', null],
    ['not in its label', selectFootnote(-1), 'a[^1¦] b', null],
    ['not a second time', selectFootnote(-1), 'a‹[^1]› b', null],
  ])('%s', (_name, command, before, after) => {
    expect(runMarked(command, before)).toBe(after);
  });
});
