import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BroughtBack, bringBack } from './bring-back.ts';
import { NotWord, readDocument } from './read-document.ts';
import { originOf } from './write-review.ts';

const W = 'xmlns:w="w" xmlns:m="m" xmlns:w14="w14" xmlns:w15="w15" xmlns:mc="mc"';
const ADA = 'w:id="7" w:author="Ada" w:date="2026-11-20T10:00:00Z"';

const run = (text: string, look = '') =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (inner: string, style = '', mark = '') =>
  `<w:p><w:pPr>${style === '' ? '' : style.startsWith('<') ? style : `<w:pStyle w:val="${style}"/>`}${mark === '' ? '' : `<w:rPr>${mark}</w:rPr>`}</w:pPr>${inner.startsWith('<') ? inner : run(inner)}</w:p>`;
const ins = (text: string, who = ADA) => `<w:ins ${who}>${run(text)}</w:ins>`;
const del = (text: string, who = ADA) =>
  `<w:del ${who}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const cited = (text: string) => run(text, '<w:rStyle w:val="Citation"/>');
const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`;

function file(body: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const parts = { 'word/document.xml': `<w:document ${W}><w:body>${body.join('')}</w:body></w:document>`, ...more };
  return readDocument(new Map(Object.entries(parts).map(([name, xml]) => [name, new TextEncoder().encode(xml)])));
}

function apply(text: string, { changes }: BroughtBack): string {
  let result = '';
  let at = 0;
  for (const { from, to, insert } of changes
    .flatMap(({ pieces }) => pieces)
    .toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(at, from) + insert;
    at = to;
  }
  return result + text.slice(at);
}

/** The Markdown after everything was accepted; fails if something could not be placed. */
function change(markdown: string, before: readonly string[], after: readonly string[]): string {
  const back = bringBack(markdown, file(before), file(after));
  expect(back.unplaced).toEqual([]);
  return apply(markdown, back);
}

const FOX = 'The *quick* brown fox\njumps over the lazy dog.\n';
const FOX_RUNS = `${run('The ')}${run('quick', '<w:i/>')}${run(' brown fox jumps over the lazy dog.')}`;

describe('captions', () => {
  const OF_TABLE =
    'Time to calculate singular value decomposition using different R packages and implementations over 10 replicates.';
  const OF_FIGURE = 'Time to calculate singular value decomposition of different implementations over 10 replicates.';
  const markdown = [
    '| Name | Time |\n|------|------|\n| fast | 8.4 s |',
    `: ${OF_TABLE}`,
    `\\begin{figure}[H]\n\n{\\centering \\includegraphics[width=0.9\\linewidth]{images/figure1} \n\n}\n\n\\caption{${OF_FIGURE}}\\label{fig:time_mem}\n\\end{figure}`,
    'The backend runs on several cards.\n',
  ].join('\n\n');
  const table = `<w:tbl><w:tr>${cell('Name')}${cell('Time')}</w:tr><w:tr>${cell('fast')}${cell('8.4 s')}</w:tr></w:tbl>`;
  const ofTable = p(`Table 1. ${OF_TABLE}`);
  const ofFigure = p(`Figure 1. ${OF_FIGURE}`);
  const missing = `<w:tbl><w:tr>${cell('[Image not included: images/figure1 (not found in the workspace)]')}</w:tr></w:tbl>`;
  const end = p('The backend runs on several cards.');
  const edited = (part: string): string => part.replace('decomposition', 'new decomposition');

  test('of a table: above it in Word, below it in the source', () => {
    expect(
      change(markdown, [ofTable, table, missing, ofFigure, end], [edited(ofTable), table, missing, ofFigure, end]),
    ).toBe(markdown.replace('decomposition', 'new decomposition'));
  });

  // The words of one caption must not end up in the other.
  test.each([
    ['of a figure, after one much alike', [ofTable, table, missing, ofFigure, end], 3],
    ['of a figure, in a file without the one much alike', [table, missing, ofFigure, end], 2],
  ])('%s', (_which, before, at) => {
    const back = bringBack(markdown, file(before), file(before.with(at, edited(before[at] ?? ''))));
    expect(back.changes).toEqual([]);
    expect(back.unplaced.map(({ added }) => added)).toEqual(['new']);
  });

  test('of a table, in a file that has it below, where the source has another one', () => {
    const source = markdown.replace(/\\begin[^]*\\end\{figure\}/u, `![${OF_FIGURE}](a.png)`);
    const [before, after] = [ofTable, edited(ofTable)].map((caption) => file([table, caption, end]));
    const back = bringBack(source, before as ReturnType<typeof file>, after as ReturnType<typeof file>);
    expect(back.changes).toEqual([]);
    expect(back.unplaced.map(({ added }) => added)).toEqual(['new']);
  });
});

