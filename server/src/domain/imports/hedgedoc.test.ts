import { expect, test } from 'vitest';
import { tidyHedgeDoc } from './hedgedoc.ts';
import { Remarks } from './kinds.ts';

const tidy = (text: string): { text: string; remarks: string[] } => {
  const remarks = new Remarks();
  const made = tidyHedgeDoc(text, 'a.md', remarks);
  return { text: made, remarks: remarks.list.map(({ effect, place }) => `${effect} ${place}`) };
};

test.each([
  ['![A *b*](https://a.b/c.png =200x)', '![A *b*](https://a.b/c.png){width=200px}'],
  ['![](c.png =200x100) and ![](d.png   =x50)', '![](c.png){width=200px height=100px} and ![](d.png){height=50px}'],
  ['![](c.png =x)', '![](c.png)'],
  ['`![](c.png =200x)`', '`![](c.png =200x)`'],
  ['```\n![](c.png =200x)\n```\n', '```\n![](c.png =200x)\n```\n'],
  ['```\n![](c.png =200x)', '```\n![](c.png =200x)'],
  ['f(a =2x3)', 'f(a =2x3)'],
])('image sizes are written in pandoc’s notation: %s', (text, expected) => {
  expect(tidy(text)).toEqual({ text: expected, remarks: [] });
});

test('whatever only HedgeDoc shows is kept and reported with its line', () => {
  const text =
    '[TOC]\n\n```sequence\nA->B: hello\n```\n\n:::info\nText.\n:::\n\n{%youtube abc %}\n\n```js\n[TOC]\n```\n\nSee [TOC].\n';
  expect(tidy(text)).toEqual({ text, remarks: ['kept a.md, line 1', 'kept a.md, line 3', 'kept a.md, line 11'] });
});

test('hostile texts take linear time', () => {
  const started = process.cpuUsage();
  for (const part of ['```', '```\n', '![', '![](a ', '![]( =1x', '{% a', '`', '~~~\n', '[TOC]\n'])
    tidyHedgeDoc(part.repeat(30_000), 'a.md', new Remarks());
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
