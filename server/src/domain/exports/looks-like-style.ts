/**
 * Whether these bytes could be a citation style with macros, whose expansion may never end. Element names may have a
 * prefix.
 */
export function looksLikeStyle(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // XML starts with a tag; texts that merely mention styles do not.
  if (!/^\s*</u.test(text.toString('utf8', 0, 200).replace('\ufeff', ''))) return false;
  const has = (name: string) => text.includes(`<${name}`) || text.includes(`:${name}`);
  return has('macro') && has('style');
}