describe('words changed in Word', () => {
  test('without changes nothing is suggested, however the file is split into runs', () => {
    const cut = `${run('Th')}${run('e ')}${run('quick', '<w:i/><w:iCs/>')}${run(' brown')}${run(' fox jumps over the la')}${run('zy dog.')}`;
    const back = bringBack(FOX, file([p(FOX_RUNS)]), file([p('<w:r/>'), p(cut), p('<w:r/>')]));
    expect(back).toMatchObject({ changes: [], unplaced: [], threads: [] });
  });

  test('tracked changes have their author and date', () => {
    const after = `${run('The ')}${run('quick', '<w:i/>')}${run(' brown ')}${del('fox')}${ins('cat')}${run(' jumps over the lazy dog')}${ins(' today')}${run('.')}`;
    const back = bringBack(FOX, file([p(FOX_RUNS)]), file([p(after)]));
    expect(apply(FOX, back)).toBe('The *quick* brown cat\njumps over the lazy dog today.\n');
    expect(back.changes.map(({ author }) => author)).toEqual([
      { name: 'Ada', at: Date.UTC(2026, 10, 20, 10) },
      { name: 'Ada', at: Date.UTC(2026, 10, 20, 10) },
    ]);
  });

  test('changing part of a word changes the whole word', () => {
    const after = `${run('The ')}${run('quick', '<w:i/>')}${run(' brown fox')}${ins('es')}${run(' jump')}${del('s')}${run(' over the lazy dog.')}`;
    const back = bringBack(FOX, file([p(FOX_RUNS)]), file([p(after)]));
    expect(apply(FOX, back)).toBe('The *quick* brown foxes\njump over the lazy dog.\n');
    expect(back.changes.flatMap(({ pieces }) => pieces.map(({ insert }) => insert))).toEqual(['foxes', 'jump']);
  });

  test('untracked changes are found by comparison, and have no author', () => {
    const after = `${run('The ')}${run('quick', '<w:i/>')}${run(' red fox jumps over the dog, slowly.')}`;
    const back = bringBack(FOX, file([p(FOX_RUNS)]), file([p(after)]));
    expect(apply(FOX, back)).toBe('The *quick* red fox\njumps over the dog, slowly.\n');
    expect(back.changes.every(({ author }) => author === null)).toBe(true);
  });

  test.each(['- ', '> ', '1. ', ''])(
    'the last one of a line that begins with “%s” leaves the next line alone',
    (sign) => {
      const blank = sign === '> ' ? '> ' : ' '.repeat(sign.length);
      const text = (word: string): string => `${sign}One ${word}\n${blank}three four.\n`;
      const kind = /^[-1]/u.test(sign) ? item : '';
      expect(change(text('two'), [p('One two three four.', kind)], [p('One new three four.', kind)])).toBe(text('new'));
      expect(change(text('two'), [p('One two three four.', kind)], [p('One two new three four.', kind)])).toBe(
        text('two new'),
      );
    },
  );

  test('markup is deleted with everything it encloses, and otherwise stays', () => {
    expect(change(FOX, [p(FOX_RUNS)], [p('The brown fox jumps over the lazy dog.')])).toBe(
      'The brown fox\njumps over the lazy dog.\n',
    );
    const text = 'A **very quick** [brown fox](http://a.b) jumps.\n';
    const before = p(`${run('A ')}${run('very quick', '<w:b/>')}${run(' brown fox jumps.')}`);
    const after = p(`${run('A ')}${run('very', '<w:b/>')}${run(' fox jumps.')}`);
    expect(change(text, [before], [after])).toBe('A **very** [fox](http://a.b) jumps.\n');
  });

  test('bold and italic in Word become bold and italic in Markdown, and punctuation stays literal', () => {
    const after = `${FOX_RUNS}${run(' It costs $5 and 2*3 ')}${run('indeed', '<w:b/>')}${run(' [sic].')}`;
    expect(change(FOX, [p(FOX_RUNS)], [p(after)])).toBe(
      'The *quick* brown fox\njumps over the lazy dog. It costs \\$5 and 2\\*3 **indeed** \\[sic].\n',
    );
  });
});

