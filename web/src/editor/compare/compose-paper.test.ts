import { describe, expect, it } from 'vitest';
import { type DiffPart, diffWords } from '../../lib/word-diff.ts';
import { markdownLanguage } from '../languages/markdown.ts';
import { listLabelled } from '../markdown/labels.ts';
import { type ComparedPaper, composeLongPaper, composePaper } from './compose-paper.ts';
import { shortenSame } from './draw-parts.ts';
import { listMarks } from './list-marks.ts';

function compose(before: string, after: string): { paper: ComparedPaper; parts: DiffPart[] } {
  const parts = diffWords(before, after);
  const paper = composePaper(parts);
  if (paper === null) throw new Error('It could not be read');
  return { paper, parts };
}

/** [-removed-] and {+added+}, with invisible parts in ⟦⟧. */
function show(before: string, after: string): string {
  const { paper } = compose(before, after);
  const say = ({ kind, text }: DiffPart): string =>
    kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text;
  let shown = '';
  const open = [...paper.notes];
  for (const [i, piece] of paper.pieces.entries()) {
    const { kind, from, to } = piece;
    const next = paper.pieces[i + 1];
    shown += say({ kind: kind === 'gap' ? 'same' : kind, text: paper.text.slice(from, to) });
    if (next?.kind === kind) continue;
    const here = open.findIndex(({ at }) => at > to);
    for (const { unseen } of open.splice(0, here < 0 ? open.length : here)) shown += `⟦${unseen.map(say).join('')}⟧`;
  }
  return shown.replaceAll('-][-', '').replaceAll('+}{+', '');
}

describe('two versions as one paper', () => {
  it('shows words where they changed, with a space between struck and new ones', () => {
    expect(show('Trees grow slowly here.\n', 'Trees often grow fast here.\n')).toBe(
      'Trees {+often +}grow [-slowly-] {+fast+} here.',
    );
  });

  it('keeps headings, and the list around an item', () => {
    expect(show('# Method\n\nText.\n', '# Methods\n\nText.\n')).toBe('# [-Method-] {+Methods+}\n\nText.');
    expect(show('- one\n- two\n- three\n', '- one\n- two and more\n- a new one\n- three\n')).toBe(
      '- one\n- two{+ and more\n- a new one+}\n- three',
    );
  });

  it('never splits what is rendered from its source', () => {
    expect(show('As [@a; @b] say, $x + y$.', 'As [@a; @c] say, $x + z$.')).toBe(
      'As [-[@a; @b]-] {+[@a; @c]+} say, [-$x + y$-] {+$x + z$+}.',
    );
    expect(show('A **bold word** here.', 'A bold word here.')).toBe('A [-**bold word**-] {+bold word+} here.');
    expect(show('A **bold word** here.', 'A **bold verb** here.')).toBe('A **bold [-word-] {+verb+}** here.');
  });

  it('reports invisible changes', () => {
    expect(show('See [it](https://a.example) now.', 'See [it](https://b.example) now.')).toBe(
      'See [-[it](https://a.example)-] {+[it](https://b.example)+}⟦https://[-a-]{+b+}.example⟧ now.',
    );
    expect(show('# Title\n', '# Title {#sec-a}\n')).toBe('# Title{+ {#sec-a}+}⟦{+{#sec-a}+}⟧');
    expect(show('![A](a.png)\n', '![A](a.png){width=50%}\n')).toBe(
      '[-![A](a.png)-]\n\n{+![A](a.png){width=50%}+}⟦a.png{+ {width=50%}+}⟧',
    );
    // Everything new is rendered, except for what no paper shows.
    expect(show('See.', 'See [it](https://a.example).')).toBe('See{+ [it](https://a.example)+}.');
  });

  it('puts the older table, formula or code above the newer', () => {
    const table = (cell: string): string => `| a | b |\n|---|---|\n| 1 | ${cell} |\n\n: What it costs.\n`;
    expect(show(table('2'), table('3'))).toBe(`[-${table('2').trim()}-]\n\n{+${table('3').trim()}+}`);
    expect(show('Text.\n\n$$a$$\n\nMore.', 'Text.\n\n$$b$$\n\nMore.')).toBe('Text.\n\n[-$$a$$-]\n\n{+$$b$$+}\n\nMore.');
    expect(show('One.\n\nTwo of it.\n\nThree.', 'One.\n\nThree.')).toBe('One.\n\n[-Two of it.-]\n\nThree.');
  });

  it('renders the newer front matter, and says what changed in it', () => {
    const { paper } = compose('---\ntitle: A\n---\n\nText.\n', '---\ntitle: B\n---\n\nText.\n');
    expect(paper.text).toBe('---\ntitle: B\n---\n\nText.');
    expect(paper.front?.keys).toEqual(['title']);
    expect(paper.changes).toHaveLength(1);
    expect(compose('---\ntitle: A\n---\n\nText.\n', 'Text.\n').paper).toMatchObject({ text: 'Text.', changes: [{}] });
  });

  it('treats what belongs together as one change to step to', () => {
    const { paper, parts } = compose('One old paragraph.\n\nEnd.', 'Something else entirely, in\n\ntwo.\n\nEnd.');
    expect(paper.changes).toHaveLength(1);
    const [{ first, last }] = paper.changes as [ComparedPaper['changes'][number]];
    expect(parts.slice(first, last + 1).some(({ kind }) => kind !== 'same')).toBe(true);
  });
});

it('leaves out front matter far from a change', () => {
  const lines = Array.from({ length: 9 }, (_, i) => `key${i}: ${i}`);
  const after = lines.with(4, 'key4: new').join('\n');
  const shown = shortenSame(diffWords(lines.join('\n'), after)).map(({ text }) => text);
  expect(shown.join('')).toBe('…\nkey3: 3\nkey4: 4new\nkey5: 5\n…');
});

