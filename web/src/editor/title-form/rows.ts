import type { YamlEdit } from '../front-matter/yaml-document.ts';
import * as edits from '../front-matter/title-edits.ts';
import type { NameLabel, Person, Place, TitleModel } from '../front-matter/title-model.ts';
import { createButton, createElement } from '../live-preview/create-element.ts';
import { drawIcon } from '../live-preview/icon.ts';
import { Field } from './field.ts';
import { t } from '../../lib/texts/title-form.ts';

/** What a row needs from its form. */
export interface RowHost {
  readonly model: () => TitleModel;
  write(edits: readonly YamlEdit[]): boolean;
  /** The same as a step of its own, which is told. */
  act(edits: readonly YamlEdit[], told: string): boolean;
  move(kind: 'people' | 'places', from: number, to: number): void;
  remove(kind: 'people' | 'places', at: number): void;
  addPlaceFor(person: number): void;
}

const up = ['M6 15l6-6 6 6'];
const down = ['M6 9l6 6 6-6'];
const cross = ['M6 6l12 12', 'M18 6L6 18'];
const plus = ['M12 5v14', 'M5 12h14'];

function iconButton(strokes: readonly string[], className = ''): HTMLButtonElement {
  return createButton(`cm-tf-icon ${className}`, drawIcon(strokes));
}

export function addButton(label: string): HTMLButtonElement {
  return createButton('cm-tf-button cm-tf-more', drawIcon(plus), createElement('span', '', label));
}

/** The buttons at the end of a row, and the keys that do the same. */
class RowTools {
  readonly dom: HTMLElement;
  readonly #up = iconButton(up, 'cm-tf-up');
  readonly #down = iconButton(down, 'cm-tf-down');
  readonly #remove = iconButton(cross);
  #at = 0;

  constructor(row: HTMLElement, host: RowHost, kind: 'people' | 'places') {
    this.#up.addEventListener('click', () => host.move(kind, this.#at, this.#at - 1));
    this.#down.addEventListener('click', () => host.move(kind, this.#at, this.#at + 1));
    this.#remove.addEventListener('click', () => host.remove(kind, this.#at));
    this.dom = createElement('div', 'cm-tf-tools', this.#up, this.#down, this.#remove);
    row.addEventListener('keydown', (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      const button = event.key === 'ArrowUp' ? this.#up : this.#down;
      if (!button.disabled) button.click();
    });
  }

  update(at: number, first: number, last: number, name: string): void {
    this.#at = at;
    this.#up.disabled = at <= first || at > last;
    this.#down.disabled = at >= last;
    this.#up.setAttribute('aria-label', t('moveUp', { name }));
    this.#down.setAttribute('aria-label', t('moveDown', { name }));
    this.#remove.setAttribute('aria-label', t('remove', { name }));
  }
}

function checkOrcid(text: string): string | null {
  return text === '' || /^(?:https?:\/\/orcid\.org\/)?(?:\d{4}-){3}\d{3}[\dX]$/.test(text) ? null : t('badOrcid');
}

function checkEmail(text: string): string | null {
  return text === '' || /^[^\s@]+@[^\s@]+$/.test(text) ? null : t('badEmail');
}

export class PersonRow {
  readonly dom = createElement('li', 'cm-tf-row');
  readonly #host: RowHost;
  readonly #names = new Map<NameLabel, Field>();
  readonly #nameBox = createElement('div', 'cm-tf-names');
  readonly #email: Field;
  readonly #orcid: Field;
  readonly #unfold = addButton(t('addContact'));
  readonly #chips = createElement('div', 'cm-tf-chips');
  readonly #corresponding = createElement('input', 'cm-tf-check');
  readonly #tools: RowTools;
  #person!: Person;
  #at = 0;
  #chipsShown = '';

