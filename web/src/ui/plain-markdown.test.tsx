import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainMarkdown } from './plain-markdown.tsx';

const render = (text: string): string =>
  renderToStaticMarkup(<PlainMarkdown text={text} />).replace(/^<div[^>]*>|<\/div>$/g, '');

test('renders headings, paragraphs, lists and inline marks as elements', () => {
  expect(render('# Terms\nBe **kind** and *fair*.\nReally.\n\n- one\n- `two`\n\n1. first')).toBe(
    '<h3>Terms</h3><p>Be <strong>kind</strong> and <em>fair</em>. Really.</p>' +
      '<ul><li>one</li><li><code>two</code></li></ul><ol><li>first</li></ol>',
  );
  expect(render('snake_case_name and 2*3*4')).toBe('<p>snake_case_name and 2*3*4</p>');
});

test('links lead to the web, to e-mail or into the application, nowhere else', () => {
  expect(render('[a](https://x.org) [b](mailto:c@x.org)')).toContain('href="https://x.org"');
  expect(render('[a](#b)')).toBe('<p><a href="#b">a</a></p>');
  for (const target of ['javascript:alert(1)', 'data:text/html,x', '//evil.tld', 'JaVaScRiPt:1']) {
    expect(render(`[a](${target})`)).not.toContain('href');
  }
});

test('markup in the text stays text', () => {
  expect(render('<script>1</script>')).toBe('<p>&lt;script&gt;1&lt;/script&gt;</p>');
});
