const MANY = 5000;

function nest(open: string, inner: string, close: string, times = MANY): string {
  return open.repeat(times) + inner + close.repeat(times);
}

/** For tests: absurdly deep nesting, and openings whose end never comes. */
export const hostileTexts: readonly (readonly [name: string, text: string])[] = [
  ['quotes', `${'> '.repeat(MANY)}x`],
  ['quotes on many lines', `${'> '.repeat(300)}x\n`.repeat(300)],
  ['bullets', `${'- '.repeat(MANY)}x`],
  ['bullets in quotes', `${'> - '.repeat(MANY)}x`],
  ['numbers', `${'1. '.repeat(MANY)}x`],
  ['lists, each deeper', Array.from({ length: 600 }, (_unused, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['fancy lists', `${'(a) '.repeat(MANY)}x`],
  ['definitions', `Term\n${':   '.repeat(MANY)}x`],
  ['divs', '::: a\n'.repeat(MANY)],
  ['notes in notes', `${'[^a]: '.repeat(MANY)}x`],
  ['inline notes', nest('^[', 'x', ']')],
  ['brackets', '['.repeat(MANY)],
  ['closed brackets', nest('[', 'x', ']')],
  ['pictures in pictures', nest('![', 'x', '](a)')],
  ['spans in spans', nest('[', 'x', ']{.a}')],
  ['wiki links', nest('[[', 'x', ']]')],
  ['stars', '*'.repeat(MANY)],
  ['strong in strong', nest('**a ', 'b', '**')],
  ['strong in emphasis', nest('*a **b ', 'x', '** y*', 2000)],
  ['every mark', nest('==a ~~b *c ', 'x', '* ~~ ==', 1000)],
  ['dollars', '$a '.repeat(15_000)],
  ['formulas that never end', '\\( \\[ '.repeat(7000)],
  ['attributes that never end', '{#a .b c='.repeat(5000)],
  ['citations', '[@a; '.repeat(MANY)],
  ['code', Array.from({ length: 250 }, (_unused, size) => '`'.repeat(size + 1)).join(' ')],
  ['HTML', '<div>'.repeat(MANY)],
  ['HTML in a line', `x ${'<b>'.repeat(MANY)}`],
  ['comments', 'x <!--'.repeat(MANY)],
  [
    'a table of 10,000 cells',
    `${'| a '.repeat(100)}|\n${'|---'.repeat(100)}|\n${`${'| x '.repeat(100)}|\n`.repeat(100)}`,
  ],
  ['a table of one row', `${'| a '.repeat(MANY)}|\n${'|---'.repeat(MANY)}|\n`],
  ['a line of a megabyte', 'a '.repeat(500_000)],
  ['YAML in brackets', `---\nx: ${'['.repeat(MANY)}\n---\n\ntext\n`],
  ['YAML in dashes', `---\n${'- '.repeat(MANY)}x\n---\n\ntext\n`],
  [
    'YAML that grows when it is read',
    `---\na: &a [x, x, x]\n${Array.from({ length: 60 }, (_unused, at) => `b${at}: &b${at} [*a, *a, *a${at ? `, *b${at - 1}, *b${at - 1}` : ''}]`).join('\n')}\n---\n\ntext\n`,
  ],
  ['JSON', `\`\`\`json\n${'['.repeat(50_000)}\n\`\`\`\n`],
  ['macros', `$$\n${'\\def\\a{\\a\\a}\\a'.repeat(200)}\n$$\n`],
  ['braces in a formula', `$$\n${nest('{', 'x', '}')}\n$$\n`],
  ['fractions in a formula', `$$\n${nest('\\frac{', 'x', '}{y}', 2000)}\n$$\n`],
];
