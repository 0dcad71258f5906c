/** Catalogue keys of the role names. */
export const ROLE_TEXTS = { reader: 'roleReader', commenter: 'roleCommenter', editor: 'roleEditor' } as const;
