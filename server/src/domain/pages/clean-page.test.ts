import { describe, expect, it } from 'vitest';
import { type CleanPage, cleanPage, MAX_BODY } from './clean-page.ts';
import { KeptPages } from './kept-pages.ts';
import { FIGURE_MARK } from './lift-figures.ts';
import { writeNotice, writePage } from './page-shell.ts';

const page = (body: string, head = '<title>T</title>'): string =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>${head}</head>\n<body>\n${body}\n</body>\n</html>`;

function clean(html: string): CleanPage {
  const cleaned = cleanPage(html);
  if (typeof cleaned === 'string') throw new Error(cleaned);
  return cleaned;
}

/** Anything in a page that could run, load or send something. */
const ACTS =
  /<(?:script|iframe|object|embed|form|link|meta|base|style|svg|audio|video|button|textarea|foreignobject)|\son\w+\s*=|(?:href|src|action|srcset|formaction|xlink:href)="(?!#|https?:|mailto:|\uE000)|url\(|position|expression|@import/iu;

describe('a cleaned page', () => {
  it.each([
    ['a script', '<script>alert(1)</script><p>x</p>'],
    ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a handler', '<p onclick="alert(1)" ONMOUSEOVER=alert(2)>x</p><img src=x onerror=alert(1)>'],
    ['an address that runs', '<a href="javascript:alert(1)">x</a><a href=" jAva&#x09;script:alert(1)">y</a>'],
    [
      'a data address',
      '<a href="data:text/html,<script>alert(1)</script>">x</a><img src="data:text/html;base64,PHNjcmlwdD4=">',
    ],
    ['an address relative to the protocol', '<a href="//evil.example/x">x</a><img src="//evil.example/x.png">'],
    [
      'a frame, an object, an embedded file',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">',
    ],
    [
      'a form',
      '<form action="https://evil.example"><input name="password" autofocus onfocus=alert(1)><button>x</button></form>',
    ],
    ['a style', '<style>@import "https://evil.example/x.css"; p { background: url(https://evil.example) }</style>'],
    [
      'styles of an element',
      '<p style="position:fixed;inset:0;background:url(https://evil.example);width:expression(alert(1))">x</p>',
    ],
    [
      'a base and a refresh',
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
    ],
    [
      'MathML that is none',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    ],
    [
      'a link in MathML',
      '<math><mrow href="javascript:alert(1)" xlink:href="javascript:alert(1)"><mi>x</mi></mrow></math>',
    ],
    [
      'HTML in an annotation',
      '<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></semantics></math>',
    ],
    [
      'a drawing',
      '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    ],
    ['a drawing that does not end', '<p>x</p><svg onload="alert(1)"><script>alert(1)</script>'],
    [
      'drawings in each other',
      '<svg><svg onload="alert(1)"></svg><foreignObject><iframe src="x"></iframe></foreignObject></svg>',
    ],
    ['an end of a drawing without one', '</svg><img src=x onerror=alert(1)></svg>'],
    ['a comment', '<!--><img src=x onerror=alert(1)>--><p>x</p><!-- <script>alert(1)</script>'],
    ['a title that ends', '<p title="&quot;&gt;<script>alert(1)</script>">x</p>'],
    [
      'a template',
      '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ],
    [
      'more than one source',
      '<img srcset="https://evil.example/x 2x" src="https://evil.example/y"><picture><source srcset="https://evil.example/z"></picture>',
    ],
    ['a later body', '</body></html><body onload="alert(1)"><script>alert(1)</script>'],
    ['our own mark', `<img src="${FIGURE_MARK}../../api/x" onerror=alert(1)>`],
  ])('has nothing that acts: %s', (_, body) => {
    const { body: cleaned } = clean(page(body));
    expect(cleaned).not.toMatch(ACTS);
    // Also after being sanitised again, as a browser would read it.
    expect(clean(page(cleaned)).body).not.toMatch(ACTS);
  });

  it('keeps everything documents consist of', () => {
    const kept =
      '<section id="a" class="level1"><h1>A</h1><p><em>x</em> <a role="doc-noteref" href="#a">1</a></p><table><thead><tr><th style="text-align:left" scope="col">a</th></tr></thead></table><math display="block"><mfrac linethickness="0"><mi mathvariant="normal">x</mi><mn>2</mn></mfrac></math></section>';
    expect(clean(page(kept)).body.trim()).toBe(kept);
    expect(clean(page('<input type="checkbox" checked onclick="x()"> done')).body).toContain(
      '<input type="checkbox" disabled checked />',
    );
  });

  it('restricts external links, and has none into the workspace', () => {
    const { body } = clean(page('<a href="https://example.org">x</a> <a href="other.md">y</a> <a href="/admin">z</a>'));
    expect(body.trim()).toBe(
      '<a href="https://example.org" rel="noopener noreferrer nofollow ugc">x</a> <a>y</a> <a>z</a>',
    );
  });

  it('reveals nothing that is not meant for readers', () => {
    const { body, title } = clean(
      page(
        '<!-- SECRET --><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x % SECRET</annotation></semantics></math>',
        '<meta name="x" content="SECRET"><title>A &lt;b&gt; &amp;amp; &quot;c&quot;</title>',
      ),
    );
    expect(body).not.toContain('SECRET');
    expect(title).toBe('A <b> &amp; "c"');
  });

  it('has its pictures as files, each once, and replaces others by their descriptions', () => {
    const png = 'iVBORw0KGgo=';
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="Drawn" width="9"><path d="M0 0"/></svg>';
    const { body, figures } = clean(
      page(
        `<img alt="One" src="data:image/png;base64,${png}"><img src="data:image/png;base64,${png}">${drawn}<img src="https://evil.example/x.png" alt="Far"><img alt="Page" src="data:text/html;base64,${png}">`,
      ),
    );
    expect(figures.map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/svg+xml']);
    expect(Buffer.from(figures[1]?.bytes ?? []).toString()).toBe(drawn);
    expect(body.match(/<img [^>]*>/gu)).toHaveLength(3);
    expect(body).toContain(`src="${FIGURE_MARK}${figures[0]?.name}"`);
    expect(body).toMatch(/alt="Drawn"/u);
    expect(body).toContain('<span class="missing-image">Far</span>');
    expect(body).toContain('<span class="missing-image">Page</span>');
  });

  it('distinguishes drawings from those containing a photograph, which keep their colours in dark mode', () => {
    const photograph = '<svg><image href="data:image/png;base64,iVBORw0KGgo="/></svg>';
    const { figures } = clean(page(`<svg><path d="M0 0"/></svg>${photograph}`));
    expect(figures.map(({ name }) => name.replace(/^[0-9a-f]{24}/u, ''))).toEqual(['.svg', '.mixed.svg']);
  });

  it('is bounded, and created in linear time', () => {
    expect(cleanPage(page('x'.repeat(MAX_BODY + 1)))).toContain('too long');
    const dots = Array.from({ length: 501 }, (_, n) => `<img src="data:image/png;base64,${btoa(String(n))}">`);
    expect(cleanPage(page(dots.join('')))).toContain('more than 500 pictures');
    for (const part of ['<div>', '<li><p>', '<div></x>', '<b>', '<x-y>', '<i><textarea></i></textarea>'])
      expect(cleanPage(page(part.repeat(250_000)))).toContain('in each other');
    for (const part of ['<p>x</p><br>', '<li>x', '<p>x', '<img src="x">', '</p>', '<b></b>'])
      expect(cleanPage(page(part.repeat(5000)))).toBeTypeOf('object');
    for (const part of ['<svg>', '</svg>', '</b>', '<img src="data:image/png;base64,', '&lt;', '<a href="', '<!--']) {
      const before = performance.now();
      cleanPage(page(part.repeat(100_000)));
      expect(performance.now() - before).toBeLessThan(5000);
    }
  });
});

describe('the frame around it', () => {
  const shown = {
    title: '"><script>alert(1)</script>',
    lang: 'de',
    dir: '',
    body: `<p>x</p><img src="${FIGURE_MARK}a.png">`,
    path: '/p/kelp',
    address: 'https://docs.example.org/p/kelp',
    indexed: false,
    hasPdf: true,
    madeAt: Date.UTC(2026, 10, 23),
    appName: 'A & B <c>',
    homepage: 'https://example.org/?a&b',
  };

  it('shows names chosen by others as text', () => {
    const html = writePage(shown, 'p {}');
    expect(html).not.toContain('<script');
    expect(html).toContain('<title>&quot;&gt;&lt;script&gt;');
    expect(html).toContain('A &amp; B &lt;c&gt;');
    expect(html).toContain('<img src="/p/kelp/a.png">');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(
      'As of <time datetime="2026-11-23">23 November 2026</time><span> · <a href="/p/kelp/pdf">PDF</a></span>',
    );
    expect(html).toContain('<link rel="canonical" href="https://docs.example.org/p/kelp">');
  });

  it('scrolls tables that are wider than the text', () => {
    const html = writePage({ ...shown, body: '<table class="x"><tr><td>&lt;table ></td></tr></table><tablet>' }, '');
    expect(html).toContain(
      '<div class="page-table"><table class="x"><tr><td>&lt;table ></td></tr></table></div><tablet>',
    );
  });

  it('separates footnotes from the references, under a heading in the language of the text', () => {
    const notes =
      '<section id="footnotes" class="footnotes footnotes-end-of-document" role="doc-endnotes">\n<hr />\n<ol><li id="fn1">It does.</li></ol>\n</section>';
    const body = `<main><section id="references"><h1>Literatur</h1>${notes}<div>Lovelace</div></section>\n</main>`;
    const read = (lang: string): string =>
      /<main>.*<\/main>/su.exec(writePage({ ...shown, lang, body }, ''))?.[0] ?? '';
    expect(read('de-AT')).toMatch(
      /Lovelace<\/div><\/section>\s*<section id="footnotes"[^>]*>\s*<h1>Anmerkungen<\/h1>\s*<ol><li id="fn1">It does/u,
    );
    expect(read('')).toContain('<h1>Notes</h1>');
    expect(read('el')).toMatch(/role="doc-endnotes">\s*<hr>\s*<ol>/u);
  });

  it('is indexed by search engines only on request', () => {
    expect(writePage(shown, '')).toContain('noindex');
    expect(writePage({ ...shown, indexed: true }, '')).not.toContain('noindex');
    expect(writeNotice({ title: 'T', text: '<b>' }, '')).toContain('noindex');
  });
});

it('caches the pages that are read, up to a size', async () => {
  const kept = new KeptPages(100);
  const loaded: string[] = [];
  const read = (name: string, size: number) =>
    kept.read(name, async () => {
      loaded.push(name);
      return name.repeat(size);
    });
  await read('a', 40);
  await read('b', 40);
  await read('a', 40);
  await read('c', 40);
  await read('a', 40);
  await read('b', 40);
  expect(loaded.join('')).toBe('abcb');
  await read('d', 200);
  await read('d', 200);
  expect(loaded.join('')).toBe('abcbdd');
});
