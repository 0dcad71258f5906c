import type { YamlEdit } from '../front-matter/yaml-document.ts';
import * as edits from '../front-matter/title-edits.ts';
import type { NameLabel, Person, Place, TitleModel } from '../front-matter/title-model.ts';
import type { MenuItem } from '../context-menu/open-menu.ts';
import { createButton, createElement } from '../live-preview/create-element.ts';
import { drawIcon } from '../live-preview/icon.ts';
import { Field } from './field.ts';
import { t } from '../../lib/texts/title-form.ts';

/** What a row needs from its form. */
export interface RowHost {
  readonly model: () => TitleModel;
  write(edits: readonly YamlEdit[]): boolean;
  /** The same as a separate, announced step. */
  act(edits: readonly YamlEdit[], told: string): boolean;
  move(kind: 'people' | 'places', from: number, to: number): void;
  remove(kind: 'people' | 'places', at: number): void;
  addPlaceFor(person: number): void;
  openMenu(
    place: { readonly x: number; readonly y: number },
    groups: readonly (readonly MenuItem[])[],
    options: { readonly byKey: boolean; readonly returnTo: HTMLElement },
  ): void;
}

const dots = ['M5 12h.01', 'M12 12h.01', 'M19 12h.01'];
const tick = ['M5 12l5 5L20 7'];
const plus = ['M12 5v14', 'M5 12h14'];

export function addButton(label: string): HTMLButtonElement {
  return createButton('cm-tf-button cm-tf-more', drawIcon(plus), createElement('span', '', label));
}

/** The button at the end of a row for its actions, and the keys for them. */
class RowTools {
  readonly dom = createButton('cm-tf-icon cm-tf-dots', drawIcon(dots));
  readonly #host: RowHost;
  readonly #kind: 'people' | 'places';
  #at = 0;
  #isFirst = true;
  #isLast = true;

  /** `offer`: further actions for this kind of row. */
  constructor(row: HTMLElement, host: RowHost, kind: 'people' | 'places', offer: () => readonly MenuItem[] = () => []) {
    this.#host = host;
    this.#kind = kind;
    this.dom.setAttribute('aria-haspopup', 'menu');
    this.dom.addEventListener('click', ({ detail }) => {
      const { left, bottom } = this.dom.getBoundingClientRect();
      host.openMenu({ x: left, y: bottom + 4 }, [offer(), this.#offerMoves(), [this.#offerRemoval()]], {
        byKey: detail === 0,
        returnTo: this.dom,
      });
    });
    row.addEventListener('keydown', (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !/^Arrow(?:Up|Down)$/.test(event.key)) return;
      event.preventDefault();
      const isUp = event.key === 'ArrowUp';
      if (!(isUp ? this.#isFirst : this.#isLast)) host.move(kind, this.#at, this.#at + (isUp ? -1 : 1));
    });
  }

  update(at: number, first: number, last: number, name: string): void {
    this.#at = at;
    this.#isFirst = at <= first || at > last;
    this.#isLast = at >= last;
    this.dom.setAttribute('aria-label', t('actionsFor', { name }));
    this.dom.title = t('actionsFor', { name });
  }

  #offerMoves(): MenuItem[] {
    const move = (by: number) => () => this.#host.move(this.#kind, this.#at, this.#at + by);
    return [
      ...(this.#isFirst ? [] : [{ label: t('moveUp'), keys: 'Alt-ArrowUp', run: move(-1) }]),
      ...(this.#isLast ? [] : [{ label: t('moveDown'), keys: 'Alt-ArrowDown', run: move(1) }]),
    ];
  }

  #offerRemoval(): MenuItem {
    return { label: t('remove'), run: () => this.#host.remove(this.#kind, this.#at) };
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
  readonly #contact: HTMLElement;
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
    this.#corresponding.addEventListener('change', () => this.#setCorresponding(this.#corresponding.checked));
    const check = createElement('label', 'cm-tf-check-label', this.#corresponding, t('corresponding'));
    this.#tools = new RowTools(this.dom, host, 'people', () => this.#offer());
    this.#chips.setAttribute('role', 'group');
    this.#contact = createElement('div', 'cm-tf-fields', this.#email.dom, this.#orcid.dom, check);
    this.#contact.hidden = true;
    this.dom.append(this.#nameBox, this.#tools.dom, this.#contact, this.#chips);
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
    // Once shown they stay, or the field would vanish while being emptied.
    if (
      person.corresponding.isOn ||
      [person.email, person.orcid].some(({ path, value }) => path.length === 0 || value !== '')
    )
      this.#contact.hidden = false;
    this.#corresponding.checked = person.corresponding.isOn;
    this.dom.setAttribute('aria-label', t('authorOf', { number: at + 1, count: model.people.length, name }));
    this.#tools.update(at, 0, model.people.length - 1, name);
    this.#updateChips(person, model.places, name);
  }

  focus(): void {
    this.dom.querySelector<HTMLElement>('.cm-tf-input')?.focus();
  }

  #offer(): MenuItem[] {
    const { isOn } = this.#person.corresponding;
    return [
      ...(this.#contact.hidden ? [{ label: t('addContact'), run: () => this.#showContact() }] : []),
      ...(this.#person.places ? [{ label: t('newAffiliation'), run: () => this.#host.addPlaceFor(this.#at) }] : []),
      {
        label: t('corresponding'),
        isChecked: isOn,
        ...(isOn ? { icon: tick } : {}),
        run: () => this.#setCorresponding(!isOn),
      },
    ];
  }

  #showContact(): void {
    this.#contact.hidden = false;
    this.#email.input.focus();
  }

  #setCorresponding(isOn: boolean): void {
    this.#host.act(edits.setCorresponding(this.#person, isOn), t(isOn ? 'isCorresponding' : 'notCorresponding'));
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
        this.#names.set(
          label,
          new Field({ label: t(label), placeholder: t(label), className: 'cm-tf-unlabelled', wraps: true, write }),
        );
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
    this.#chips.replaceChildren(...chips);
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
