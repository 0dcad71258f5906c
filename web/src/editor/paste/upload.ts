import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { surroundings } from '../surroundings.ts';
import { findFigurePlace, findRoom } from './room.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/editor.ts';

/** The progress element of each upload. */
const shares = new WeakMap<object, HTMLElement>();

class UploadWidget extends WidgetType {
  readonly id: object;
  readonly text: string;

  constructor(id: object, text: string) {
    super();
    this.id = id;
    this.text = text;
  }

  override eq(other: UploadWidget): boolean {
    return other.id === this.id;
  }

  toDOM(): HTMLElement {
    const note = document.createElement('span');
    note.className = 'cm-upload';
    note.setAttribute('role', 'status');
    // Visible, but not announced a hundred times.
    const share = document.createElement('span');
    share.setAttribute('aria-hidden', 'true');
    shares.set(this.id, share);
    note.append(this.text, share);
    return note;
  }
}

class PlaceWidget extends WidgetType {
  toDOM(): HTMLElement {
    const place = document.createElement('span');
    place.hidden = true;
    return place;
  }
}

const start = StateEffect.define<{ readonly id: object; readonly at: number; readonly text: string }>({
  map: (value, changes) => ({ ...value, at: changes.mapPos(value.at, 1) }),
});
/** Marks a place that shows nothing: the end of what will be replaced. */
const mark = StateEffect.define<{ readonly id: object; readonly at: number }>({
  map: (value, changes) => ({ ...value, at: changes.mapPos(value.at, -1) }),
});
const finish = StateEffect.define<object>();

function idOf(decoration: Decoration): unknown {
  return (decoration.spec as { readonly id?: object }).id;
}