  constructor(host: RowHost) {
    this.#host = host;
    const write = (key: 'orcid' | 'email') => (value: string) =>
      host.write(
        value === '' ? [{ kind: 'remove', path: this.#person[key].path }] : edits.writePerson(this.#person, key, value),
      );
    this.#email = new Field({ label: t('email'), write: write('email'), check: checkEmail });
    this.#email.input.inputMode = 'email';
    this.#orcid = new Field({ label: t('orcid'), write: write('orcid'), check: checkOrcid });
    for (const field of [this.#email, this.#orcid]) field.input.spellcheck = false;
    this.#corresponding.type = 'checkbox';
    this.#corresponding.addEventListener('change', () => {
      const { checked } = this.#corresponding;
      host.act(edits.setCorresponding(this.#person, checked), checked ? t('isCorresponding') : t('notCorresponding'));
      // Journals want to know where to write to.
      if (checked) this.#showContact(true);
    });
    const check = createElement('label', 'cm-tf-check-label', this.#corresponding, t('corresponding'));
    this.#tools = new RowTools(this.dom, host, 'people');
    this.#chips.setAttribute('role', 'group');
    this.#unfold.addEventListener('click', () => {
      this.#showContact(true);
      this.#email.input.focus();
    });
    this.#showContact(false);
    const fields = createElement('div', 'cm-tf-fields', this.#nameBox, this.#email.dom, this.#orcid.dom, this.#unfold);
    this.dom.append(fields, this.#tools.dom, this.#chips, check);
  }

  update(person: Person, at: number, model: TitleModel): void {
    this.#person = person;
    this.#at = at;
    const name =
      person.names
        .map(({ value }) => value)
        .join(' ')
        .trim() || t('author', { number: at + 1 });
    this.#updateNames(person);
    this.#email.take(person.email.path.length > 0 ? person.email.value : null);
    this.#orcid.take(person.orcid.path.length > 0 ? person.orcid.value : null);
    // Once shown they stay, or the field would leave under somebody who empties it.
    if ([person.email, person.orcid].some(({ path, value }) => path.length === 0 || value !== ''))
      this.#showContact(true);
    this.#unfold.setAttribute('aria-label', t('addContactFor', { name }));
    this.#corresponding.checked = person.corresponding.isOn;
    this.dom.setAttribute('aria-label', t('authorOf', { number: at + 1, count: model.people.length, name }));
    this.#tools.update(at, 0, model.people.length - 1, name);
    this.#updateChips(person, model.places, name);
  }

  focus(): void {
    this.dom.querySelector('input')?.focus();
  }

  #showContact(isShown: boolean): void {
    for (const field of [this.#email, this.#orcid]) field.dom.hidden = !isShown;
    this.#unfold.hidden = isShown;
  }

  #updateNames(person: Person): void {
    const labels = person.names.map(({ label }) => label);
    if (labels.join() !== [...this.#names.keys()].join() || labels.length === 0) {
      this.#names.clear();
      for (const label of labels) {
        const write = (value: string): boolean => {
          const path = this.#person.names.find((one) => one.label === label)?.path;
          return path !== undefined && this.#host.write([{ kind: 'set', path, value }]);
        };
        this.#names.set(label, new Field({ label: t(label), write }));
      }
      this.#nameBox.replaceChildren(...[...this.#names.values()].map(({ dom }) => dom));
      if (labels.length === 0) this.#nameBox.append(t('nameOnlyYaml'));
    }
    for (const { label, value } of person.names) this.#names.get(label)?.take(value);
  }

  #updateChips(person: Person, places: readonly Place[], name: string): void {
    const shown = JSON.stringify([person.places, places.map((place) => [place.mark, place.name]), name]);
    if (shown === this.#chipsShown) return;
    this.#chipsShown = shown;
    this.#chips.setAttribute('aria-label', t('affiliationsOf', { name }));
    const { places: own } = person;
    if (!own) {
      this.#chips.replaceChildren(t('affiliationsOnlyYaml'));
      return;
    }
    const chips = places.map((place, at) => {
      const isOn = own.includes(at);
      const words = place.name === '' ? t('unnamed') : place.name;
      const chip = createButton('cm-tf-chip', createElement('sup', '', place.mark), createElement('span', '', words));
      chip.title = words;
      chip.dataset['key'] = `chip-${at}`;
      chip.setAttribute('aria-pressed', String(isOn));
      chip.addEventListener('click', () => {
        const chosen = isOn ? own.filter((one) => one !== at) : [...own, at].toSorted((a, b) => a - b);
        this.#host.act(
          edits.setPlaces(this.#person, places, chosen),
          t(isOn ? 'affiliationOff' : 'affiliationOn', { name: words }),
        );
      });
      return chip;
    });
    const add = addButton(places.length === 0 ? t('addAffiliation') : t('newAffiliation'));
    add.dataset['key'] = 'chip-add';
    add.setAttribute('aria-label', t(places.length === 0 ? 'addAffiliationFor' : 'newAffiliationFor', { name }));
    add.addEventListener('click', () => this.#host.addPlaceFor(this.#at));
    this.#chips.replaceChildren(...chips, add);
  }
}

export class PlaceRow {
  readonly dom = createElement('li', 'cm-tf-row cm-tf-place');
  readonly #mark = createElement('span', 'cm-tf-mark');
  readonly #field: Field;
  readonly #tools: RowTools;
  #place!: Place;

  constructor(host: RowHost) {
    this.#field = new Field({
      label: t('affiliation'),
      className: 'cm-tf-unlabelled',
      placeholder: t('affiliationHint'),
      wraps: true,
      write: (value) => host.write(edits.renamePlace(this.#place, value)),
    });
    this.#tools = new RowTools(this.dom, host, 'places');
    this.dom.append(this.#mark, this.#field.dom, this.#tools.dom);
  }

  update(place: Place, at: number, model: TitleModel): void {
    this.#place = place;
    this.#mark.textContent = place.mark;
    this.#field.rename(t('affiliationMarked', { mark: place.mark }));
    this.#field.take(place.name);
    const listed = model.affiliations?.isList === true ? model.places.filter((one) => one.listed !== null).length : 0;
    this.#tools.update(at, 0, listed - 1, place.name || t('affiliationNumber', { number: at + 1 }));
  }

  focus(): void {
    this.#field.input.focus();
  }
}
