import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '@scriptorium/contract/errors.ts';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No public page can have this name: see `isPageName`. */
const FOLDER = '/p/-';

/**
 * Formulas are MathML, whose letters and stretchy operators few text fonts have. This one (STIX Two Math, SIL Open Font
 * License) matches the text's and is loaded only where there are formulas. The WOFF, because the WOFF2 adds hints and
 * is larger.
 */
const MATH = 'stix-two-math-latin-400-normal.woff';
const MATH_FILE = new URL(`files/${MATH}`, import.meta.resolve('@fontsource/stix-two-math/package.json'));
const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const LATIN_EXT = 'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB';
const GREEK = 'U+370-3FF';
const CYRILLIC = 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116';

/**
 * The product's fonts: family, file in the built client (SIL Open Font License), and the characters for which each is
 * loaded.
 */
const FACES = [
  ['Source Serif 4', 'source-serif-4-latin-opsz-normal', 'normal', LATIN],
  ['Source Serif 4', 'source-serif-4-latin-opsz-italic', 'italic', LATIN],
  ['Source Serif 4', 'source-serif-4-latin-ext-opsz-normal', 'normal', LATIN_EXT],
  ['Source Serif 4', 'source-serif-4-latin-ext-opsz-italic', 'italic', LATIN_EXT],
  ['Source Serif 4', 'source-serif-4-greek-opsz-normal', 'normal', GREEK],
  ['Source Serif 4', 'source-serif-4-cyrillic-opsz-normal', 'normal', CYRILLIC],
  ['Source Serif 4', 'source-serif-4-cyrillic-opsz-italic', 'italic', CYRILLIC],
  ['JetBrains Mono', 'jetbrains-mono-latin-wght-normal', 'normal', LATIN],
] as const;

/** Added to the style sheet of public pages. */
export const FONT_CSS = `
${FACES.map(
  ([family, file, style, range]) =>
    `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: 200 900; font-display: swap; src: url('${FOLDER}/${file}.woff2') format('woff2'); unicode-range: ${range}; }`,
).join('\n')}
@font-face { font-family: 'Page Math'; font-display: swap; src: local('STIX Two Math'), url('${FOLDER}/${MATH}') format('woff'); }
math { font-family: 'Page Math', 'Cambria Math', math; }
`;

/** Serves fonts to public pages, which cannot load the product's, since they have an origin of their own. */
export function registerPageFonts(app: FastifyInstance, assets: string): void {
  const read = new Map<string, Promise<Font | null>>();

  const readOnce = (face: string): Promise<Font | null> => {
    const known = read.get(face);
    if (known !== undefined) return known;
    const forget = (): boolean => read.delete(face);
    const reading = face === MATH ? readFile(MATH_FILE).then(nameFont) : readFont(assets, face);
    read.set(face, reading);
    // The client may be built later, while the server is running.
    reading.then((font) => font ?? forget(), forget);
    return reading;
  };

  app.get<{ Params: { font: string } }>(`${FOLDER}/:font`, async (request, reply) => {
    const { font: wanted } = request.params;
    const face = wanted === MATH ? MATH : FACES.find(([, file]) => `${file}.woff2` === wanted)?.[1];
    const font = face === undefined ? null : await readOnce(face);
    if (font === null) fail('not-found', { message: 'There is nothing at this address.' });
    if (isKnown(request, reply.type(face === MATH ? 'font/woff' : 'font/woff2'), font.tag))
      return reply.status(304).send();
    return reply.send(font.bytes);
  });
}

interface Font {
  bytes: Buffer;
  tag: string;
}

/** Built files have a hash in their names. If the client is not built, pages use their readers' fonts. */
async function readFont(assets: string, face: string): Promise<Font | null> {
  const names = await readdir(assets).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const built = names.find((name) => name.startsWith(`${face}-`) && name.endsWith('.woff2'));
  if (built === undefined) return null;
  return nameFont(await readFile(join(assets, built)));
}

function nameFont(bytes: Buffer): Font {
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Cached for a month: they change only with a release, if at all. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply
    .header('cache-control', 'public, max-age=2592000')
    .header('etag', tag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  return request.headers['if-none-match'] === tag;
}
