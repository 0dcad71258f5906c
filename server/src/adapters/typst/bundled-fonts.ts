import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const inside = (packageFile: string, names: readonly string[]) => names.map((name) => new URL(name, packageFile));

/**
 * Fonts from packages, in addition to those built into Typst (Libertinus Serif, New Computer Modern, DejaVu Sans Mono:
 * Latin, Greek, Cyrillic, Hebrew, mathematics).
 */
const ALWAYS = [
  // Symbols, Arabic, Armenian, Georgian and more; also used by matplotlib's figures.
  ...inside(import.meta.resolve('dejavu-fonts-ttf/package.json'), [
    'ttf/DejaVuSans.ttf',
    'ttf/DejaVuSans-Bold.ttf',
    'ttf/DejaVuSans-Oblique.ttf',
    'ttf/DejaVuSans-BoldOblique.ttf',
  ]),
  ...inside(import.meta.resolve('@expo-google-fonts/noto-serif-devanagari/package.json'), [
    '400Regular/NotoSerifDevanagari_400Regular.ttf',
    '700Bold/NotoSerifDevanagari_700Bold.ttf',
  ]),
  ...inside(import.meta.resolve('@expo-google-fonts/noto-emoji/package.json'), ['400Regular/NotoEmoji_400Regular.ttf']),
];

/** Large fonts, only used if a text contains their characters. */
const ON_DEMAND = [
  {
    characters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    files: inside(import.meta.resolve('@embedpdf/fonts-sc'), [
      '../fonts/NotoSansHans-Regular.otf',
      '../fonts/NotoSansHans-Bold.otf',
    ]),
  },
  {
    characters: /\p{Script=Hangul}/u,
    files: inside(import.meta.resolve('@expo-google-fonts/nanum-gothic/package.json'), [
      '400Regular/NanumGothic_400Regular.ttf',
      '700Bold/NanumGothic_700Bold.ttf',
    ]),
  },
];

const read = new Map<URL, Buffer>();

/** The bundled fonts that these texts may need: all of them if there are numeric character references. */
export function fontsFor(texts: readonly string[]): Buffer[] {
  const hasCodes = texts.some((text) => text.includes(String.raw`\u{`));
  const further = ON_DEMAND.filter(({ characters }) => hasCodes || texts.some((text) => characters.test(text)));
  return [...ALWAYS, ...further.flatMap(({ files }) => files)].map((file) => {
    const font = read.get(file) ?? readFileSync(file);
    read.set(file, font);
    return font;
  });
}

/** The operator's own fonts, sorted so that the order does not depend on the file system. */
export function readFontsFolder(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:ttf|otf|ttc|otc)$/iu.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name)));
}
