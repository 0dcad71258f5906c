import { isolateHistory, redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { editYaml, moveBesideOthers, type YamlEdit } from '../front-matter/edit-yaml.ts';
import { matchRows } from '../front-matter/match-rows.ts';
import { findFrontMatter } from '../front-matter/metadata.ts';
import * as edits from '../front-matter/title-edits.ts';
import { readTitle, type TitleModel, type TitleRefusal } from '../front-matter/title-model.ts';
import { createButton, createElement } from '../live-preview/create-element.ts';
import { surroundings } from '../surroundings.ts';
import { Field } from './field.ts';
import { closeForm, showTitleSource } from './leave.ts';
import { findOthers } from './others-writing.ts';
import { addButton, PersonRow, PlaceRow, type RowHost } from './rows.ts';
import { setTitleFault, type TitleForm } from './state.ts';

const wanted = new WeakSet<EditorView>();

/** The form that is drawn next gets the focus; one that is drawn again after scrolling does not. */
export function wantFocus(view: EditorView): void {
  wanted.add(view);
}

/** Whole lines of YAML, as far as the closing dashes. */
function readYamlLines(source: string): { readonly text: string; readonly from: number } | null {
  const head = findFrontMatter(source);
  if (!head) return null;
  const end = head.to + (source[head.to] === '\n' ? 1 : 0);
  return { text: source.slice(head.from, end), from: head.from };
}

const none: TitleModel = {
  words: {},
  lists: {},
  authors: null,
  people: [],
  affiliations: null,
  places: [],
  others: [],
};

export function createTitleForm(view: EditorView, source: string): TitleForm {
  const form = new Form(view);
  form.update(source);
  if (wanted.delete(view)) queueMicrotask(() => form.focus());
  return form;
}

class Form implements TitleForm, RowHost {
  readonly dom = createElement('section', 'cm-tf');
  readonly #view: EditorView;
  #model: TitleModel = none;
  readonly #words = new Map<string, Field>();
  readonly #people: { rows: PersonRow[]; list: HTMLElement } = { rows: [], list: createElement('ol', 'cm-tf-list') };
  readonly #places: { rows: PlaceRow[]; list: HTMLElement } = { rows: [], list: createElement('ol', 'cm-tf-list') };
  readonly #addPerson = addButton('Add author');
  readonly #addPlace = addButton('Add affiliation');
  readonly #others = createElement('p', 'cm-tf-note');
  readonly #files = createElement('datalist', '');
  readonly #observer = new ResizeObserver(() => this.#view.requestMeasure());

  constructor(view: EditorView) {
    this.#view = view;
    this.dom.setAttribute('aria-label', 'Title and authors');
    this.#addPerson.addEventListener('click', () => this.#add('people'));
    this.#addPlace.addEventListener('click', () => this.#add('places'));
    this.dom.append(
      this.#line('title', { label: 'Title', wraps: true, className: 'cm-tf-title' }),
      this.#line('subtitle', { label: 'Subtitle', wraps: true }),
      group('Authors', this.#people.list, this.#addPerson),
      group('Affiliations', this.#places.list, this.#addPlace),
      this.#line('abstract', { label: 'Abstract', isLong: true, className: 'cm-tf-long' }),
      createElement(
        'div',
        'cm-tf-fields',
        this.#line('keywords', { label: 'Keywords', hint: 'Separated by commas.' }),
        this.#line('date', { label: 'Date', placeholder: '22 November 2026' }),
      ),
      this.#createMore(),
      this.#others,
      this.#createEnd(),
    );
    this.dom.addEventListener('keydown', (event) => this.#press(event));
    this.#observer.observe(this.dom);
  }

  model = (): TitleModel => this.#model;

  update(source: string): void {
    const yaml = readYamlLines(source);
    const read: TitleModel | TitleRefusal = yaml ? readTitle(yaml.text) : none;
    if ('fault' in read) {
      this.#giveUp(source, read);
      return;
    }
    const before = this.#model;
    this.#model = read;
    const { activeElement } = this.dom.ownerDocument;
    const focused = activeElement instanceof HTMLElement && this.dom.contains(activeElement) ? activeElement : null;
    const row = focused?.closest('.cm-tf-row');
    const key = focused?.dataset['key'];
    for (const [name, field] of this.#words) {
      const list = read.lists[name];
      field.take(list ? list.items && edits.joinWords(list.items) : (read.words[name]?.value ?? null));
    }
    const nameOf = ({ names }: TitleModel['people'][number]): string => names.map(({ value }) => value).join(' ');
    this.#updateRows(
      this.#people,
      matchRows(before.people.map(nameOf), read.people.map(nameOf)),
      () => new PersonRow(this),
      (one, at) => one.update(read.people[at]!, at, read),
    );
    this.#updateRows(
      this.#places,
      matchRows(
        before.places.map(({ name }) => name),
        read.places.map(({ name }) => name),
      ),
      () => new PlaceRow(this),
      (one, at) => one.update(read.places[at]!, at, read),
    );
    this.#addPerson.disabled = read.authors === null;
    this.#addPlace.disabled = read.affiliations === null;
    this.#others.textContent =
      read.others.length > 0 ? `Further settings are in the YAML: ${read.others.join(', ')}.` : '';
    // What was drawn anew or moved lost it.
    if (focused && this.dom.ownerDocument.activeElement !== focused) {
      const again = focused.isConnected ? focused : key && row?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (again) again.focus({ preventScroll: true });
    }
  }

  destroy(): void {
    this.#observer.disconnect();
    const had = this.dom.contains(this.dom.ownerDocument.activeElement);
    // The keys that follow belong to the text, not to nobody.
    queueMicrotask(() => {
      const { body, activeElement } = this.dom.ownerDocument;
      if (had && (activeElement === null || activeElement === body)) this.#view.focus();
    });
  }

  focus(): void {
    const { input } = this.#words.get('title')!;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
  }

  write(asked: readonly YamlEdit[], isStep = false): boolean {
    const yaml = readYamlLines(this.#view.state.sliceDoc(0, 65_536));
    const set = yaml && !this.#view.state.readOnly ? editYaml(yaml.text, asked) : null;
    if (!yaml || !set) return false;
    const changes: { from: number; to: number; insert: string }[] = [];
    set.iterChanges((from, to, _fromB, _toB, inserted) =>
      changes.push({ from: yaml.from + from, to: yaml.from + to, insert: inserted.toString() }),
    );
    this.#view.dispatch({ changes, ...(isStep ? { annotations: isolateHistory.of('full') } : {}) });
    return true;
  }

  act(asked: readonly YamlEdit[], told: string): boolean {
    const done = this.write(asked, true);
    if (done) this.#view.dispatch({ effects: EditorView.announce.of(told) });
    else this.#say('This cannot be changed from here. Edit it as YAML.');
    return done;
  }

  #say(words: string): void {
    this.#view.state.facet(surroundings).report(words, 'error');
    this.#view.dispatch({ effects: EditorView.announce.of(words) });
  }

  move(kind: 'people' | 'places', from: number, to: number): void {
    const yaml = readYamlLines(this.#view.state.sliceDoc(0, 65_536));
    const { authors, affiliations } = this.#model;
    const key = (kind === 'places' ? affiliations?.key : authors?.key) ?? '';
    const carets = findOthers(this.#view).map((at) => at - (yaml?.from ?? 0));
    const move = moveBesideOthers(yaml?.text ?? '', key, { from, to }, carets);
    if (move === null) {
      this.#say('Others are writing in both. Move it when they are done.');
      return;
    }
    const asked = kind === 'places' ? edits.movePlace(this.#model, move) : [move];
    const name = this.#nameOf(kind, from);
    const { length } = this.#model[kind];
    if (!this.act(asked, `${name} is number ${to + 1} of ${length}.`)) return;
    const { list } = kind === 'people' ? this.#people : this.#places;
    const button = list.children[to]?.querySelector<HTMLButtonElement>(to < from ? '.cm-tf-up' : '.cm-tf-down');
    const { activeElement } = this.dom.ownerDocument;
    // The button that was pressed is off at the end of the list.
    if (!activeElement || !list.contains(activeElement))
      (button?.disabled === false ? button : list.children[to]?.querySelector<HTMLElement>('button:enabled'))?.focus();
  }

  remove(kind: 'people' | 'places', at: number): void {
    const name = this.#nameOf(kind, at);
    const asked: readonly YamlEdit[] =
      kind === 'places' ? edits.removePlace(this.#model, at) : [{ kind: 'remove', path: this.#model.people[at]!.path }];
    if (!this.act(asked, `${name} was removed.`)) return;
    const { rows } = kind === 'people' ? this.#people : this.#places;
    const next = rows[Math.min(at, rows.length - 1)];
    if (next) next.focus();
    else (kind === 'people' ? this.#addPerson : this.#addPlace).focus();
  }

  addPlaceFor(person: number): void {
    const at = this.#add('places');
    if (at === null) return;
    const one = this.#model.people[person]!;
    this.write(edits.setPlaces(one, this.#model.places, [...(one.places ?? []), at]));
    this.#places.rows[at]?.focus();
  }

  #nameOf(kind: 'people' | 'places', at: number): string {
    return kind === 'people'
      ? this.#model.people[at]!.names.map(({ value }) => value).join(' ') || `Author ${at + 1}`
      : this.#model.places[at]!.name || `Affiliation ${at + 1}`;
  }

  #add(kind: 'people' | 'places'): number | null {
    const before = this.#model[kind].length;
    const asked = kind === 'people' ? edits.addPerson(this.#model) : edits.addPlace(this.#model);
    if (
      !this.act(asked, kind === 'people' ? `Author ${before + 1} was added.` : `Affiliation ${before + 1} was added.`)
    )
      return null;
    const { rows } = kind === 'people' ? this.#people : this.#places;
    // What is with the authors stands behind what is in the list.
    const at = kind === 'people' ? before : this.#model.places.findLastIndex(({ listed }) => listed !== null);
    rows[at]?.focus();
    return at;
  }

  #updateRows<Row extends { readonly dom: HTMLElement }>(
    shown: { rows: Row[]; readonly list: HTMLElement },
    from: readonly number[],
    create: () => Row,
    update: (row: Row, at: number) => void,
  ): void {
    shown.rows = from.map((at) => shown.rows[at] ?? create());
    shown.rows.forEach(update);
    const doms = shown.rows.map(({ dom }) => dom);
    if (doms.length !== shown.list.children.length || doms.some((dom, at) => shown.list.children[at] !== dom))
      shown.list.replaceChildren(...doms);
  }

  #line(key: string, options: Omit<ConstructorParameters<typeof Field>[0], 'write'>): HTMLElement {
    const field = new Field({
      ...options,
      ...(isList(key) ? { canon: (text: string) => edits.joinWords(edits.splitWords(text)) } : {}),
      write: (value) => {
        const list = this.#model.lists[key];
        if (list) return this.write(edits.writeList(list, edits.splitWords(value)));
        // An empty title keeps its place; what else is empty would print an empty line.
        return this.write([
          value === '' && key !== 'title' ? { kind: 'remove', path: [key] } : { kind: 'set', path: [key], value },
        ]);
      },
    });
    this.#words.set(key, field);
    return field.dom;
  }

  #createMore(): HTMLElement {
    const more = createElement('details', 'cm-tf-details');
    const bibliography = this.#line('bibliography', {
      label: 'Bibliography',
      placeholder: 'references.bib',
      hint: 'Files with your references, separated by commas.',
    });
    const { input } = this.#words.get('bibliography')!;
    this.#files.id = `${input.id}-files`;
    input.setAttribute('list', this.#files.id);
    more.append(
      createElement('summary', '', 'Bibliography, language and more'),
      createElement(
        'div',
        'cm-tf-fields',
        bibliography,
        this.#line('csl', { label: 'Citation style', placeholder: 'apa.csl' }),
        this.#line('lang', { label: 'Language', placeholder: 'en-GB' }),
        this.#line('thanks', { label: 'Acknowledgement' }),
        this.#line('tags', { label: 'Tags', hint: 'For journals that ask for them; not printed.' }),
      ),
      this.#files,
    );
    more.addEventListener('toggle', () => {
      if (more.open) void this.#listFiles();
    });
    return more;
  }

  async #listFiles(): Promise<void> {
    const files = await this.#view.state
      .facet(surroundings)
      .assets.listFiles()
      .catch(() => []);
    this.#files.replaceChildren(
      ...files
        .filter((file) => file.endsWith('.bib'))
        .map((file) => Object.assign(createElement('option', ''), { value: file })),
    );
  }

  #createEnd(): HTMLElement {
    const yaml = createButton('cm-tf-button', 'YAML');
    yaml.title = 'Edit as YAML';
    yaml.addEventListener('click', () => showTitleSource(this.#view));
    const done = createButton('cm-tf-button cm-tf-primary', 'Done');
    done.addEventListener('click', () => closeForm(this.#view));
    return createElement(
      'div',
      'cm-tf-end',
      createElement('span', 'cm-tf-hint', 'Esc goes back to the text'),
      yaml,
      done,
    );
  }

  /** Somebody has made something of it that has no form. */
  #giveUp(source: string, { fault, at, isInvalid }: TitleRefusal): void {
    const from = readYamlLines(source)?.from ?? 0;
    const line = source.slice(0, from + at).split('\n').length;
    queueMicrotask(() => {
      if (!this.dom.isConnected) return;
      if (isInvalid) this.#view.dispatch({ effects: setTitleFault.of({ message: fault, line }) });
      else this.#view.state.facet(surroundings).report(fault, 'info');
      showTitleSource(this.#view);
    });
  }

  #press(event: KeyboardEvent): void {
    const mod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.isComposing) return;
    if (key === 'escape' || (key === 'enter' && mod)) {
      event.preventDefault();
      event.stopPropagation();
      closeForm(this.#view);
    } else if (mod && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault();
      (key === 'y' || event.shiftKey ? redo : undo)(this.#view);
    } else if (key === 'enter' && event.target instanceof HTMLElement && this.#isLine(event.target)) {
      event.preventDefault();
      this.#focusNext(event.target);
    }
  }

  /** A field of one line, in which Enter goes on to the next. */
  #isLine(target: HTMLElement): boolean {
    return (
      target.classList.contains('cm-tf-input') &&
      ![...this.#words].some(([key, { input }]) => key === 'abstract' && input === target)
    );
  }

  #focusNext(target: HTMLElement): void {
    const all = [...this.dom.querySelectorAll<HTMLElement>('.cm-tf-input, .cm-tf-more, .cm-tf-primary')];
    const next = all.slice(all.indexOf(target) + 1).find((element) => element.offsetParent !== null);
    next?.focus();
  }
}

function isList(key: string): boolean {
  return key === 'keywords' || key === 'tags' || key === 'bibliography';
}

function group(name: string, ...children: readonly Node[]): HTMLElement {
  return createElement('fieldset', 'cm-tf-group', createElement('legend', '', name), ...children);
}
