interface TreeNode {
  attributes?: Record<string, string>;
  children?: readonly TreeNode[];
  toNode(): Node;
}

/** KaTeX's API for building a tree instead of markup; not in its typings. */
interface Katex {
  __renderToDomTree(tex: string, options: Readonly<Record<string, unknown>>): TreeNode;
}

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

function draw(katex: Katex, element: HTMLElement, tex: string, display: boolean): void {
  try {
    const tree = katex.__renderToDomTree(tex.replace(/\\label\{[^{}]*\}/g, ''), {
      displayMode: display,
      strict: 'ignore',
      trust: false,
      maxExpand: 1000,
      maxSize: 50,
    });
    stripStyles(tree);
    element.replaceChildren(tree.toNode());
    element.classList.remove('cm-math-error');
    element.removeAttribute('title');
  } catch (error) {
    element.classList.add('cm-math-error');
    const message = error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error);
    element.replaceChildren(tex.trim());
    element.title = message;
    if (display) {
      const note = document.createElement('span');
      note.className = 'cm-math-message';
      note.textContent = message;
      element.append(note);
    }
  }
}

/** Renders a formula into an element: at once if KaTeX is loaded, otherwise later (followed by `then`). */
export function drawMath(element: HTMLElement, tex: string, display: boolean, then: () => void): void {
  if (loaded) {
    draw(loaded, element, tex, display);
    return;
  }
  element.textContent = tex.trim();
  element.classList.add('cm-math-waiting');
  load().then(
    (katex) => {
      element.classList.remove('cm-math-waiting');
      draw(katex, element, tex, display);
      then();
    },
    // The source can at least be read.
    () => element.classList.remove('cm-math-waiting'),
  );
}
