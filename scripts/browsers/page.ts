import type { Browser, KeyAction, PointerAction } from './driver.ts';

/** Code points that WebDriver assigns to non-printing keys. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

const LIMIT_MS = 45_000;

interface Point {
  x: number;
  y: number;
}

/** The editor's view, which CodeMirror attaches to its element; runs in the page. */
export const VIEW = `document.querySelector('.cm-content').cmTile.root.view`;

/** What a person does in the product with keys and pointer, and what they see. */
export class Page {
  readonly driver: Browser;
  readonly #origin: string;

  constructor(driver: Browser, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  go(path: string): Promise<void> {
    return this.driver.go(new URL(path, this.#origin).href);
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.go('/login');
    await this.until('Loading the fonts', `document.fonts.status === 'loaded'`);
    for (const [label, words] of [
      ['E-mail', email],
      ['Password', password],
    ] as const) {
      await this.clickOn('input', label);
      await this.type(words);
      await this.until(`Typing into ${label}`, `document.activeElement.value === ${JSON.stringify(words)}`);
    }
    await this.press('Enter');
    await this.until('Leaving the login page', `!location.pathname.startsWith('/login')`);
  }

  /** Types characters by their keys; a line break is Enter. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((character): KeyAction[] => {
      const value = character === '\n' ? KEYS.Enter : character;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Presses a key with modifiers, such as `Control+Shift+m`. */
  async press(chord: string, times = 1): Promise<void> {
    const values = chord.split('+').map((name) => (name in KEYS ? KEYS[name as keyof typeof KEYS] : name));
    const once: KeyAction[] = [
      ...values.map((value) => ({ type: 'keyDown', value }) as const),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ];
    const actions = Array.from({ length: times }, () => once).flat();
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async click(point: Point): Promise<void> {
    await this.drag(point, point);
  }

  /** Presses the pointer at one point and releases it at another. */
  async drag(from: Point, to: Point): Promise<void> {
    const at = ({ x, y }: Point): PointerAction => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
    const isDrag = from.x !== to.x || from.y !== to.y;
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          at(from),
          { type: 'pointerDown', button: 0 },
          ...(isDrag ? [at(between), { type: 'pause', duration: 50 } as const, at(to)] : []),
          { type: 'pause', duration: 50 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Waits until the expression is true in the page; `what` completes the message "… did not happen". */
  async until(what: string, expression: string, limit = LIMIT_MS): Promise<void> {
    const end = performance.now() + limit;
    let last: unknown;
    while (performance.now() < end) {
      try {
        last = await this.driver.evaluate(`(() => ${expression})()`);
        if (last === true) return;
      } catch (error) {
        // The page may be navigating.
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(
      `${what} did not happen within ${limit / 1000} s${last instanceof Error ? `: ${last.message}` : ''}.`,
    );
  }

  read<T>(expression: string): Promise<T> {
    return this.driver.evaluate(`(() => ${expression})()`) as Promise<T>;
  }

  /** The centre of the visible element with this selector and, if given, this name or text. */
  async find(selector: string, name?: string): Promise<Point> {
    const element = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
      element.checkVisibility() && (${name === undefined} || [element.ariaLabel, element.textContent.trim(), element.labels?.[0]?.textContent]
        .includes(${JSON.stringify(name ?? '')})))`;
    await this.until(`Showing ${name ?? selector}`, `${element} !== undefined`);
    const measure = (): Promise<Point> =>
      this.read(`{ const found = ${element}; found.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 }; }`);
    // While the page is being laid out, the element may move away from the pointer.
    for (let last = await measure(); ;) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const next = await measure();
      if (next.x === last.x && next.y === last.y) return next;
      last = next;
    }
  }

  async clickOn(selector: string, name?: string): Promise<void> {
    await this.click(await this.find(selector, name));
  }

  /** Opens a text and waits for its editor. */
  async open(path: string): Promise<void> {
    await this.go(path);
    await this.until('Opening the editor', `document.querySelector('.cm-content[contenteditable="true"]') !== null`);
    await this.until('Loading the fonts', `document.fonts.status === 'loaded'`);
  }

  text(): Promise<string> {
    return this.read(`${VIEW}.state.doc.toString()`);
  }

  selected(): Promise<string> {
    return this.read(
      `{ const { state } = ${VIEW}; const { from, to } = state.selection.main; return state.sliceDoc(from, to); }`,
    );
  }

  /** The middle of the line next to these words of the text. */
  place(words: string, side: 'before' | 'after' = 'after'): Promise<Point> {
    return this.read(`{ const view = ${VIEW};
      const at = view.state.doc.toString().indexOf(${JSON.stringify(words)}) + ${side === 'after' ? words.length : 0};
      const { left, top, bottom } = view.coordsAtPos(at, ${side === 'after' ? -1 : 1});
      return { x: left, y: (top + bottom) / 2 }; }`);
  }

  /** Clicks next to these words to put the caret there. */
  async clickBeside(words: string, side: 'before' | 'after' = 'after'): Promise<void> {
    await this.click(await this.place(words, side));
  }

  /** The same with the screen's mouse, the only one that input methods follow in Firefox. */
  async clickByMouse(words: string): Promise<void> {
    const { x, y } = await this.place(words);
    await this.driver.click(x, y);
    await this.until(`Focusing the text beside “${words}”`, `${VIEW}.hasFocus`);
    // The input method learns of the focus later than the page.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  /** Puts the caret at the end of the text. */
  async goToEnd(): Promise<void> {
    await this.read(`{ const view = ${VIEW}; view.focus();
      view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true }); }`);
  }

  async saved(): Promise<void> {
    await this.until(
      'Saving',
      `[...document.querySelectorAll('body *')].some((element) => element.childElementCount === 0 && element.textContent.trim() === 'Saved' && element.checkVisibility())`,
    );
  }
}
