import { type EditorView, WidgetType } from '@codemirror/view';
import { Caption, selectImage } from './caption.ts';
import type { ImageSource } from './image-source.ts';
import { isSharedAlone } from '../surroundings.ts';
import { createPicture, estimatePicture } from './picture.ts';

/** A figure element's rendered content, for the widget that takes the element over. */
interface Drawn {
  image: ImageSource;
  caption: Caption | null;
  picture: HTMLElement;
}

const drawn = new WeakMap<HTMLElement, Drawn>();

/** An image with its caption, or inline just the image. */
export class FigureWidget extends WidgetType {
  readonly image: ImageSource;
  /** Printed before the caption. */
  readonly number: string;
  readonly block: boolean;
  readonly revision: number;

  constructor(image: ImageSource, number: string, block: boolean, revision: number) {
    super();
    this.image = image;
    this.number = number;
    this.block = block;
    this.revision = revision;
  }

  private shows(other: FigureWidget): boolean {
    const a = this.image;
    const b = other.image;
    return a.url === b.url && a.width === b.width && a.height === b.height && this.revision === other.revision;
  }

  override eq(other: FigureWidget): boolean {
    return (
      this.shows(other) &&
      this.image.alt === other.image.alt &&
      this.image.title === other.image.title &&
      this.number === other.number &&
      this.block === other.block
    );
  }

  toDOM(view: EditorView): HTMLElement {
    const figure = document.createElement(this.block ? 'figure' : 'span');
    figure.className = this.block ? 'cm-figure' : 'cm-figure cm-figure-inline';
    const caption = this.block ? new Caption(view, figure, this.image, this.number) : null;
    const picture = this.createPicture(view, figure, caption);
    drawn.set(figure, { image: this.image, caption, picture });
    figure.append(picture);
    if (caption) figure.append(caption.dom);
    return figure;
  }

  private createPicture(view: EditorView, figure: HTMLElement, caption: Caption | null): HTMLElement {
    const picture = createPicture(view, this.image, (state) => {
      // An outdated callback of an image that was replaced.
      if (drawn.get(figure)?.picture !== picture) return;
      figure.classList.toggle('cm-figure-small', state.kind === 'loaded' && state.small);
      const isFault = state.kind === 'missing' && !isSharedAlone(view.state);
      figure.classList.toggle('cm-figure-missing', isFault);
      if (isFault) caption?.refuse();
      if (state.kind === 'missing') {
        const read = (): ImageSource => drawn.get(figure)?.image ?? this.image;
        const canReplace = caption !== null && !view.state.readOnly;
        // Offline, the box may stay empty.
        void import('./missing-picture.ts').then(
          ({ fillMissing }) => fillMissing(view, picture, isFault ? { figure, canReplace, read } : null),
          console.warn,
        );
      }
      view.requestMeasure();
    });
    picture.addEventListener('mousedown', (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      selectImage(view, figure, drawn.get(figure)?.image ?? this.image);
    });
    return picture;
  }

  /** A remote change of caption, size or URL must not take the focus from somebody editing here. */
  override updateDOM(dom: HTMLElement, view: EditorView, from: WidgetType): boolean {
    const known = drawn.get(dom);
    if (!known || !(from instanceof FigureWidget) || from.block !== this.block) return false;
    // A missing image's caption is a message, not its text: redraw on any change.
    if (dom.classList.contains('cm-figure-missing')) return false;
    known.image = this.image;
    if (!this.shows(from)) {
      const before = known.picture;
      known.picture = this.createPicture(view, dom, known.caption);
      before.replaceWith(known.picture);
    }
    known.caption?.update(this.image, this.number);
    return true;
  }

  override get estimatedHeight(): number {
    return this.block ? estimatePicture(this.image.url) : -1;
  }

  override ignoreEvent(event: Event): boolean {
    return event.type !== 'contextmenu';
  }
}
