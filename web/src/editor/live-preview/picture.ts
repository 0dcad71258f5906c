import type { EditorView } from '@codemirror/view';
import { surroundings } from '../surroundings.ts';
import type { ImageSource } from './image-source.ts';
import { createPdfPicture, isPdf } from './pdf-picture.ts';
import { t } from '../../lib/texts/editor.ts';

export type PictureState =
  | { readonly kind: 'loaded'; readonly small: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'asking' };

/** Below this size, badge and caption would only be in the way. */
const smallWidth = 256;
const smallHeight = 128;

/** Image heights by URL, so that a redrawn image reserves its space before it loads. */
const knownHeights = new Map<string, number>();

export function estimatePicture(url: string): number {
  return (knownHeights.get(url) ?? 260) + 60;
}

function isRemote(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url);
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** An image with its size badge; reports once it is known whether it exists. */
export function createPicture(
  view: EditorView,
  image: ImageSource,
  changed: (state: PictureState) => void,
): HTMLElement {
  const { images, allowRemoteImages } = view.state.facet(surroundings);
  const frame = document.createElement('span');
  frame.className = 'cm-picture';
  const picture = document.createElement('img');
  picture.alt = image.alt;
  picture.draggable = false;
  picture.decoding = 'async';
  if (image.title) picture.title = image.title;
  // A share of the column, as in print; the frame keeps other images small.
  const isShare = image.width?.endsWith('%') === true;
  if (image.width) {
    if (isShare) Object.assign(frame.style, { width: image.width, maxWidth: '100%' });
    picture.style.width = isShare ? '100%' : image.width;
  }
  if (image.height) picture.style.height = image.height;
  const known = images.size(image.url);
  if (known && !image.width && !image.height) {
    picture.width = known.width;
    picture.height = known.height;
  }
  const badge = document.createElement('span');
  badge.className = 'cm-size-badge';
  const miss = (): void => {
    frame.classList.add('cm-picture-missing');
    frame.replaceChildren();
    changed({ kind: 'missing' });
  };
  const show = (shown: HTMLElement, width: number, height: number): void => {
    images.rememberSize(image.url, width, height);
    badge.textContent = `${width} × ${height}`;
    changed({ kind: 'loaded', small: width < smallWidth || height < smallHeight });
    view.requestMeasure({
      key: frame,
      read: () => {
        if (!frame.isConnected) return false;
        knownHeights.set(image.url, frame.offsetHeight);
        return shown.offsetWidth < smallWidth || shown.offsetHeight < smallHeight;
      },
      // A large image displayed small has no room for a badge either.
      write: (small) => {
        if (small) changed({ kind: 'loaded', small });
      },
    });
  };
  picture.addEventListener('load', () => show(picture, picture.naturalWidth, picture.naturalHeight));
  picture.addEventListener('error', miss);
  const load = (address: string): void => {
    if (isPdf(image.url)) {
      const page = createPdfPicture(
        address,
        isShare ? { ...image, width: '100%' } : image,
        (width, height) => show(page, width, height),
        miss,
      );
      page.setAttribute('role', 'img');
      page.setAttribute('aria-label', image.alt);
      if (image.title) page.title = image.title;
      if (known && !image.width && !image.height) {
        page.width = known.width;
        page.height = known.height;
      }
      frame.replaceChildren(page, badge);
      return;
    }
    frame.replaceChildren(picture, badge);
    picture.src = address;
  };
  if (/^data:image\//i.test(image.url)) load(image.url);
  else if (isRemote(image.url)) {
    if (allowRemoteImages) load(image.url);
    else frame.append(createQuestion(image.url, () => load(image.url)));
  } else if (image.url === '' || /^[a-z][a-z0-9+.-]*:/i.test(image.url)) queueMicrotask(miss);
  else {
    void images.resolve(decode(image.url)).then((address) => {
      if (address) load(address);
      else miss();
    });
  }
  return frame;
}

/** A remote image tells its host who reads: wait for a click. */
function createQuestion(url: string, load: () => void): HTMLElement {
  const box = document.createElement('span');
  box.className = 'cm-picture-remote';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('loadImage');
  button.addEventListener('click', load);
  const host = document.createElement('span');
  host.textContent = t('fromHost', { host: /^(?:https?:)?\/\/([^/?#]+)/i.exec(url)?.[1] ?? url });
  box.append(button, host);
  return box;
}