it('puts what is rendered from its source in one mark, with everyone who changed it', () => {
  const by = (parts: readonly DiffPart[]) => parts.map((part, at) => ({ ...part, by: at }));
  const { paper, parts } = compose('Is $x + y + z$.', 'Is $a + y + b$.');
  expect(parts.length).toBeGreaterThan(3);
  const marks = listMarks(paper, by(parts)).map((mark) => [
    mark.kind,
    paper.text.slice(mark.from, mark.to),
    mark.change,
  ]);
  expect(marks).toEqual([
    ['removed', '$x + y + z$', 0],
    ['added', '$a + y + b$', 0],
  ]);
  expect(listMarks(paper, by(parts))[0]?.by.length).toBe(2);
});

it('removed elements have no number', () => {
  const text = '![One](a.png)\n\n![Two](b.png)\n';
  const list = (isCounted?: (at: number) => boolean) =>
    listLabelled(markdownLanguage.parser.parse(text), (from, to) => text.slice(from, to), isCounted);
  expect(list().map(({ number, words }) => [number, words])).toEqual([
    ['1', 'One'],
    ['2', 'Two'],
  ]);
  expect(list((at) => at > 0).map(({ number, words }) => [number, words])).toEqual([['1', 'Two']]);
});

const PIECES = [
  '# ',
  '## Heading {#sec-a}\n\n',
  '**',
  '*',
  '`',
  'word ',
  'Another sentence. ',
  '$x^2$ ',
  '$$\n',
  '\n',
  '\n\n',
  '> ',
  '- ',
  '1. ',
  '| a | b |\n|---|---|\n| 1 | 2 |\n\n',
  ': caption\n\n',
  '😀',
  '[@key; @other] ',
  '[link](https://a.example) ',
  '![figure](a.png){width=5cm}\n\n',
  '```\n',
  '::: note\n',
  ':::\n',
  '[^1] ',
  '[^1]: note\n\n',
  '---\n',
  '<b>',
  '    code\n',
  '\\begin{a}\n',
];

describe('any two texts', () => {
  let seed = 11;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  const write = (count: number): string[] => Array.from({ length: count }, () => PIECES[random(PIECES.length)] ?? '');
  const edit = (pieces: readonly string[]): string[] => {
    const edited = [...pieces];
    for (let i = random(4); i >= 0; i -= 1) edited.splice(random(edited.length + 1), random(3), ...write(random(3)));
    return edited;
  };
  /** Of whitespace between blocks, only its presence is kept. */
  const squeeze = (text: string): string => text.replaceAll(/\s+/gu, '');

  it('are in the paper whole, in order, with every change marked', () => {
    for (let i = 0; i < 600; i += 1) {
      const pieces = write(random(30));
      const [before, after] = [pieces.join(''), edit(pieces).join('')];
      const { paper, parts } = compose(before, after);
      const of = (kind: string): string =>
        paper.pieces
          .filter((piece) => piece.kind === kind || piece.kind === 'same' || piece.kind === 'gap')
          .map(({ from, to }) => paper.text.slice(from, to))
          .join('');
      const front = paper.front?.source ?? [];
      const join = (without: string): string =>
        front.flatMap(({ kind, text }) => (kind === without ? [] : text)).join('');
      // The newer front matter is rendered.
      const newFront = join('removed');
      expect(squeeze(of('added')), JSON.stringify([before, after])).toBe(squeeze(after));
      expect(squeeze(join('added') + of('removed').slice(newFront.length)), JSON.stringify([before, after])).toBe(
        squeeze(before),
      );
      // They tile it.
      let at = 0;
      for (const { from, to } of paper.pieces) {
        expect(from).toBe(at);
        at = to;
      }
      expect(at).toBe(paper.text.length);
      // Every marked piece is in exactly one change, in order, and each change is one of the comparison's.
      let end = -1;
      for (const change of paper.changes) {
        expect(change.first).toBeGreaterThan(end);
        end = change.last;
        expect(parts[change.first]?.kind, JSON.stringify([before, after])).not.toBe('same');
      }
      for (const { kind, from, to } of paper.pieces)
        if (kind === 'added' || kind === 'removed')
          expect(paper.changes.filter((change) => change.from <= from && change.to >= to)).toHaveLength(1);
      if (squeeze(before) !== squeeze(after)) expect(paper.changes, JSON.stringify([before, after])).not.toEqual([]);
    }
  });

  it('give the same paper when read a little at a time', async () => {
    for (let i = 0; i < 60; i += 1) {
      const pieces = write(60);
      const parts = diffWords(pieces.join(''), edit(pieces).join(''));
      expect(await composeLongPaper(parts, new AbortController().signal)).toEqual(composePaper(parts));
    }
  });

  it('are composed in linear time', () => {
    const long = Array.from({ length: 3000 }, (_, i) => `Paragraph ${i} says *something* of [@key${i}] and more.\n\n`);
    const edited = long.map((text, i) => (i % 10 === 0 ? text.replace('something', 'nothing') : text));
    const started = performance.now();
    const { paper } = compose(long.join(''), edited.join(''));
    expect(paper.changes).toHaveLength(300);
    expect(performance.now() - started).toBeLessThan(10_000);
    const hostile = `${'**a**'.repeat(2000)}\n`;
    const again = performance.now();
    compose(hostile, hostile.replaceAll('a', 'b'));
    compose(hostile, `${'*a*'.repeat(2000)}\n`);
    expect(performance.now() - again).toBeLessThan(20_000);
  });
});
