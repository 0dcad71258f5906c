/** What is visible for each position of the caret; where omitted, the source. */
export interface Seen {
  /** With the caret at the element's start. */
  readonly before?: string;
  /** With the caret in the middle. */
  readonly inside?: string;
  /** With the caret at the end. */
  readonly behind?: string;
  /** With a selection from the paragraph above to the one below. */
  readonly across?: string;
}

export type Snippet = readonly [name: string, source: string, element: string, drawn: string, seen?: Seen];

const everywhere = (seen: string): Seen => ({ before: seen, inside: seen, behind: seen, across: seen });
const atCaret = (seen: string): Seen => ({ before: seen, inside: seen, behind: seen });

/** Every construct in a text, its part of the text, and what is visible while the caret is elsewhere. */
export const snippets: readonly Snippet[] = [
  ['emphasis', 'a *bcd* e', '*bcd*', 'a bcd e'],
  ['strong', 'a **bcd** e', '**bcd**', 'a bcd e'],
  ['strikeout', 'a ~~bcd~~ e', '~~bcd~~', 'a bcd e'],
  ['highlight', 'a ==bcd== e', '==bcd==', 'a bcd e'],
  ['superscript', 'a^bcd^ e', '^bcd^', 'abcd e'],
  ['subscript', 'a~bcd~ e', '~bcd~', 'abcd e'],
  ['escape', 'a \\* e', '\\*', 'a * e'],
  ['inline code', 'a `bcd` e', '`bcd`', 'a bcd e'],
  ['code with attributes', 'a `bcd`{.python} e', '`bcd`{.python}', 'a bcd e'],
  [
    'link',
    'a [bcd](http://x.org "t") e',
    '[bcd](http://x.org "t")',
    'a bcd e',
    { ...everywhere('a [bcd]⟦SourceChip⟧ e'), inside: 'a [bcd](http://x.org "t") e' },
  ],
  [
    'link with attributes',
    'a [bcd](http://x.org){.k} e',
    '[bcd](http://x.org){.k}',
    'a bcd e',
    { ...everywhere('a [bcd]⟦SourceChip⟧ e'), inside: 'a [bcd](http://x.org){.k} e' },
  ],
  ['link without text', 'a [](http://x.org) e', '[](http://x.org)', 'a [](http://x.org) e'],
  ['reference link', 'a [bcd][r] e\n\n[r]: http://x.org', '[bcd][r]', 'a bcd e\n\n[r]: http://x.org'],
  ['autolink', 'a <http://x.org> e', '<http://x.org>', 'a http://x.org e'],
  ['wiki link', 'a [[f|bcd]] e', '[[f|bcd]]', 'a bcd e'],
  ['wiki link without a title', 'a [[bcd]] e', '[[bcd]]', 'a bcd e'],
  ['citation in brackets, which is no wiki link', 'a [[@bcd]] e', '[[@bcd]]', 'a [[@bcd]] e'],
  ['brackets that are no link', 'a [bcd] e', '[bcd]', 'a [bcd] e'],
  ['span', 'a [bcd]{.smallcaps} e', '[bcd]{.smallcaps}', 'a bcd e'],
  ['picture', 'a ![bcd](f.png) e', '![bcd](f.png)', 'a ⟦Figure⟧ e'],
  ['formula', 'a $bcd$ e', '$bcd$', 'a ⟦Math⟧ e'],
  ['escaped bracket, which is no formula', 'a \\[ e', '\\[', 'a [ e'],
  ['display formula in a text', 'a $$bcd$$ e', '$$bcd$$', 'a ⟦Math⟧ e'],
  [
    'note',
    'a[^bcd] e\n\n[^bcd]: f',
    '[^bcd]',
    'a⟦NoteNumber⟧ e\n\n⟦NoteNumber⟧ f',
    atCaret('a[^bcd] e\n\n⟦NoteNumber⟧ f'),
  ],
  [
    'text of a note',
    'a[^b] e\n\n[^b]: cdf',
    '[^b]: cdf',
    'a⟦NoteNumber⟧ e\n\n⟦NoteNumber⟧ cdf',
    atCaret('a⟦NoteNumber⟧ e\n\n[^b]: cdf'),
  ],
  ['note without a text', 'a[^bcd] e', '[^bcd]', 'abcd e'],
  ['inline note', 'a^[bcd] e', '^[bcd]', 'abcd e'],
  ['citation while nothing is known', 'a [@bcd] e', '[@bcd]', 'a [@bcd] e'],
  ['citation in text', 'a @bcd e', '@bcd', 'a @bcd e'],
  ['heading', '## bcd', '## bcd', 'bcd'],
  ['heading with closing marks and attributes', '## bcd ## {#x}', '## bcd ## {#x}', 'bcd'],
  ['underlined heading', 'bcd\n===', 'bcd\n===', 'bcd\n==='],
  ['second underlined heading', 'bcd\n---', 'bcd\n---', 'bcd\n---'],
  [
    'deeper headings',
    '### b\n\n#### c\n\n##### d\n\n###### e',
    '### b',
    'b\n\nc\n\nd\n\ne',
    atCaret('### b\n\nc\n\nd\n\ne'),
  ],
  ['first heading', '# bcd', '# bcd', 'bcd'],
  ['bullet', '- bcd', '- bcd', '⟦Bullet⟧bcd', { inside: '⟦Bullet⟧bcd', behind: '⟦Bullet⟧bcd' }],
  [
    'bullet in a bullet',
    '- a\n    - bcd',
    '- bcd',
    '⟦Bullet⟧a\n⟦Bullet⟧bcd',
    { ...atCaret('⟦Bullet⟧a\n⟦Bullet⟧bcd'), before: '⟦Bullet⟧a\n- bcd', across: '- a\n- bcd' },
  ],
  ['number', '1. bcd', '1. bcd', '1. bcd'],
  ['example', '(@) bcd', '(@) bcd', '(@) bcd'],
  [
    'task',
    '- [x] bcd',
    '- [x] bcd',
    '⟦Checkbox⟧ bcd',
    { before: '- ⟦Checkbox⟧ bcd', inside: '⟦Bullet⟧[x] bcd', behind: '⟦Checkbox⟧ bcd' },
  ],
  ['quote', '> bcd', '> bcd', 'bcd'],
  [
    'callout',
    '> [!NOTE]\n> bcd',
    '> [!NOTE]\n> bcd',
    '⟦CalloutLabel⟧\nbcd',
    { ...atCaret('> [!NOTE]\nbcd'), behind: '⟦CalloutLabel⟧\n> bcd' },
  ],
  ['rule', '* * *', '* * *', '⟦Rule⟧'],
  ['code block', '```js\nbcd\n```', '```js\nbcd\n```', 'js\nbcd\n'],
  ['indented code', 'a\n\n    bcd', '    bcd', 'a\n\n    bcd'],
  ['definition', 'a\n:   bcd', ':   bcd', 'a\nbcd'],
  [
    'div',
    '::: note\nbcd\n:::',
    '::: note\nbcd\n:::',
    '⟦CalloutLabel⟧\nbcd\n',
    { before: '::: note\nbcd\n', inside: '::: note\nbcd\n', behind: '⟦CalloutLabel⟧\nbcd\n:::' },
  ],
  ['line block', '| bcd\n| e', '| bcd', 'bcd\ne', atCaret('| bcd\ne')],
  ['TeX', 'a \\bcd{e} f', '\\bcd{e}', 'a \\bcd{e} f'],
  ['TeX block', '\\begin{x}\nbcd\n\\end{x}', '\\begin{x}\nbcd\n\\end{x}', '\\begin{x}\nbcd\n\\end{x}'],
  ['HTML', 'a <b>c</b> d', '<b>c</b>', 'a <b>c</b> d'],
  ['HTML block', '<div>\nbcd\n</div>', '<div>\nbcd\n</div>', '<div>\nbcd\n</div>'],
  ['comment', 'a <!-- bcd --> e', '<!-- bcd -->', 'a bcd e'],
  ['comment block', '<!--\nbcd\n-->', '<!--\nbcd\n-->', '\nbcd\n'],
  ['instruction', 'a <?bcd?> e', '<?bcd?>', 'a <?bcd?> e'],
  ['link definition', '[bcd]: http://x.org', '[bcd]: http://x.org', '[bcd]: http://x.org'],
  [
    'figure',
    '![bcd](e.png){width=3cm}',
    '![bcd](e.png){width=3cm}',
    '⟦Figure⟧',
    everywhere('⟦Figure⟧![bcd](e.png){width=3cm}'),
  ],
  ['display formula', '$$\nbcd\n$$', '$$\nbcd\n$$', '⟦Math⟧', everywhere('⟦Math⟧$$\nbcd\n$$')],
  [
    'display formula between the lines of a sentence',
    'ab\n$$\nbcd\n$$\nef',
    '$$\nbcd\n$$',
    'ab\n⟦Math⟧\nef',
    everywhere('ab\n⟦Math⟧$$\nbcd\n$$\nef'),
  ],
  [
    'TeX environment',
    '\\begin{align}\nbcd\n\\end{align}',
    '\\begin{align}\nbcd\n\\end{align}',
    '⟦Math⟧',
    everywhere('⟦Math⟧\\begin{align}\nbcd\n\\end{align}'),
  ],
  [
    'table',
    '| a | b |\n|---|---|\n| c | d |',
    '| a | b |\n|---|---|\n| c | d |',
    '⟦Table⟧',
    everywhere('ab\n⟦Nothing⟧\ncd'),
  ],
  ['table without outer pipes', 'a | b\n---|---\nc | d', 'a | b\n---|---\nc | d', '⟦Table⟧'],
  ['grid table', '+---+\n| b |\n+---+', '+---+\n| b |\n+---+', '+---+\n| b |\n+---+'],
];

export const before = 'before\n\n';
export const after = '\n\nafter';

/** A snippet within a text, and the element's position in it. */
export function place([, source, element]: Snippet): {
  readonly text: string;
  readonly from: number;
  readonly to: number;
} {
  const text = before + source + after;
  const from = text.indexOf(element, before.length);
  return { text, from, to: from + element.length };
}