describe('anything that is not text', () => {
  const text = 'As shown [@knuth, p. 3] by $x^2$ here.\n';
  const math = '<m:oMath><m:r><m:t>x2</m:t></m:r></m:oMath>';
  const before = [p(`${run('As shown ')}${cited('(Knuth 1984, 3)')}${run(' by ')}${math}${run(' here.')}`)];

  test('a citation is deleted or moved as a whole, and never rewritten word by word', () => {
    expect(change(text, before, [p(`${run('As shown by ')}${math}${run(' here.')}`)])).toBe(
      'As shown by $x^2$ here.\n',
    );
    const moved = [p(`${run('As shown by ')}${math}${run(' here ')}${cited('(Knuth 1984, 3)')}${run('.')}`)];
    expect(change(text, before, moved)).toBe('As shown by $x^2$ here [@knuth, p. 3].\n');
    const edited = [p(`${run('As shown ')}${run('(Knuth 1985, 3)')}${run(' by ')}${math}${run(' here.')}`)];
    const back = bringBack(text, file(before), file(edited));
    expect(back.changes).toEqual([]);
    expect(back.unplaced).toMatchObject([{ removed: '1984', added: '1985', why: 'generated' }]);
  });

  test('formulas dropped by another program are counted and never deleted', () => {
    const back = bringBack(
      text,
      file(before),
      file([p(`${run('As shown ')}${cited('(Knuth 1984, 3)')}${run(' by there.')}`)]),
    );
    expect(apply(text, back)).toBe('As shown [@knuth, p. 3] by $x^2$ there.\n');
    expect(back.formulas).toBe(1);
  });

  test('the paragraph of a dropped formula stays in place', () => {
    const display = 'As here:\n\n$$x^2$$\n\n$$y^2$$\n\nAnd so on.\n';
    const all = [p('As here:'), p(math), p(math), p('And so on.')];
    const back = bringBack(display, file(all), file([p('As here:'), p('<w:r/>'), p('And so forth.')]));
    expect(apply(display, back)).toBe(display.replace('on.', 'forth.'));
    expect(back).toMatchObject({ formulas: 2, unplaced: [] });
  });

  test('text generated by the export is listed, and the words beside it can be changed', () => {
    const figure = '![A dog](dog.png)\n';
    const picture = p('<w:r><w:drawing><a/></w:drawing></w:r>');
    const back = bringBack(figure, file([picture, p('Figure 1. A dog')]), file([picture, p('Figure 2. A cat')]));
    expect(apply(figure, back)).toBe('![A cat](dog.png)\n');
    expect(back.unplaced).toMatchObject([{ removed: '1', added: '2', why: 'generated' }]);
  });

  test('an inserted picture or formula is listed', () => {
    const back = bringBack('One two.\n', file([p('One two.')]), file([p(`${run('One ')}${math}${run(' two.')}`)]));
    expect(back.changes).toEqual([]);
    expect(back.unplaced).toMatchObject([{ added: '[formula x2]', why: 'formula' }]);
  });

  test('an inserted note becomes an inline note', () => {
    const after = file([p(`${run('One')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' two.')}`)], {
      'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:type="separator" w:id="0">${p('x')}</w:footnote><w:footnote w:id="2">${p('So it is.')}</w:footnote></w:footnotes>`,
    });
    expect(apply('One two.\n', bringBack('One two.\n', file([p('One two.')]), after))).toBe('One^[So it is.] two.\n');
  });
});

