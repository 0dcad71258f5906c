import { expect, test } from 'vitest';
import { explainFailure } from './failures.ts';
import { locate } from './locate.ts';

const inputs = [{ name: 'a.md', text: '# One\n\nText \\foobar{x}\n\n\\input{/etc/passwd}\n\n\\usepackage{nowhere}\n' }];
const explain = (failure: string) => explainFailure(failure, inputs, new Map(), (needle) => locate(inputs, needle));

test.each([
  [
    'Error producing PDF.\n! Undefined control sequence.\nl.58 Text \\foobar\n',
    3,
    'near “Text \\foobar”: Undefined control sequence. Correct',
  ],
  [
    '/usr/bin/xelatex: Not reading from /etc/passwd (openin_any = p).\nError producing PDF.\n! Emergency stop.\n',
    5,
    'reads /etc/passwd, which is not a file of this export. Put',
  ],
  [
    "Error producing PDF.\n! LaTeX Error: File `nowhere.sty' not found.\n\nType X to quit or <RETURN> to proceed,\n",
    7,
    'needs nowhere.sty, which is not on this server. Do without it',
  ],
])('LaTeX’s messages become a place and advice: %s', (said, line, words) => {
  const told = explain(said);
  expect(told.message).toContain(words);
  expect(told).toMatchObject({ level: 'error', file: 'a.md', line });
});