/** Where uploads will be linked, mapped through edits made meanwhile. */
const uploads = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, tr) {
    let next = value.map(tr.changes);
    for (const effect of tr.effects) {
      if (effect.is(start)) {
        next = next.update({
          add: [
            Decoration.widget({
              widget: new UploadWidget(effect.value.id, effect.value.text),
              side: 1,
              id: effect.value.id,
            }).range(effect.value.at),
          ],
        });
      } else if (effect.is(mark)) {
        next = next.update({
          add: [Decoration.widget({ widget: new PlaceWidget(), side: -1, id: effect.value.id }).range(effect.value.at)],
        });
      } else if (effect.is(finish)) {
        next = next.update({ filter: (_from, _to, decoration) => idOf(decoration) !== effect.value });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function findPlace(view: EditorView, id: object): number | null {
  for (const cursor = view.state.field(uploads).iter(); cursor.value; cursor.next())
    if (idOf(cursor.value) === id) return cursor.from;
  return null;
}

/** How a file arrived: a chosen file has a caption, a pasted one a meaningless name. */
type Way = 'pasted' | 'dropped' | 'chosen';

const picture = /\.(?:png|jpe?g|gif|webp|svg|avif|pdf)$/i;

/** A path as written in a link. */
export function writeAddress(path: string): string {
  return path.replace(/[ ()<>]/g, (ch) => `%${ch.charCodeAt(0).toString(16)}`);
}

/** The link, and the part of it to be edited next. */
function describeFile(file: File, path: string, way: Way): { text: string; select: readonly [number, number] } {
  const address = writeAddress(path);
  const name = file.name.replace(/\.[^.]*$/, '').replace(/[[\]]/g, '');
  if (!file.type.startsWith('image/') && !(way === 'chosen' && picture.test(file.name))) {
    const text = `[${name}](${address})`;
    return { text, select: [text.length, text.length] };
  }
  const caption = way === 'pasted' ? '' : name.replace(/[-_]+/g, ' ').trim();
  return { text: `![${caption}](${address})`, select: [2, 2 + caption.length] };
}

/** Browsers name every pasted image image.png; a timestamp keeps them apart. */
function nameFile(file: File, pasted: boolean): File {
  if (!pasted || !/^image\.\w+$/.test(file.name)) return file;
  const now = new Date();
  const stamp = [
    now.getFullYear(),
    now.getMonth() + 1,
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
    now.getSeconds(),
  ].map((part) => String(part).padStart(2, '0'));
  return new File(
    [file],
    `image-${stamp.slice(0, 3).join('')}-${stamp.slice(3).join('')}.${file.name.split('.').at(-1)}`,
    { type: file.type },
  );
}

/** Stores files beside the document and links them where they were inserted. */
export async function uploadFiles(
  view: EditorView,
  files: readonly File[],
  at: number,
  way: Way,
  isBelow = way !== 'chosen',
): Promise<void> {
  const { assets, report } = view.state.facet(surroundings);
  for (const original of files) {
    const file = nameFile(original, way === 'pasted');
    const id = {};
    const begin = Math.min(at, view.state.doc.length);
    view.dispatch({ effects: start.of({ id, at: begin, text: t('uploading', { name: file.name }) }) });
    try {
      const path = await assets.upload(file, (share) => {
        const place = shares.get(id);
        if (place) place.textContent = ` ${share.toLocaleString(locale, { style: 'percent' })}`;
      });
      const place = findPlace(view, id);
      if (place === null) continue;
      const { text, select } = describeFile(file, path, way);
      const isFigure = text.startsWith('!');
      const below = isFigure && isBelow ? findFigurePlace(view.state, place, way !== 'pasted') : null;
      const target = below ?? place;
      const hasRoom = below !== null || way === 'chosen';
      const { head, tail } = hasRoom ? findRoom(view.state, target, target) : { head: '', tail: '' };
      const from = target + head.length;
      // If the user is typing elsewhere meanwhile, leave the caret there.
      const isHere = view.state.selection.main.empty && view.state.selection.main.head === place;
      view.dispatch({
        changes: { from: target, insert: head + text + tail },
        ...(isHere || way === 'dropped'
          ? { selection: { anchor: from + select[0], head: from + select[1] }, scrollIntoView: true }
          : {}),
        effects: finish.of(id),
        userEvent: 'input.paste',
      });
      at = from + text.length;
    } catch (error) {
      view.dispatch({ effects: finish.of(id) });
      report(error instanceof Error ? error.message : t('uploadFailed', { name: file.name }), 'error');
    }
  }
}

/** Stores files next to the document, then passes on their paths (null for failed ones) and where to insert them. */
export async function uploadBefore(
  view: EditorView,
  files: readonly File[],
  range: { readonly from: number; readonly to: number },
  insert: (paths: readonly (string | null)[], range: { from: number; to: number }) => void,
): Promise<void> {
  const { assets, report } = view.state.facet(surroundings);
  const [begin, end] = [{}, {}];
  const text = t('uploadingImages', { count: files.length });
  view.dispatch({
    effects: [
      start.of({ id: begin, at: range.from, text }),
      ...(range.to > range.from ? [mark.of({ id: end, at: range.to })] : []),
    ],
  });
  const paths: (string | null)[] = [];
  for (const [at, original] of files.entries()) {
    const named = nameFile(original, true);
    const file =
      files.length === 1
        ? named
        : new File([named], named.name.replace(/(?=\.\w+$)/, `-${at + 1}`), { type: named.type });
    try {
      paths.push(await assets.upload(file, () => undefined));
    } catch (error) {
      paths.push(null);
      report(error instanceof Error ? error.message : t('uploadFailed', { name: file.name }), 'error');
    }
  }
  const from = findPlace(view, begin);
  const to = findPlace(view, end) ?? from;
  view.dispatch({ effects: [finish.of(begin), finish.of(end)] });
  if (from !== null && to !== null) insert(paths, { from, to: Math.max(from, to) });
}

export const uploadPlaces: Extension = uploads;

function choose(view: EditorView, multiple: boolean, use: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*,.pdf';
  input.multiple = multiple;
  input.addEventListener('change', () => {
    view.focus();
    use([...(input.files ?? [])]);
  });
  input.addEventListener('cancel', () => view.focus());
  input.click();
}

/** Opens the image chooser; images go to the caret, or below the paragraph there. */
export function choosePictures(view: EditorView, isBelow = false): void {
  choose(view, true, (files) => void uploadFiles(view, files, view.state.selection.main.to, 'chosen', isBelow));
}

/** Opens the image chooser for a single image. */
export function choosePicture(view: EditorView, use: (file: File) => void): void {
  choose(view, false, ([file]) => {
    if (file) use(file);
  });
}
