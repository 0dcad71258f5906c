import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';

const IMAGES = new Set(['png', 'jpg', 'jpeg', 'svg', 'bmp', 'webp']);

/** Whether a file with this name can be shown as an image. */
export function isImage(name: string): boolean {
  return IMAGES.has(extensionOf(name));
}
