import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { markdown } from '../languages/markdown.ts';
import { type Labels, labelsOf, noteNumberAt, noteNumberOf, readLabels, referenceText } from './labels.ts';
import { livePreview } from './preview.ts';
import { settle } from './shown-text.ts';

const text = `# Head {#sec:a}

Plain words before it.

![Cap](a.png){#fig:a}

Words: one
and two

\\begin{equation}
x \\label{eq:a}
\\end{equation}

| a | b |
|---|---|
| 1 | 2 |

: Caption {#tbl:a}

\`\`\`
code
\`\`\`

Last words.
`;

const tell = (labels: Labels): string => [...labels].map(([id, { kind, number }]) => `${id} ${kind} ${number}`).join();

function start(): EditorState {
  return settle(EditorState.create({ doc: text, extensions: [markdown(), livePreview] }));
}

describe('labels', () => {
  test('is right after any letter, mark or deletion anywhere', () => {
    const state = start();
    expect(labelsOf(state).size).toBe(4);
    for (const insert of ['x', ' ', '\n\n', '{#fig:z}', '#', '|', '$$', '```\n', ':', '']) {
      for (let from = 0; from <= text.length; from += insert === '' ? 1 : 2) {
        const to = insert === '' ? Math.min(text.length, from + 3) : from;
        const after = settle(state.update({ changes: { from, to, insert } }).state);
        expect(tell(labelsOf(after)), `${JSON.stringify(insert)} at ${from}`).toBe(tell(readLabels(after)));
      }
    }
  });

  test('is not reparsed for a letter in plain words', () => {
    const state = start();
    const at = text.indexOf('Last words') + 4;
    expect(labelsOf(state.update({ changes: { from: at, insert: 'x' } }).state)).toBe(labelsOf(state));
  });

  test('are named in the words around a reference, too', () => {
    const labels = labelsOf(start());
    expect(referenceText(labels, '[as in @fig:a and -@tbl:a, left]')).toBe('as in Figure\u00a01 and 1, left');
    expect(referenceText(labels, '[see @fig:a and @nobody, a@fig:a]')).toBe('see Figure\u00a01 and @nobody, a@fig:a');
  });
});

describe('footnotes are numbered as exports print them', () => {
  const noted = `A[^trial] b^[inline] c[^other].

> Again[^trial], and [^none].

[^other]: Other text[^trial].

[^trial]: Text.

[^unused]: Not printed.
`;
  const open = (doc: string): EditorState => settle(EditorState.create({ doc, extensions: [markdown(), livePreview] }));
  const numbersOf = (state: EditorState): (number | null)[] =>
    [...state.doc.toString().matchAll(/\[\^\w+\](?!:)|\^\[/g)].map(({ index }) => noteNumberAt(state, index));

  test('in the order of their references, each of which has a number', () => {
    const state = open(noted);
    expect(numbersOf(state)).toEqual([1, 2, 3, 4, null, null]);
    expect(['trial', 'other', 'unused', 'none'].map((label) => noteNumberOf(state, label))).toEqual([1, 3, null, null]);
  });

  test('and renumbered after any change', () => {
    const state = open(noted);
    for (const insert of ['x', '\n\n', '[^trial]', '^[note]', '`', '']) {
      for (let from = 0; from <= noted.length; from++) {
        const to = insert === '' ? Math.min(noted.length, from + 3) : from;
        const after = settle(state.update({ changes: { from, to, insert } }).state);
        expect(numbersOf(after), `${JSON.stringify(insert)} at ${from}`).toEqual(numbersOf(open(after.doc.toString())));
      }
    }
  });
});
