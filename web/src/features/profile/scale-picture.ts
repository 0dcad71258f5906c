import { t } from '../../lib/texts/profile.ts';

/** Pixels; the longer side of a profile picture (spec §9). */
export const LONGEST_SIDE = 300;

/** A name ending in .jpg or .jpeg is a jpeg, anything else is treated as png (spec §5). */
export function pickImageType(fileName: string): 'image/jpeg' | 'image/png' {
  return /\.jpe?g$/i.test(fileName) ? 'image/jpeg' : 'image/png';
}

/** The size a picture is drawn in: its aspect kept, the longer side at most 300 px, never made larger. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Reads a picture, scales it and answers it as a data URL. Drawn anew even when it fits: what a camera writes beside
 * the picture (place, device) does not leave this computer.
 */
export async function scalePicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error(t('notAnImage'));
  });
  try {
    const { width, height } = fitPicture(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error(t('resizeFailed'));
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas.toDataURL(pickImageType(file.name), 0.9);
  } finally {
    bitmap.close();
  }
}