describe('paragraphs', () => {
  const text = '# Title\n\nFirst one here.\n\nSecond one there.\n\n- apple\n- pear\n\nLast words.\n';
  const title = p('Title', 'Heading1');
  const [first, second, last] = [p('First one here.'), p('Second one there.'), p('Last words.')];
  const [apple, pear] = [p('apple', item), p('pear', item)];
  const all = [title, first, second, apple, pear, last];

  test('are added, with or without tracking', () => {
    const tracked = p(ins('Brand new.'), '', `<w:ins ${ADA}/>`);
    for (const added of [p('Brand new.'), tracked])
      expect(change(text, all, [title, first, added, second, apple, pear, last])).toBe(
        text.replace('here.\n', 'here.\n\nBrand new.\n'),
      );
    expect(change(text, all, [...all, p('The end.')])).toBe(text.replace('words.\n', 'words.\n\nThe end.\n'));
    expect(change(text, all, [title, first, p('Part', 'Heading2'), second, apple, pear, last])).toBe(
      text.replace('here.\n', 'here.\n\n## Part\n'),
    );
  });

  test('are deleted with their lines', () => {
    expect(change(text, all, [title, second, apple, pear, last])).toBe(text.replace('First one here.\n\n', ''));
    const tracked = p(del('First one here.'), '', `<w:del ${ADA}/>`);
    expect(change(text, all, [title, tracked, second, apple, pear, last])).toBe(
      text.replace('First one here.\n\n', ''),
    );
    expect(change(text, all, [title, first, second, pear, last])).toBe(text.replace('- apple\n', ''));
  });

  test('are split and joined', () => {
    expect(change(text, all, [title, p('First one'), p('here.'), second, apple, pear, last])).toBe(
      text.replace('one here', 'one\n\nhere'),
    );
    expect(change(text, all, [title, p('First one here. Second one there.'), apple, pear, last])).toBe(
      text.replace('here.\n\nSecond', 'here. Second'),
    );
    const joined = p(run('First one here.'), '', `<w:del ${ADA}/>`);
    expect(change(text, all, [title, joined, p(`${ins(' ')}${run('Second one there.')}`), apple, pear, last])).toBe(
      text.replace('here.\n\nSecond', 'here. Second'),
    );
  });

  test('in a list continue the list', () => {
    expect(change(text, all, [title, first, second, apple, p('plum', item), pear, last])).toBe(
      text.replace('- apple\n', '- apple\n- plum\n'),
    );
  });

  test('in a drawn table keep its columns, and are listed if there is no room', () => {
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
    const grid = '+-------+-----+\n| One   | Two |\n+=======+=====+\n| a b   | c   |\n+-------+-----+\n';
    const table = (first: string, second: string) => `<w:tbl>${row('One', 'Two')}${row(first, second)}</w:tbl>`;
    expect(change(grid, [table('a b', 'c')], [table('a new', 'c')])).toBe(grid.replace('a b  ', 'a new'));
    expect(change(grid, [table('a b', 'c')], [table('a', 'c')])).toBe(grid.replace('a b', 'a  '));
    expect(change(grid, [table('a b', 'c')], [table('x a y', 'c')])).toContain('| x a y | c   |');
    const wide = bringBack(grid, file([table('a b', 'c')]), file([table('a b', 'much longer')]));
    expect(wide).toMatchObject({ changes: [], unplaced: [{ removed: 'c', added: 'much longer', why: 'structure' }] });
    const simple = 'One    Two\n------ -----\na b    c\n';
    expect(change(simple, [table('a b', 'c')], [table('a', 'c and more')])).toBe(
      'One    Two\n------ -----\na      c and more\n',
    );
    // The next column begins where the previous one ends.
    expect(change(simple, [table('a b', 'c')], [table('a b', 'd')])).toBe(simple.replace('c', 'd'));
    expect(change(simple, [table('a b', 'c')], [table('a b', 'new c')])).toBe(simple.replace('c', 'new c'));
    const three = 'One    Two    Three\n------ ------ -----\na b    c      e\n';
    const rows = (second: string) => `<w:tbl>${row('One', 'Two', 'Three')}${row('a b', second, 'e')}</w:tbl>`;
    expect(change(three, [rows('c')], [rows('dd')])).toBe(three.replace('c      e', 'dd     e'));
    expect(change(three, [rows('c')], [rows('x c')])).toBe(three.replace('c      e', 'x c    e'));
  });

  test('in table cells are changed in place; an added row is listed', () => {
    const table = '| One | Two |\n|-----|-----|\n| a b | c   |\n';
    const rows = (...cells: string[]) => `<w:tbl><w:tr>${cells.map(cell).join('')}</w:tr></w:tbl>`;
    expect(change(table, [rows('One', 'Two', 'a b', 'c')], [rows('One', 'Three', 'a b', 'c d')])).toBe(
      '| One | Three |\n|-----|-----|\n| a b | c d   |\n',
    );
    const back = bringBack(
      table,
      file([rows('One', 'Two', 'a b', 'c')]),
      file([rows('One', 'Two', 'a b', 'c', 'new', 'row')]),
    );
    expect(back).toMatchObject({ changes: [], unplaced: [{ why: 'structure' }] });
  });

  test('that look like markup are escaped so that they read as in Word', () => {
    expect(change('One.\n', [p('One.')], [p('One.'), p('# 1 of 3'), p('1. and so on')])).toBe(
      'One.\n\n\\# 1 of 3\n\n1\\. and so on\n',
    );
  });
});

