/** Ids of items in one word that is short enough for a link: 22 letters each. */
export function writeArchiveSubject(ids: readonly string[]): string {
  return ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')).join('');
}

export function readArchiveSubject(subject: string): string[] {
  const ids: string[] = [];
  for (let at = 0; at + 22 <= subject.length; at += 22) {
    const hex = Buffer.from(subject.slice(at, at + 22), 'base64url').toString('hex');
    ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'));
  }
  return ids;
}

/** More than this do not fit into a link. */
export const MOST_IN_ARCHIVE = 150;
