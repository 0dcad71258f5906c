import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFrontMatter, readMetadata } from './metadata.ts';

describe('front matter', () => {
  test('of the paper', () => {
    const text = readFileSync(new URL('../../../../examples/mwarp1d/paper.md', import.meta.url), 'utf8');
    expect(readMetadata(findFrontMatter(text)!.yaml)).toMatchObject({
      title: 'mwarp1d: Manual one-dimensional data warping in Python and PyQt',
      authors: [
        { name: 'Todd C. Pataky', marks: ['1'] },
        { name: 'Hanaa Naouma', marks: ['1', '2'] },
        { name: 'Cyril J. Donnelly', marks: ['3'] },
      ],
      affiliations: [
        { mark: '1' },
        { mark: '2' },
        { mark: '3', name: 'Nanyang Technological University, Rehabilitation Research Institute of Singapore' },
      ],
      date: '11 October 2019',
      bibliography: ['paper.bib'],
      tags: ['Python', 'PyQt', 'biomechanics', 'dynamics', 'kinematics', 'electromyography'],
    });
  });

  test('the many ways to write it', () => {
    const yaml = `title: >
  A folded
  title
author: [A B, "C \\"D\\""]
keywords: [x, 'it''s']
bibliography:
- a.bib
- b.json
lang: de
`;
    expect(readMetadata(yaml)).toMatchObject({
      title: 'A folded title',
      authors: [
        { name: 'A B', marks: [] },
        { name: 'C "D"', marks: [] },
      ],
      tags: ['x', "it's"],
      bibliography: ['a.bib', 'b.json'],
      lang: 'de',
    });
  });

  test('affiliations by name are numbered, as in exports', () => {
    const yaml = `affiliations:
  - Lab One
author:
  - { name: A, affiliation: 'Lab Two, Marburg' }
  - { name: B, affiliation: [1, 'Lab Two, Marburg'] }
  - { name: C, affiliation: { name: Lab Three } }
`;
    expect(readMetadata(yaml)).toMatchObject({
      authors: [{ marks: ['2'] }, { marks: ['1', '2'] }, { marks: ['3'] }],
      affiliations: [{ name: 'Lab One' }, { mark: '2', name: 'Lab Two, Marburg' }, { name: 'Lab Three' }],
    });
  });

  test.each(['', 'a: b: c: {', '- x\n- y', 'title:\n  - a\n  b', '__proto__: x\nconstructor: y', '\t\0'])(
    '%j does no harm',
    (yaml) => {
      expect(readMetadata(yaml).authors).toEqual([]);
    },
  );

  test.each([
    ['---\na: b\n---\ntext', 'a: b'],
    ['---\na: b\n...\ntext', 'a: b'],
    ['---\n---\n', ''],
    ['---\n\na: b\n---', null],
    ['text\n---\na: b\n---', null],
    ['---\na: b\n', null],
  ])('where it is in %j', (text, yaml) => {
    expect(findFrontMatter(text)?.yaml ?? null).toBe(yaml);
  });
});
