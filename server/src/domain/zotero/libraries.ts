/** The context to which a person's encrypted key is bound. */
export function aboutZoteroKey(userId: string): string {
  return `zotero key ${userId}`;
}

export type LibraryKind = 'user' | 'group';

export interface Library {
  readonly kind: LibraryKind;
  readonly id: number;
}

/** The prefix of its Zotero URLs; also stored in this form. */
export function nameLibrary({ kind, id }: Library): string {
  return `${kind}s/${id}`;
}

export function parseLibrary(name: string): Library {
  const [kinds = '', id = ''] = name.split('/');
  return { kind: kinds === 'users' ? 'user' : 'group', id: Number(id) };
}
