import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, isWorthConverting, renameNotes } from './html-to-markdown.ts';

describe('pasted HTML becomes Markdown', () => {
  test.each([
    [
      'a page',
      '<h2>Title</h2><p>Some <b>bold</b>, <em>italic</em> and <a href="https://x.org/a b">a link</a>.</p>',
      '## Title\n\nSome **bold**, *italic* and [a link](https://x.org/a%20b).',
    ],
    ['lists', '<ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul>', '- a\n- b\n    1. c\n    2. d'],
    ['unclosed items', '<ul><li>a<li>b</ul>', '- a\n- b'],
    [
      'a table',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td><i>x</i></td></tr></table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | *x* |',
    ],
    [
      'code',
      '<pre><code class="language-py">x = 1\ny &lt; 2</code></pre><p>use <code>a`b</code></p>',
      '```py\nx = 1\ny < 2\n```\n\nuse ``a`b``',
    ],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['Google Docs', '<b style="font-weight:normal"><p><span style="font-weight:700">x</span> y</p></b>', '**x** y'],
    [
      'Word lists',
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>one</p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>two</p>",
      '- one\n- two',
    ],
    [
      'numbered lists of Word, apart from a list before them',
      "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>one</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>first</p><p style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>a)</span>in</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>second</p>",
      '- one\n\n1. first\n    1. in\n2. second',
    ],
    [
      'notes of Word',
      "<p>A<a style='mso-footnote-id:ftn1' href=\"#_ftn1\"><span class=MsoFootnoteReference><sup>[1]</sup></span></a> and<sup><a style='mso-endnote-id:edn1' href=\"#_edn1\">[i]</a></sup>.</p><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p><a style='mso-footnote-id:ftn1' href=\"#_ftnref1\">[1]</a> The <i>note</i>.</p><p>More.</p></div></div><div style='mso-element:endnote-list'><div style='mso-element:endnote' id=edn1><p><a style='mso-endnote-id:edn1' href=\"#_ednref1\">[i]</a> The end.</p></div></div>",
      'A[^1] and[^e1].\n\n[^1]: The *note*.\n\n    More.\n\n[^e1]: The end.',
    ],
    [
      'marks that are only text',
      '<p>2 * 3 and snake_case and [x] costs $5</p>',
      '2 * 3 and snake_case and [x] costs $5',
    ],
    ['numbers in brackets', '<p>as in [1] and [2, 3].</p>', 'as in [1] and [2, 3].'],
    ['brackets that would be more', '<p>[a](b) [^1] [@x] [x]: y</p>', '\\[a\\](b) \\[^1\\] [\\@x] \\[x\\]: y'],
    ['brackets that meet others', '<p><span>[a]</span>(b)</p>', '[a\\](b)'],
    [
      'a line that looks like a list',
      '<p>1. not a list</p><p># nor a heading</p>',
      '1\\. not a list\n\n\\# nor a heading',
    ],
    [
      'scripts and other schemes',
      '<script>alert(1)</script><style>p{}</style><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)>',
      'x',
    ],
    ['entities', '<p>&lt;b&gt; &amp; &#8211; &#x2014; &eacute; &bogus;</p>', '\\<b> & – — é \\&bogus;'],
    [
      'line breaks and fragments',
      '<html><body><!--StartFragment--><p>a<br>b</p><!--EndFragment--></body></html>',
      'a\\\nb',
    ],
    ['pictures', '<p><img src="https://x.org/a.png" alt="A"></p>', '![A](https://x.org/a.png)'],
    [
      'formulas of arXiv',
      '<p>Let <math alttext="x%\n_{i}" display="inline"><semantics><msub><mi>x</mi><mi>i</mi></msub><annotation encoding="application/x-tex">x%\n_{i}</annotation></semantics></math>.</p><table class="ltx_equation ltx_eqn_table"><tbody><tr><td class="ltx_eqn_cell"></td><td class="ltx_eqn_cell"><math alttext="\\displaystyle a&lt;b" display="block"><mi>a</mi></math></td><td class="ltx_eqn_cell ltx_eqn_eqno"><span>(1)</span></td></tr></tbody></table>',
      'Let $x_{i}$.\n\n$$\na<b\n$$',
    ],
    [
      'formulas of KaTeX, which are there twice',
      '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span> grows.</p>',
      'So $x^2$ grows.',
    ],
    [
      'formulas of KaTeX without their TeX',
      '<p>So <span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html">x2</span></span> grows.</p>',
      'So x2 grows.',
    ],
    [
      'formulas of Wikipedia',
      '<p>As <span class="mwe-math-element mwe-math-element-inline"><span class="mwe-math-mathml-inline" style="display: none;"><math alttext="{\\displaystyle |x|\\in V}"><mi>x</mi></math></span><img src="https://wikimedia.org/a.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle |x|\\in V}"></span> says.</p>',
      'As $|x|\\in V$ says.',
    ],
    [
      'formulas of Wikipedia as browsers copy them, in a table',
      '<table><tr><td>a|b</td><td><img src="https://wikimedia.org/a.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle |x|}"></td></tr></table>',
      '| a\\|b | $\\vert x\\vert $ |\n| --- | --- |',
    ],
    [
      'code in a table, which is no formula',
      '<table><tr><td><code>echo $a | grep $b</code></td><td><code>$x</code> | <code>$y</code> ` |</td></tr></table>',
      '| `echo $a \\| grep $b` | `$x` \\| `$y` \\` \\| |\n| --- | --- |',
    ],
    ['formulas in marks', '<p>x<sup>2</sup> H<sub>2</sub>O <del>no</del></p>', 'x^2^ H~2~O ~~no~~'],
  ])('%s', (_name, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  test('deep nesting terminates', () => {
    expect(htmlToMarkdown('<div>'.repeat(5000) + 'x')).toBe('x');
  });

  // Malicious pages, each of which once took seconds to minutes of quadratic time.
  test.each([
    ['<![', '', ''],
    ['<a ', '', ''],
    ['<a "', '', ''],
    ['<a "\'', '', ''],
    ['<!', '', ''],
    ['<?', '', ''],
    ['</p>', '', ''],
    ['<!--StartFragment-->', '', ''],
    ['<svg></svg>', '', ''],
    ['text-decoration', '<p style="', '">x</p>'],
    ['\u00A0', '<p>', 'x</p>'],
    [' \n', '<p>', 'x</p>'],
    ['\n', '<pre>', 'x</pre>'],
    ['`', '<code>', '</code>'],
    ['`', '<pre>', '</pre>'],
    ['<ul><li>', '', ''],
    ['font-family:Consolas', '<p style="', '">x</p>'],
    ['<math>', '', ''],
    ['<math>application/x-tex</math>', '', ''],
    ['%', '<math alttext="', '"></math>'],
    ['$', '<table><tr><td>a</td><td>', '</td></tr></table>'],
    ['{\\displaystyle ', '<math alttext="', '"></math>'],
    ['<span class="katex">', '', ''],
  ])('200,000 letters of %j end', (part, before, after) => {
    const html = before + part.repeat(Math.ceil(200_000 / part.length)) + after;
    expect(typeof isWorthConverting(html)).toBe('boolean');
    expect(typeof htmlToMarkdown(html)).toBe('string');
  });

  test('an almost empty grid is not a table', () => {
    const html = `<table><tr>${'<td>a'.repeat(3000)}${'<tr><td>b'.repeat(3000)}</table>`;
    expect(htmlToMarkdown(html).length).toBeLessThan(40_000);
  });

  test('coloured code from an editor is pasted as plain text', () => {
    expect(
      isWorthConverting(
        '<meta charset="utf-8"><div style="font-family: Menlo, Monaco; white-space: pre;"><span>const</span></div>',
      ),
    ).toBe(false);
    expect(isWorthConverting('<p>only <b>bold</b></p>')).toBe(true);
    expect(isWorthConverting('<span>plain</span>')).toBe(false);
  });
});

const sheet = '| Name | Value |\n| --- | --- |\n| a | 1 |\n| b | 2.5 |';

test.each([
  [
    'Excel',
    `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">\r\n<head>\r\n<meta http-equiv=Content-Type content="text/html; charset=utf-8">\r\n<meta name=Generator content="Microsoft Excel 15">\r\n<style>\r\n<!--table\r\n\t{mso-displayed-decimal-separator:"\\.";}\r\n.xl65 {mso-number-format:Fixed;}\r\n-->\r\n</style>\r\n</head>\r\n<body link="#0563C1" vlink="#954F72">\r\n<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:\r\n collapse;width:96pt'>\r\n<!--StartFragment-->\r\n <col width=64 span=2 style='width:48pt'>\r\n <tr height=20 style='height:15.0pt'>\r\n  <td height=20 width=64 style='height:15.0pt;width:48pt'>Name</td>\r\n  <td width=64 style='width:48pt'>Value</td>\r\n </tr>\r\n <tr height=20 style='height:15.0pt'>\r\n  <td height=20 style='height:15.0pt'>a</td>\r\n  <td align=right>1</td>\r\n </tr>\r\n <tr height=20 style='height:15.0pt'>\r\n  <td height=20 style='height:15.0pt'>b</td>\r\n  <td class=xl65 align=right>2.5</td>\r\n </tr>\r\n<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`,
  ],
  [
    'LibreOffice Calc',
    `<!DOCTYPE html>\n<html>\n<head>\n<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n<title></title>\n<meta name="generator" content="LibreOffice 24.2 (Linux)"/>\n<style type="text/css">\nbody,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"Liberation Sans"; font-size:x-small }\n</style>\n</head>\n<body>\n<table cellspacing="0" border="0">\n<colgroup span="2" width="85"></colgroup>\n<tr>\n<td height="17" align="left">Name</td>\n<td align="left">Value</td>\n</tr>\n<tr>\n<td height="17" align="left">a</td>\n<td align="right" sdval="1" sdnum="1033;">1</td>\n</tr>\n<tr>\n<td height="17" align="left">b</td>\n<td align="right" sdval="2.5" sdnum="1033;">2.5</td>\n</tr>\n</table>\n</body>\n</html>`,
  ],
  [
    'Google Sheets',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">Name</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">Value</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">a</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;">1</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">b</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;">2.5</td></tr></tbody></table>`,
  ],
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>Name<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>Value<o:p></o:p></p></td></tr><tr style='mso-yfti-irow:1'><td width=301 valign=top><p class=MsoNormal>a<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>1<o:p></o:p></p></td></tr><tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td width=301 valign=top><p class=MsoNormal>b<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal>2.5<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`,
  ],
])('a table of %s', (_name, html) => {
  expect(isWorthConverting(html)).toBe(true);
  expect(htmlToMarkdown(html)).toBe(sheet);
});

test('a single Excel cell is its text', () => {
  const html =
    '<html><body><table><!--StartFragment--><col width=64><tr><td>a [1]</td></tr><!--EndFragment--></table></body></html>';
  expect(htmlToMarkdown(html)).toBe('a [1]');
});

test('pasted footnotes get unused numbers', () => {
  expect(renameNotes('A[^1] b[^2] c[^e1].\n\n[^1]: One.\n\n[^2]: Two.\n\n[^e1]: End.', 'x[^1]\n\n[^1]: y')).toBe(
    'A[^3] b[^2] c[^e1].\n\n[^3]: One.\n\n[^2]: Two.\n\n[^e1]: End.',
  );
  expect(renameNotes('A[^1].\n\n[^1]: One.', 'no notes')).toBe('A[^1].\n\n[^1]: One.');
});
