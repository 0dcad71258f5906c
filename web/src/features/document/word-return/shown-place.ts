/** Words around a change, as people read them: without signs between paragraphs, nothing where there are no words. */
export function showPlace(near: string): string {
  return near
    .split('¶')
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(' … ');
}
