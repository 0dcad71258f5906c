import { convert } from 'pandoc-wasm';
import type { StateCommand } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { insertCodeBlock, insertDiv, insertMathBlock, insertRule, insertTable } from './insert-block.ts';
import { setHeading, toggleBulletList, toggleOrderedList, toggleQuote, toggleTaskList } from './lines.ts';
import { runMarked } from './marked-text.ts';

interface Block {
  readonly t: string;
  readonly c?: unknown;
}

/** Each takes two conversions; `SEEDS=1000` tries more. */
const SEEDS = Number(process.env['SEEDS'] ?? 10);

const from = 'markdown+mark';

async function readBlocks(text: string): Promise<readonly Block[]> {
  const { stdout } = await convert({ from, to: 'json' }, text, {});
  return (JSON.parse(stdout) as { blocks: Block[] }).blocks;
}

/** A seeded random number generator. */
function createRandom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What surrounds the position, each with a distinct word. */
const neighbours: readonly ((word: string) => string)[] = [
  (word) => `A paragraph with ${word} in it.`,
  (word) => `Two lines\nof ${word} here.`,
  (word) => `# Heading ${word}`,
  (word) => `\`\`\`\ncode ${word}\n\`\`\``,
  (word) => `| a | b |\n|---|---|\n| 1 | ${word} |\n\n: Caption`,
  (word) => `::: {.note}\nin a div ${word}\n:::`,
  (word) => `$$\n${word}\n$$`,
  (word) => `* * *\n\n${word}`,
  (word) => `\\begin{equation}\n${word}\n\\end{equation}`,
];
const lists = (word: string): string => `- one\n- two ${word}\n    - three`;
const quotes = (word: string): string => `> quoted\n> ${word}`;

/** What the caret is in. `#` marks possible positions. */
const places: readonly string[] = [
  '#A sen#tence to chan#ge.#',
  'first li#ne\nseco#nd line#\nthird line#',
  '#',
  '::: {.box}\nsome te#xt\n:::',
  '::: {.box}\nsome te#xt\nmore#\n\nand more\n:::',
];

const made: readonly (readonly [name: string, command: StateCommand, type: RegExp, apart: RegExp | null])[] = [
  ['bullet list', toggleBulletList, /"BulletList"/, /^-/],
  ['numbered list', toggleOrderedList, /"OrderedList"/, null],
  ['task list', toggleTaskList, /"BulletList".*☐/, /^-/],
  ['quote', toggleQuote, /"BlockQuote"/, /^>/],
  ['heading', setHeading(2), /"Header","c":\[2/, null],
  ['table', insertTable, /"Table"/, null],
  ['formula', insertMathBlock, /"DisplayMath"/, null],
  ['code', insertCodeBlock, /"CodeBlock"/, null],
  ['rule', insertRule, /"HorizontalRule"/, null],
  ['div', insertDiv, /"Div"/, null],
];

function pickPlace(random: (below: number) => number): string {
  const parts = places[random(places.length)]!.split('#');
  const caret = 1 + random(parts.length - 1);
  return `${parts.slice(0, caret).join('')}¦${parts.slice(caret).join('')}`;
}

describe('a command creates its block, and its neighbours stay what they were', () => {
  test.each(made)(
    '%s',
    async (_name, command, type, apart) => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const random = createRandom(seed);
        const all = [...neighbours, ...(apart?.test('-') ? [] : [lists]), ...(apart?.test('>') ? [] : [quotes])];
        const pick = (word: string): string => all[random(all.length)]!(word);
        const marked = `${pick('alpha')}\n\n${pickPlace(random)}\n\n${pick('omega')}\n`;
        const before = await readBlocks(marked.replace('¦', ''));
        const result = runMarked(command, marked);
        expect(result, marked).not.toBeNull();
        // Type something visible at the caret.
        const text = result!.replace(/‹[^›]*›|¦/, 'x');
        const after = await readBlocks(text);
        const find = (blocks: readonly Block[], word: string): string | undefined =>
          blocks.map((block) => JSON.stringify(block)).find((block) => block.includes(word));
        for (const word of ['alpha', 'omega'])
          expect(find(after, word), `${word} in\n${text}\nfrom\n${marked}`).toBe(find(before, word));
        const others = after.filter((block) => !/alpha|omega/.test(JSON.stringify(block)));
        expect(JSON.stringify(others), `${text}\nfrom\n${marked}`).toMatch(type);
        for (const word of ['sen', 'tence', 'seco', 'third', 'more'].filter((part) =>
          marked.replace('¦', '').includes(part),
        ))
          expect(JSON.stringify(after), text).toContain(word);
      }
    },
    120_000,
  );
});

describe('a block in a list or quote stays in it', () => {
  test.each(made.slice(5))('%s', async (_name, command, type) => {
    for (const marked of [
      'before\n\n- item¦\n- other\n',
      'before\n\n- item\n    - deeper¦ text\n- other\n',
      '> quoted¦\n> on\n\nafter\n',
    ]) {
      const text = runMarked(command, marked)!.replace(/‹[^›]*›|¦/, 'x');
      const holder = marked.includes('>') ? 'BlockQuote' : 'BulletList';
      const blocks = await readBlocks(text);
      const holding = blocks.filter((block) => block.t === holder);
      expect(holding, text).toHaveLength(1);
      expect(JSON.stringify(holding), text).toMatch(type);
      expect(JSON.stringify(holding), text).toContain(marked.includes('>') ? 'on' : 'other');
    }
  });
});
