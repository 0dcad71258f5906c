import { createElement } from '../live-preview/create-element.ts';

interface Row {
  readonly dom: HTMLElement;
  focus(): void;
}

/** The rows of a list in the form. Rows stay with their person or place when the list changes around them. */
export class RowList<R extends Row> {
  rows: R[] = [];
  readonly dom = createElement('ol', 'cm-tf-list');
  readonly #create: () => R;

  constructor(create: () => R) {
    this.#create = create;
  }

  /** `from`: the previous index of each new row; -1 for none. */
  update(from: readonly number[], update: (row: R, at: number) => void): void {
    this.rows = from.map((at) => this.rows[at] ?? this.#create());
    this.rows.forEach(update);
    const doms = this.rows.map(({ dom }) => dom);
    if (doms.length !== this.dom.children.length || doms.some((dom, at) => this.dom.children[at] !== dom))
      this.dom.replaceChildren(...doms);
  }
}
