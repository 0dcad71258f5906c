import { t } from '../../lib/texts/profile.ts';

/** The longer side of a profile picture, px. */
export const LONGEST_SIDE = 300;

/** The server's limit; a PNG photograph can exceed it even at this size. */
const MAX_BYTES = 200 * 1024;

/** A part of a picture, as fractions of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE_PICTURE: PicturePart = { x: 0, y: 0, width: 1, height: 1 };

/** A name ending in .jpg or .jpeg means JPEG; anything else is treated as PNG. */
export function pickImageType(fileName: string): 'image/jpeg' | 'image/png' {
  return /\.jpe?g$/i.test(fileName) ? 'image/jpeg' : 'image/png';
}

/** The size at which a picture is drawn: same aspect ratio, longer side at most 300 px, never enlarged. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The largest centred square. */
export function findMiddleSquare(width: number, height: number): PicturePart {
  const side = Math.min(width, height);
  const part = { width: side / width, height: side / height };
  return { x: (1 - part.width) / 2, y: (1 - part.height) / 2, ...part };
}

/** Rejects with a user-facing message if the file is not a picture. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new Error(t('notAnImage'));
  });
}

/** A part of the picture, scaled, as a data URL. Re-encoded even if it fits, to strip metadata (location, device). */
export function drawPicture(picture: ImageBitmap, part: PicturePart, fileName: string): string {
  const cut = { width: part.width * picture.width, height: part.height * picture.height };
  const { width, height } = fitPicture(Math.round(cut.width), Math.round(cut.height));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error(t('resizeFailed'));
  context.imageSmoothingQuality = 'high';
  const [x, y] = [part.x * picture.width, part.y * picture.height];
  context.drawImage(picture, x, y, cut.width, cut.height, 0, 0, width, height);
  const drawn = canvas.toDataURL(pickImageType(fileName), 0.9);
  if (countBytes(drawn) <= MAX_BYTES) return drawn;
  // JPEG has no transparency: make the background white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/jpeg', 0.9);
}

function countBytes(dataUrl: string): number {
  return ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;
}