describe('comments', () => {
  test('have their replies, authors, state and place', () => {
    const commented = `${run('The ')}<w:commentRangeStart w:id="4"/>${run('quick', '<w:i/>')}${run(' brown')}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r>${run(' fox jumps over the lazy dog.')}`;
    const comment = (id: number, author: string, text: string, place: string) =>
      `<w:comment w:id="${id}" w:author="${author}" w:date="2026-11-21T08:00:00Z"><w:p w14:paraId="${place}"><w:r><w:annotationRef/></w:r>${run(text)}</w:p></w:comment>`;
    const { threads } = bringBack(
      FOX,
      file([p(FOX_RUNS)]),
      file([p(commented)], {
        'word/comments.xml': `<w:comments ${W}>${comment(4, 'Ada', 'Which fox?', '00000001')}${comment(5, 'Ben', 'The red one.', '00000002')}</w:comments>`,
        'word/commentsExtended.xml': `<w15:commentsEx ${W}><w15:commentEx w15:paraId="00000001" w15:done="1"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="1"/></w15:commentsEx>`,
      }),
    );
    expect(threads).toMatchObject([
      {
        isResolved: true,
        quote: 'quick brown',
        comments: [
          { author: { name: 'Ada', at: Date.UTC(2026, 10, 21, 8) }, text: 'Which fox?' },
          { author: { name: 'Ben' }, text: 'The red one.' },
        ],
      },
    ]);
    const { from = 0, to = 0 } = threads[0]?.anchor ?? {};
    expect(FOX.slice(from, to)).toBe('quick* brown');
  });

  test.each(['Unknown Author', 'Unbekannter Autor', 'Auteur inconnu', 'Author', 'Anonymous', ''])(
    'and changes by “%s” have no author, like those without a name',
    (name) => {
      const who = `w:id="1" w:author="${name}" w:date="2026-11-20T10:00:00Z"`;
      const commented = `<w:commentRangeStart w:id="1"/>${run('The ')}${run('quick', '<w:i/>')}<w:commentRangeEnd w:id="1"/>${run(' brown ')}${del('fox', who)}${ins('cat', who)}${run(' jumps over the lazy dog.')}`;
      const { changes, threads } = bringBack(
        FOX,
        file([p(FOX_RUNS)]),
        file([p(commented)], {
          'word/comments.xml': `<w:comments ${W}><w:comment ${who}><w:p>${run('Which?')}</w:p></w:comment></w:comments>`,
        }),
      );
      expect(changes.map(({ author }) => originOf(author).name)).toEqual([null]);
      expect(threads.flatMap(({ comments }) => comments.map(({ author }) => originOf(author).name))).toEqual([null]);
    },
  );

  test.each([
    ['whose paragraphs have no ids, as in older programs', [], ''],
    [
      'of which only those with replies have ids, as in LibreOffice',
      [2, 3],
      '<w15:commentEx w15:paraId="2" w15:paraIdParent="3" w15:done="0"/>',
    ],
  ])('%s, stay separate', (_, known, threadsOfFile) => {
    const words = ['The', 'quick', 'brown', 'fox'];
    const commented = words.map(
      (word, id) =>
        `<w:commentRangeStart w:id="${id}"/>${run(word, word === 'quick' ? '<w:i/>' : '')}<w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>${run(' ')}`,
    );
    const comments = words.map(
      (word, id) =>
        `<w:comment w:id="${id}" w:author="Ada"><w:p${known.some((one) => one === id) ? ` w14:paraId="${id}"` : ''}>${run(`About ${word}`)}</w:p></w:comment>`,
    );
    const { threads } = bringBack(
      FOX,
      file([p(FOX_RUNS)]),
      file([p(`${commented.join('')}${run('jumps over the lazy dog.')}`)], {
        'word/comments.xml': `<w:comments ${W}>${comments.join('')}</w:comments>`,
        'word/commentsExtended.xml': `<w15:commentsEx ${W}>${threadsOfFile}</w15:commentsEx>`,
      }),
    );
    const said = threads.map(({ quote, comments: of }) => [quote, ...of.map(({ text }) => text)]);
    expect(said).toEqual(
      threadsOfFile === ''
        ? words.map((word) => [word, `About ${word}`])
        : [
            ['The', 'About The'],
            ['quick', 'About quick'],
            ['fox', 'About fox', 'About brown'],
          ],
    );
  });
});

