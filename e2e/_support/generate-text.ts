/** Generates random Markdown from a seed. */
export function generate(seed: number): string {
  let value = seed * 7919 + 17;
  const next = (most: number): number => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((value / 4_294_967_296) * most);
  };
  const pieces = [
    '# Head {#a}\n',
    '\n\n',
    '\n',
    '  ',
    '\t',
    'word ',
    '**b** ',
    '*i*',
    '`c` ',
    '$x^2$ ',
    '$$\ny\n$$\n',
    '\\[z\\]\n',
    '[l](u) ',
    '![i](figure.png)\n\n',
    '![i](figure.png "t \\" q"){width=5cm}\n\n',
    '[@Ramsay:1998; @x] ',
    '@a ',
    '^[n] ',
    '[^1] ',
    '[^1]: note\n',
    '- a\n',
    '    - b\n',
    '1. c\n',
    '- [ ] d\n',
    '> q\n',
    '> [!TIP]\n',
    '::: note\n',
    ':::\n',
    '| a | b |\n|---|---|\n| 1 | 2 |\n',
    ': cap\n',
    '```py\ncode\n```\n',
    '~~~\n',
    '---\n',
    'title: x\n',
    '<!-- c -->',
    '<div>\n',
    '\\begin{align}\na\n\\end{align}\n',
    '| line\n',
    'é日本👍🏽',
    '\u00A0',
    '\u200B',
    '[r]: u "t"\n',
    '(@e) x\n',
    'a  \n',
    '\\',
    '{.k}',
    '==h==',
    '~~s~~',
  ];
  return Array.from({ length: 5 + next(60) }, () => pieces[next(pieces.length)]!).join('');
}
