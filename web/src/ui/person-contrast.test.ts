import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(SOURCE, path), 'utf8');

type Rgb = readonly [number, number, number];
type Theme = ReadonlyMap<string, Rgb>;

function parseHex(hex: string): Rgb {
  const unit = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [unit(1), unit(3), unit(5)];
}

function readThemes(): { light: Theme; dark: Theme } {
  const [light, dark] = [new Map<string, Rgb>(), new Map<string, Rgb>()];
  for (const [, name = '', one = '', other = ''] of read('ui/tokens.css').matchAll(
    /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/gu,
  )) {
    light.set(name, parseHex(one));
    dark.set(name, parseHex(other));
  }
  return { light, dark };
}

function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  const unit = (at: 0 | 1 | 2): number => color[at] * share + ground[at] * (1 - share);
  return [unit(0), unit(1), unit(2)];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((unit) => (unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const PEOPLE = Array.from({ length: 10 }, (_, i) => `person-${i + 1}`);
/** Possible backgrounds of text in a person's colour or on a tint of it: page, code and table heads, cards. */
const GROUNDS = ['bg', 'sunken', 'surface'];
const EDITOR = ['bg', 'sunken'];

/** A person's colour as written in a style sheet or editor theme, alone or mixed with another. */
const PERSON = /^(?:var\(--(?:person|author|p)\)|color-mix\(in srgb, var\(--(?:person|author|p)\) (\d+)%, .*\))$/u;

interface Use {
  file: string;
  /** `color` or `background`. */
  property: string;
  /** The share of the person's colour in the mix, 0 to 1. */
  share: number;
}

/** Every text and background in a person's colour. */
function listUses(): Use[] {
  return globSync('**/*.{css,ts,tsx}', { cwd: SOURCE })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])(color|background|backgroundColor): '?([^;'\n]+)/gu)].flatMap(
        ([, property = '', value = '']): Use[] => {
          const found = PERSON.exec(value);
          if (found === null) return [];
          return [
            { file, property: property === 'color' ? 'color' : 'background', share: Number(found[1] ?? 100) / 100 },
          ];
        },
      ),
    );
}

const uses = listUses();
const themes = Object.entries(readThemes());

function pick(theme: Theme, name: string): Rgb {
  const color = theme.get(name);
  if (color === undefined) throw new Error(`There is no colour ${name}`);
  return color;
}

/** All pairs with less contrast than required. */
function findPale(least: number, pairs: Iterable<[what: string, text: Rgb, ground: Rgb]>): string[] {
  const pale: string[] = [];
  let judged = 0;
  for (const [what, text, ground] of pairs) {
    judged += 1;
    const reached = contrast(text, ground);
    if (reached < least) pale.push(`${what}: ${reached.toFixed(2)}`);
  }
  expect(judged).toBeGreaterThan(PEOPLE.length);
  return pale;
}

it('finds every use of people’s colours', () => {
  const told = new Set(uses.map(({ file, property }) => `${file} ${property}`));
  for (const known of [
    'editor/review/draw-marks.ts color',
    'editor/review/draw-marks.ts background',
    'editor/collab/view/presence-field.ts background',
    'editor/authors.ts background',
    'ui/text-comparison.module.css background',
    'ui/author-legend.module.css background',
    'features/document/people.module.css background',
    'ui/user-avatar.module.css background',
  ])
    expect(told).toContain(known);
});

describe.each(themes)('%s', (_name, theme: Theme) => {
  const color = (name: string): Rgb => pick(theme, name);

  it('text in any person’s colour is legible on every background, including any other person’s tint', () => {
    expect(
      findPale(
        4.5,
        (function* () {
          const tints = uses.filter(({ file, share }) => file.startsWith('editor/') && share < 1);
          for (const { file, property, share } of uses) {
            if (property !== 'color') continue;
            for (const person of PEOPLE) {
              const text = mix(color(person), color('ink'), share);
              for (const ground of GROUNDS) yield [`${file} ${person} on ${ground}`, text, color(ground)];
              for (const ground of EDITOR)
                for (const tint of tints.filter((one) => one.property === 'background'))
                  for (const other of PEOPLE)
                    yield [
                      `${file} ${person} on ${other} over ${ground}`,
                      text,
                      mix(color(other), color(ground), tint.share),
                    ];
            }
          }
        })(),
      ),
    ).toEqual([]);
  });

  it('text on a background in any person’s colour is legible', () => {
    expect(
      findPale(
        4.5,
        (function* () {
          for (const { file, property, share } of uses) {
            if (property !== 'background') continue;
            for (const person of PEOPLE) {
              if (share === 1) {
                const on = theme.get(`on-${person}`);
                if (on === undefined) throw new Error(`Nothing says what is written on ${person}`);
                yield [`${file} on ${person}`, on, color(person)];
                continue;
              }
              const isEditor = file.startsWith('editor/');
              for (const ground of isEditor ? EDITOR : GROUNDS)
                for (const text of isEditor ? ['ink', 'ink-2', 'accent'] : ['ink', 'ink-2'])
                  yield [
                    `${file} ${text} on ${person} over ${ground}`,
                    color(text),
                    mix(color(person), color(ground), share),
                  ];
            }
          }
        })(),
      ),
    ).toEqual([]);
  });

  it('carets, underlines and bars are distinguishable from their background', () => {
    expect(
      findPale(
        3,
        (function* () {
          for (const person of PEOPLE)
            for (const ground of GROUNDS) yield [`${person} on ${ground}`, color(person), color(ground)];
        })(),
      ),
    ).toEqual([]);
  });
});

it('faint marks on people’s tints are secondary text', () => {
  for (const file of ['editor/review/draw-marks.ts', 'editor/collab/view/presence-field.ts', 'editor/authors.ts']) {
    const grounds = [
      ...read(file).matchAll(/backgroundColor: 'color-mix\(in srgb, var\(--(?:person|author)\) \d+%, tr/gu),
    ];
    expect(grounds.length).toBeGreaterThan(0);
    for (const { index } of grounds) expect(read(file).slice(index - 40, index)).toContain('...faintAsInk');
  }
});
