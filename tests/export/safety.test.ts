import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createConverter } from '../../server/src/adapters/pandoc/converter.ts';
import { type ConverterProcess, startConverterProcess } from '../../server/src/adapters/pandoc/converter-process.ts';
import { borrowConverter } from '../_support/borrow-converter.ts';
import { findConverters } from '../_support/find-converters.ts';
import { FULL } from '../_support/full.ts';
import { NODE, ROOT } from '../_support/start-server.ts';
import { makeInput, readProfile } from './_support/documents.ts';

const converter = borrowConverter();
let canary: Server;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('canary');
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
});
afterAll(async () => {
  canary.closeAllConnections();
  await new Promise((resolve) => canary.close(resolve));
});

const PASSWORDS = /root:x:0:0|daemon:x:/u;

describe('nothing of the machine or the network gets into a result', () => {
  const documents: readonly (readonly [string, () => string])[] = [
    ['absolute image', () => '![x](/etc/passwd) ![x](/etc/hostname)'],
    ['file address', () => '![x](file:///etc/passwd) ![x](file:///proc/self/environ)'],
    ['climbing image', () => '![x](../../../../../../etc/passwd)'],
    [
      'remote image and frame',
      () => `![x](${address}/a.png)\n\n<iframe src="${address}/b"></iframe>\n\n<img src="${address}/c">`,
    ],
    [
      'front matter',
      () =>
        `---\nheader-includes: |\n  <script src="${address}/d"></script>\ncss: ${address}/e.css\nlang: '"><script>alert(1)</script>'\nbibliography: [/etc/passwd, "${address}/f.bib"]\ncsl: ${address}/g.csl\n---\n\ntext [@x]`,
    ],
    [
      'rmarkdown’s options',
      () =>
        '---\noutput:\n  html_document:\n    pandoc_args: ["--lua-filter=x.lua", "-o", "/tmp/scriptorium-owned"]\npandoc_args: ["--extract-media=/tmp"]\n---\n\ntext',
    ],
    [
      'raw typst',
      () =>
        `\`#read("/etc/passwd")\`{=typst}\n\n\`\`\`{=typst}\n#import "@preview/cetz:0.3.0": *\n#include "/etc/passwd"\n#eval("import \\"@preview/x:0.1.0\\"")\n#image("/etc/passwd")\n\`\`\`\n\ntext`,
    ],
    ['raw latex', () => '\\input{/etc/passwd}\n\n\\include{/etc/passwd}\n\n\\verbatiminput{/etc/passwd}\n\ntext'],
  ];
  // A format for which pandoc embeds files, and Typst, which reads them itself; the others read as the first does.
  test.each(documents)('%s', async (_, write) => {
    for (const profile of FULL ? ['html', 'word', 'pdf', 'epub', 'latex'] : ['html', 'pdf']) {
      const outcome = await converter.convert(makeInput(write(), {}, readProfile(profile)));
      if (outcome.ok) expect(new TextDecoder('latin1').decode(outcome.bytes)).not.toMatch(PASSWORDS);
      else expect(outcome.reason).toBe('document');
    }
    expect(asked).toEqual([]);
  });

  const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"';
  const drawings: readonly (readonly [string, () => string])[] = [
    [
      'a foreign entity',
      () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><text y="9">&x;</text></svg>`,
    ],
    [
      'entities of entities',
      () => {
        const entities = Array.from({ length: 30 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`);
        return `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]><svg ${SVG}><text y="9">&e30;</text></svg>`;
      },
    ],
    [
      'images from elsewhere',
      () =>
        `<svg ${SVG}><image href="${address}/h.png" width="9" height="9"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>` +
        `<use href="${address}/i.svg#x"/><style>@import url("${address}/j.css"); rect { fill: url(${address}/k.svg#x) }</style><rect width="9" height="9"/></svg>`,
    ],
    [
      'a script and a page',
      () =>
        `<svg ${SVG} onload="fetch('${address}/l')"><script href="${address}/m.js"/><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}/n"/></foreignObject></svg>`,
    ],
    [
      'a size that no paper has',
      () => `<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect width="1e9" height="1e9"/></svg>`,
    ],
    [
      'groups in groups',
      () => `<svg ${SVG}>${'<g>'.repeat(20_000)}<rect width="9" height="9"/>${'</g>'.repeat(20_000)}</svg>`,
    ],
    [
      'uses of uses',
      () => {
        const uses = Array.from({ length: 25 }, (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`);
        return `<svg ${SVG}><rect id="u0" width="9" height="9"/>${uses.join('')}<use href="#u25"/></svg>`;
      },
    ],
    [
      'a drawing in itself',
      () => `<svg ${SVG}><g id="a"><use href="#a"/></g><image href="drawing.svg" width="9" height="9"/></svg>`,
    ],
    ['no drawing at all', () => 'x'.repeat(100_000)],
  ];
  // Drawn once for Word and once by Typst; other formats embed the file as it is.
  test.each(FULL ? drawings : drawings.filter((_, at) => at % 2 === 0))(
    'a drawing with %s costs neither the machine nor others',
    async (_, draw) => {
      const files = { 'folder/drawing.svg': draw() };
      for (const profile of FULL ? ['html', 'word', 'pdf', 'epub'] : ['word', 'pdf']) {
        const input = {
          ...makeInput('![Caption](drawing.svg)\n\ntext', files, readProfile(profile)),
          milliseconds: 20_000,
        };
        const outcome = await converter.convert(input);
        if (outcome.ok) expect(new TextDecoder('latin1').decode(outcome.bytes)).not.toMatch(PASSWORDS);
        else expect(['document', 'time', 'busy', 'memory', 'crash']).toContain(outcome.reason);
      }
      expect(asked).toEqual([]);
      // The next export is served.
      expect((await converter.convert(makeInput('text', {}, readProfile('html')))).ok).toBe(true);
    },
    120_000,
  );

  test.each([
    ['rst', '.. include:: /etc/passwd\n\n.. raw:: html\n   :file: /etc/passwd\n\ntext\n'],
    ['org', '#+INCLUDE: "/etc/passwd"\n\ntext\n'],
    ['latex', '\\documentclass{article}\\begin{document}\\input{/etc/passwd} text\\end{document}'],
    ['typst', '#include "/etc/passwd"\n\ntext'],
    ['html', '<p>text</p><img src="/etc/passwd"><object data="/etc/passwd"></object>'],
  ])('%s that includes files', async (from, text) => {
    const outcome = await converter.convert(makeInput(text, {}, `from: ${from}\nto: html5\nembed-resources: true\n`));
    if (outcome.ok) expect(new TextDecoder().decode(outcome.bytes)).not.toMatch(PASSWORDS);
    else expect(outcome.reason).toBe('document');
  });

  test('reads workspace files outside the folder, but none that were not passed to it', async () => {
    const input = makeInput('![a](../other/a.svg) ![b](../../b.svg)', {
      'other/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
    const { log, ok } = await converter.convert(input);
    expect(ok).toBe(true);
    expect(log.map(({ message }) => message)).toEqual([expect.stringContaining('../../b.svg was not found')]);
  });

  test('a profile naming a foreign file is rejected before anything runs', async () => {
    const outcome = await converter.convert(makeInput('text', {}, 'to: html5\ninclude-before-body: /etc/passwd\n'));
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'document',
      cause: expect.stringContaining('path inside the workspace') as string,
    });
  });
});

describe('a malicious document hits a limit, and the next one succeeds', () => {
  const small = { milliseconds: 60_000, memoryBytes: 1_024 * 1024 * 1024, outputBytes: 4 * 1024 * 1024 };
  const gate: readonly (readonly [string, string])[] = [
    ['a table of a million pipes', `|${'a|'.repeat(1_000_000)}\n|${'-|'.repeat(1_000_000)}\n`],
  ];
  const more: readonly (readonly [string, string])[] = [
    ['runs of emphasis', '*_'.repeat(30_000)],
    ['50,000 brackets', '['.repeat(50_000)],
    ['20,000 quotes', `${'>'.repeat(20_000)} x`],
    ['ten megabytes in a line', 'x'.repeat(10_000_000)],
    [
      'lists 5,000 deep',
      Array.from({ length: 5_000 }, (_, i) => `${'  '.repeat(i)}- x`)
        .join('\n')
        .slice(0, 9_000_000),
    ],
  ];
  test.each(FULL ? [...gate, ...more] : gate)('%s', async (_, text) => {
    const limited = createConverter({ size: 1, limits: small });
    try {
      const outcome = await limited.convert({ ...makeInput(text), milliseconds: FULL ? 4_000 : 1_500 });
      if (!outcome.ok) {
        expect(['time', 'busy', 'memory', 'output', 'document', 'crash']).toContain(outcome.reason);
        expect(outcome.cause.length).toBeGreaterThan(20);
      }
      expect((await limited.convert(makeInput('# fine\n'))).ok).toBe(true);
    } finally {
      await limited.close();
    }
  });

  test('what merely got no CPU time on a busy machine is not called too large', async () => {
    const others = new Set(findConverters(process.pid));
    const limited = createConverter({ size: 1 });
    try {
      expect((await limited.convert(makeInput('warm'))).ok).toBe(true);
      const pid = findConverters(process.pid).find((each) => !others.has(each)) ?? 0;
      const outcome = await limited.convert(
        { ...makeInput('*_'.repeat(60_000)), milliseconds: 1_500 },
        // Stopped, as if another program had the CPU.
        { onStage: (stage) => stage === 'converting' && process.kill(pid, 'SIGSTOP') },
      );
      expect(outcome).toMatchObject({ ok: false, reason: 'busy' });
    } finally {
      await limited.close();
    }
  });

  test('what gets the CPU only after its time is finished nevertheless', async () => {
    const others = new Set(findConverters(process.pid));
    const limited = createConverter({ size: 1 });
    const milliseconds = 2_000;
    try {
      expect((await limited.convert(makeInput('warm'))).ok).toBe(true);
      const pid = findConverters(process.pid).find((each) => !others.has(each)) ?? 0;
      const outcome = await limited.convert(
        { ...makeInput('Some words.'), milliseconds },
        {
          onStage: (stage) => {
            if (stage !== 'converting') return;
            process.kill(pid, 'SIGSTOP');
            setTimeout(() => process.kill(pid, 'SIGCONT'), milliseconds + 500);
          },
        },
      );
      expect(outcome).toMatchObject({ ok: true });
    } finally {
      await limited.close();
    }
  });

  test('a cancelled conversion ends at once and leaves no process', async () => {
    const limited = createConverter({ size: 1 });
    try {
      expect((await limited.convert(makeInput('warm'))).ok).toBe(true);
      const controller = new AbortController();
      const running = limited.convert(makeInput('*_'.repeat(60_000)), {
        signal: controller.signal,
        onStage: (stage) => {
          if (stage === 'converting') controller.abort();
        },
      });
      expect(await running).toMatchObject({ ok: false, reason: 'cancelled' });
    } finally {
      await limited.close();
    }
  });
});

describe('folder and file names that pandoc reserves or misinterprets', () => {
  const NAMES = ['stdin', '~output', 'http:', '#'];
  const MORE = [
    'stderr',
    '-',
    'a%20b',
    '+RTS',
    'stdout',
    'warnings',
    '.scriptorium',
    '~main.typ',
    '[x]',
    'a"b',
    '~',
    'file:',
    'data:',
  ];
  const LAST = ['%41', '?', '*', '$x', "a'b", '{}', '--help'];
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  const bib = '@article{key, author={Doe, J}, title={Titled}, year={2020}}\n';
  const text = '---\nbibliography: refs.bib\n---\n\nBody [@key] ![pic](pic.svg)\n';

  test.each(FULL ? [...NAMES, ...MORE, ...LAST] : NAMES)('%s', async (name) => {
    const encode = (content: string) => new TextEncoder().encode(content);
    for (const [inputs, folder] of [
      [[{ name: `${name}/paper.md`, text }], name],
      [
        [
          { name: `paper/${name}.md`, text },
          { name: `${name}/second.md`, text: 'More.\n' },
        ],
        'paper',
      ],
    ] as const) {
      const files = new Map([
        [`${folder}/refs.bib`, encode(bib)],
        [`${folder}/pic.svg`, encode(picture)],
      ]);
      const outcome = await converter.convert({ ...makeInput(''), inputs, files });
      if (!outcome.ok) throw new Error(outcome.cause);
      expect(outcome.log).toEqual([]);
      const page = new TextDecoder().decode(outcome.bytes);
      expect(page).toContain('>Doe 2020</a>');
      expect(page).toContain('data:image/svg+xml');
    }
  });
});

describe('an endless citation style', () => {
  const style = (macros: string) =>
    `<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0"><info><title>x</title><id>x</id><updated>2020-01-01T00:00:00+00:00</updated></info>${macros}<citation><layout><text macro="a"/></layout></citation><bibliography><layout><text macro="a"/></layout></bibliography></style>`;
  const endless = style('<macro name="a"><text macro="a"/></macro>');

  test.each(['house.csl', 'house.xml', 'sub/house.txt'])(
    'is left out with a message, whatever its name (%s)',
    async (name) => {
      const text = `---\ncsl: ${name}\nreferences:\n- {id: k, title: Titled}\n---\n\n[@k]\n`;
      const outcome = await converter.convert(makeInput(text, { [`folder/${name}`]: endless }));
      if (!outcome.ok) throw new Error(outcome.cause);
      expect(outcome.log).toEqual([
        {
          level: 'warning',
          message: `The citation style ${name} cannot be used: its macro “a” uses itself. Chicago (author and date) was used.`,
          said: {
            text: 'The citation style {path} cannot be used: {fault}. Chicago (author and date) was used.',
            values: { path: name, fault: 'its macro “a” uses itself' },
          },
          file: 'folder/text.md',
          line: 2,
        },
      ]);
      expect(new TextDecoder().decode(outcome.bytes)).toContain('Titled');
    },
  );

  if (FULL)
    test('has less time than bundled ones, even if it is valid', async () => {
      const limited = createConverter({ size: 1, limits: { styleMilliseconds: 1 } });
      const house = style('<macro name="a"><text variable="title"/></macro>');
      const text = (csl: string) => `---\ncsl: ${csl}\nreferences:\n- {id: k, title: Titled}\n---\n\n[@k]\n`;
      try {
        expect(await limited.convert(makeInput(text('ieee.csl')))).toMatchObject({ ok: true, log: [] });
        const own = makeInput(text('house.csl'), { 'folder/house.csl': house });
        expect(await limited.convert(own)).toMatchObject({ ok: false, reason: 'time' });
        expect(await converter.convert(own)).toMatchObject({ ok: true, log: [] });
      } finally {
        await limited.close();
      }
    });

  test("is left out as a profile's file too", async () => {
    const input = makeInput('text\n', {}, 'to: html5\ncsl: house.csl\n');
    const attachments = new Map([['house.csl', new TextEncoder().encode(endless)]]);
    const outcome = await converter.convert({ ...input, attachments });
    expect(outcome).toMatchObject({
      ok: true,
      log: [{ message: expect.stringContaining('house.csl cannot be used') as string }],
    });
  });
});

describe('Typst', () => {
  /** Assembled from parts, so that no filter finds a word in the text. */
  const importing = (address: string): string =>
    `#(dictionary(std).at("ev" + "al"))("im" + "port \\"${address}:0.1.0\\": *", mode: "code")`;

  test("loads no packages, neither from the network nor from the server's home folder", async () => {
    const home = mkdtempSync(join(tmpdir(), 'scriptorium-home-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    for (const place of ['.cache/typst/packages/preview', '.local/share/typst/packages/local']) {
      const inside = join(home, place, 'known', '0.1.0');
      mkdirSync(inside, { recursive: true });
      const about = '[package]\nname = "known"\nversion = "0.1.0"\nentrypoint = "lib.typ"\n';
      writeFileSync(join(inside, 'typst.toml'), about);
      writeFileSync(join(inside, 'lib.typ'), '#let secret = 1');
    }
    const proxied: string[] = [];
    canary.on('connect', ({ url }, socket) => {
      proxied.push(url ?? '');
      socket.destroy();
    });
    const sources = ['@preview/known', '@local/known', '@preview/absent'].map(importing);
    const script = `
      const { typesetPdf } = await import(${JSON.stringify(join(ROOT, 'server/src/adapters/typst/typeset-pdf.ts'))});
      const options = { root: process.cwd(), fonts: [], sourceDate: 0 };
      const made = ${JSON.stringify(sources)}.map((source) => typesetPdf(source, new Map(), options).bytes !== undefined);
      console.log(JSON.stringify(made));`;
    const env = { HOME: home, HTTPS_PROXY: address };
    const { stdout } = await promisify(execFile)(NODE, ['--input-type=module', '-e', script], { cwd: home, env });
    expect(JSON.parse(stdout)).toEqual([false, false, false]);
    expect(proxied).toEqual([]);
  });
});

describe('the converter process', () => {
  const limits = { milliseconds: 60_000, memoryBytes: 1_280 * 1024 * 1024, outputBytes: 1_000_000 };
  let child: ConverterProcess;
  beforeAll(async () => {
    child = await startConverterProcess(limits, undefined);
  });
  afterAll(() => child.stop());

  test('has an empty environment and only its three streams', () => {
    const environment = execFileSync('cat', [`/proc/${child.pid}/environ`]).toString();
    expect(environment).toBe('');
    const open = execFileSync('ls', ['-l', `/proc/${child.pid}/fd`]).toString();
    expect(open).not.toMatch(/sqlite|blobs|socket:.*\btcp\b/u);
    const folder = execFileSync('readlink', [`/proc/${child.pid}/cwd`])
      .toString()
      .trim();
    expect(execFileSync('ls', ['-A', folder]).toString()).toBe('');
  });

  test('is killed with its process group', async () => {
    expect(child.usable).toBe(true);
    await child.stop();
    expect(child.usable).toBe(false);
    expect(() => process.kill(child.pid, 0)).toThrow();
  });
});
