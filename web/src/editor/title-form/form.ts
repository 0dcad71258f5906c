import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { editYaml, moveBesideOthers } from '../front-matter/edit-yaml.ts';
import type { YamlEdit } from '../front-matter/yaml-document.ts';
import { matchRows } from '../front-matter/match-rows.ts';
import * as edits from '../front-matter/title-edits.ts';
import { readTitle, type TitleModel, type TitleRefusal } from '../front-matter/title-model.ts';
import { openMenu } from '../context-menu/open-menu.ts';
import { createButton, createElement } from '../live-preview/create-element.ts';
import { surroundings } from '../surroundings.ts';
import { Field } from './field.ts';
import { handleFormKeys } from './form-keys.ts';
import { closeForm, showTitleSource } from './leave.ts';
import { findOthers } from './others-writing.ts';
import { RowList } from './row-list.ts';
import { addButton, PersonRow, PlaceRow, type RowHost } from './rows.ts';
import { setTitleFault, type TitleForm } from './state.ts';
import { readYamlLines } from './yaml-lines.ts';
import { t } from '../../lib/texts/title-form.ts';

export { titleFormTheme } from './form-theme.ts';

const wanted = new WeakSet<EditorView>();

/** The next form drawn gets the focus; one redrawn after scrolling does not. */
export function wantFocus(view: EditorView): void {
  wanted.add(view);
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
  readonly #people = new RowList(() => new PersonRow(this));
  readonly #places = new RowList(() => new PlaceRow(this));
  readonly #addPerson = addButton(t('addAuthor'));
  readonly #addPlace = addButton(t('addAffiliation'));
  readonly #others = createElement('p', 'cm-tf-note');
  readonly #files = createElement('datalist', '');
  readonly #observer = new ResizeObserver(() => this.#view.requestMeasure());

  constructor(view: EditorView) {
    this.#view = view;
    this.dom.setAttribute('aria-label', t('titleAndAuthors'));
    this.#addPerson.addEventListener('click', () => this.#add('people'));
    this.#addPlace.addEventListener('click', () => this.#add('places'));
    this.dom.append(
      this.#line('title', { label: t('title'), wraps: true, className: 'cm-tf-title' }),
      this.#line('subtitle', { label: t('subtitle'), wraps: true }),
      group(t('authors'), this.#people.dom, this.#addPerson),
      group(t('affiliations'), this.#places.dom, this.#addPlace),
      this.#line('abstract', { label: t('abstract'), isLong: true, className: 'cm-tf-long' }),
      createElement(
        'div',
        'cm-tf-fields',
        this.#line('keywords', { label: t('keywords'), hint: t('byCommas') }),
        this.#line('date', { label: t('date'), hint: t('dateHint') }),
      ),
      this.#createMore(),
      this.#others,
      this.#createEnd(),
    );
    handleFormKeys(this.dom, view);
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
    this.#people.update(matchRows(before.people.map(nameOf), read.people.map(nameOf)), (one, at) =>
      one.update(read.people[at]!, at, read),
    );
    this.#places.update(
      matchRows(
        before.places.map(({ name }) => name),
        read.places.map(({ name }) => name),
      ),
      (one, at) => one.update(read.places[at]!, at, read),
    );
    this.#addPerson.disabled = read.authors === null;
    this.#addPlace.disabled = read.affiliations === null;
    this.#others.textContent = read.others.length > 0 ? t('others', { keys: read.others.join(', ') }) : '';
    // Rows that were replaced or moved lose the focus.
    if (focused && this.dom.ownerDocument.activeElement !== focused) {
      const again = focused.isConnected ? focused : key && row?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (again) again.focus({ preventScroll: true });
    }
  }

  destroy(): void {
    this.#observer.disconnect();
    const had = this.dom.contains(this.dom.ownerDocument.activeElement);
    // Otherwise the page would have the focus, and keys would be lost.
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
    else this.#say(t('cannotChange'));
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
      this.#say(t('othersInBoth'));
      return;
    }
    const asked = kind === 'places' ? edits.movePlace(this.#model, move) : [move];
    const name = this.#nameOf(kind, from);
    const { length } = this.#model[kind];
    if (!this.act(asked, t('moved', { name, number: to + 1, count: length }))) return;
    const { dom: list } = kind === 'people' ? this.#people : this.#places;
    const { activeElement } = this.dom.ownerDocument;
    if (!activeElement || !list.contains(activeElement))
      list.children[to]?.querySelector<HTMLElement>('.cm-tf-dots')?.focus();
  }

  remove(kind: 'people' | 'places', at: number): void {
    const name = this.#nameOf(kind, at);
    const asked: readonly YamlEdit[] =
      kind === 'places' ? edits.removePlace(this.#model, at) : [{ kind: 'remove', path: this.#model.people[at]!.path }];
    if (!this.act(asked, t('removed', { name }))) return;
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

  openMenu(...[place, groups, options]: Parameters<RowHost['openMenu']>): void {
    openMenu(this.#view, place, 0, groups, options);
  }

  #nameOf(kind: 'people' | 'places', at: number): string {
    return kind === 'people'
      ? this.#model.people[at]!.names.map(({ value }) => value).join(' ') || t('author', { number: at + 1 })
      : this.#model.places[at]!.name || t('affiliationNumber', { number: at + 1 });
  }

  #add(kind: 'people' | 'places'): number | null {
    const before = this.#model[kind].length;
    const asked = kind === 'people' ? edits.addPerson(this.#model) : edits.addPlace(this.#model);
    const number = before + 1;
    const told = kind === 'people' ? t('authorAdded', { number }) : t('affiliationAdded', { number });
    if (!this.act(asked, told)) return null;
    const { rows } = kind === 'people' ? this.#people : this.#places;
    // Affiliations that only authors name come after the list.
    const at = kind === 'people' ? before : this.#model.places.findLastIndex(({ listed }) => listed !== null);
    rows[at]?.focus();
    return at;
  }

  #line(key: string, options: Omit<ConstructorParameters<typeof Field>[0], 'write'>): HTMLElement {
    const field = new Field({
      ...options,
      ...(isList(key) ? { canon: (text: string) => edits.joinWords(edits.splitWords(text)) } : {}),
      write: (value) => {
        const list = this.#model.lists[key];
        if (list) return this.write(edits.writeList(list, edits.splitWords(value)));
        // An empty title keeps its key; anything else empty would print an empty line.
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
      label: t('bibliography'),
      hint: t('bibliographyHint'),
    });
    const { input } = this.#words.get('bibliography')!;
    this.#files.id = `${input.id}-files`;
    input.setAttribute('list', this.#files.id);
    more.append(
      createElement('summary', '', t('more')),
      createElement(
        'div',
        'cm-tf-fields',
        bibliography,
        this.#line('csl', { label: t('csl'), hint: t('cslHint') }),
        this.#line('lang', { label: t('lang'), hint: t('langHint') }),
        this.#line('thanks', { label: t('thanks') }),
        this.#line('tags', { label: t('tags'), hint: t('tagsHint') }),
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
    const yaml = createButton('cm-tf-button', t('editAsYaml'));
    yaml.addEventListener('click', () => showTitleSource(this.#view));
    const done = createButton('cm-tf-button cm-tf-primary', t('done'));
    done.addEventListener('click', () => closeForm(this.#view));
    return createElement('div', 'cm-tf-end', createElement('span', 'cm-tf-hint', t('escHint')), yaml, done);
  }

  /** The front matter became something the form cannot show. */
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
}

function isList(key: string): boolean {
  return key === 'keywords' || key === 'tags' || key === 'bibliography';
}

function group(name: string, ...children: readonly Node[]): HTMLElement {
  return createElement('fieldset', 'cm-tf-group', createElement('legend', '', name), ...children);
}
