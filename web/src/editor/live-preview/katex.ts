import { explainTex } from './explain-tex.ts';

interface TreeNode {
  attributes?: Record<string, string>;
  children?: readonly TreeNode[];
  toNode(): Node;
}

/** KaTeX's API for building a tree instead of markup; not in its typings. */
interface Katex {
  __renderToDomTree(tex: string, options: Readonly<Record<string, unknown>>): TreeNode;
  __parse(tex: string, options: Readonly<Record<string, unknown>>): unknown;
}

/** Inline, on lines of its own, or on a card beside its source. */
export type MathLook = 'inline' | 'display' | 'card';

let loaded: Katex | null = null;
let loading: Promise<Katex> | null = null;

function load(): Promise<Katex> {
  loading ??= Promise.all([import('katex'), import('katex/dist/katex.min.css')]).then(([module]) => {
    loaded = module.default as unknown as Katex;
    return loaded;
  });
  loading.catch(() => (loading = null));
  return loading;
}

/** The hidden MathML has style attributes, which the CSP rejects; the visible part has none. */
function stripStyles(node: TreeNode): void {
  if (node.attributes?.['style']) delete node.attributes['style'];
  node.children?.forEach(stripStyles);
}

function withoutLabels(tex: string): string {
  return tex.replace(/\\label\{[^{}]*\}/g, '');
}

function readOptions(displayMode: boolean): Readonly<Record<string, unknown>> {
  return { displayMode, strict: 'ignore', trust: false, maxExpand: 1000, maxSize: 50 };
}

function draw(katex: Katex, element: HTMLElement, tex: string, how: MathLook): void {
  const source = withoutLabels(tex);
  try {
    const tree = katex.__renderToDomTree(source, readOptions(how === 'display'));
    stripStyles(tree);
    element.replaceChildren(tree.toNode());
    element.classList.remove('cm-math-error');
    element.removeAttribute('title');
  } catch (error) {
    drawFault(element, source, readFault(error), how);
  }
}

/** `rawMessage` lacks the position. Errors of other kinds have neither. */
interface Fault {
  readonly message: string;
  readonly position?: number | undefined;
  readonly length?: number | undefined;
}

function readFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { rawMessage, position, length } = error as Error & Partial<Fault> & { rawMessage?: string };
  return { message: rawMessage ?? error.message, position, length };
}

/** The source with the fault's position and, if there is room, what is wrong. */
function drawFault(element: HTMLElement, source: string, fault: Fault, how: MathLook): void {
  const { message, position = 0, length = 0 } = fault;
  const words = explainTex(message);
  element.classList.add('cm-math-error');
  element.title = `${words} (${message})`;
  const wrong = document.createElement('u');
  wrong.textContent = source.slice(position, position + length);
  const note = document.createElement('span');
  note.className = 'cm-math-message';
  note.textContent = words;
  const said = [source.slice(0, position).trimStart(), wrong, source.slice(position + length).trimEnd()];
  if (how === 'card') element.replaceChildren(note);
  else element.replaceChildren(...said, ...(how === 'display' ? [note] : []));
}

/** Renders a formula into an element: at once if KaTeX is loaded, otherwise later (followed by `then`). */
export function drawMath(element: HTMLElement, tex: string, how: MathLook, then: () => void): void {
  if (loaded) {
    draw(loaded, element, tex, how);
    return;
  }
  element.textContent = tex.trim();
  element.classList.add('cm-math-waiting');
  load().then(
    (katex) => {
      element.classList.remove('cm-math-waiting');
      draw(katex, element, tex, how);
      then();
    },
    // The source can at least be read.
    () => element.classList.remove('cm-math-waiting'),
  );
}

const SLICE_MS = 8;
/** Results for the most recently checked formulas; all are checked again after each change of the text. */
let checked = new Map<string, string | null>();

/** Why each formula cannot be drawn, or null; works in slices of a few milliseconds. */
export async function findMathFaults(
  formulas: readonly { readonly tex: string; readonly display: boolean }[],
): Promise<readonly (string | null)[]> {
  const katex = await load();
  const before = checked;
  const now = new Map<string, string | null>();
  let start = performance.now();
  for (const { tex, display } of formulas) {
    const key = `${display} ${tex}`;
    if (now.has(key)) continue;
    let fault = before.get(key);
    if (fault === undefined) {
      fault = findMathFault(katex, tex, display);
      if (performance.now() - start > SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        start = performance.now();
      }
    }
    now.set(key, fault);
  }
  checked = now;
  return formulas.map(({ tex, display }) => now.get(`${display} ${tex}`) ?? null);
}

function findMathFault(katex: Katex, tex: string, display: boolean): string | null {
  try {
    katex.__parse(withoutLabels(tex), readOptions(display));
    return null;
  } catch (error) {
    return explainTex(readFault(error).message);
  }
}