test('a file that is not a Word document is recognised', () => {
  expect(() => readDocument(new Map())).toThrow(NotWord);
});

test('random edits of plain paragraphs are reproduced exactly, tracked or not', () => {
  const word = fc.constantFrom('ape', 'bee', 'cat', 'dog', 'elk', 'fox', 'gnu');
  const paragraph = fc.array(word, { minLength: 6, maxLength: 12 });
  const edit = fc.record({
    kind: fc.constantFrom('insert', 'delete', 'replace'),
    at: fc.nat(),
    isTracked: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      edit,
      (paragraphs, which, { kind, at, isTracked }) => {
        // Each paragraph begins with a unique word, as in a real paper.
        const texts = paragraphs.map((words, i) => [`Par${i}`, ...words, 'end']);
        const target = which % texts.length;
        const words = texts[target] as string[];
        const place = 1 + (at % (words.length - 2));
        const old = words[place] as string;
        const edited = [...words];
        if (kind === 'delete') edited.splice(place, 1);
        else edited.splice(place, kind === 'replace' ? 1 : 0, 'NEW');
        const before = texts.map((some) => p(some.join(' ')));
        const head = words.slice(0, place).join(' ');
        const tail = words.slice(kind === 'insert' ? place : place + 1).join(' ');
        const tracked = `${run(`${head} `)}${kind === 'insert' ? '' : del(kind === 'delete' ? `${old} ` : old)}${kind === 'delete' ? '' : ins(kind === 'insert' ? 'NEW ' : 'NEW')}${run(kind === 'replace' ? ` ${tail}` : tail)}`;
        const after = before.with(target, p(isTracked ? tracked : edited.join(' ')));
        const markdown = texts.map((some) => `${some.join(' ')}\n`).join('\n');
        const wanted = texts
          .with(target, edited)
          .map((some) => `${some.join(' ')}\n`)
          .join('\n');
        expect(change(markdown, before, after)).toBe(wanted);
      },
    ),
    { numRuns: 100 },
  );
});
