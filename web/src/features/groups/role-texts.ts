/** Names of texts for what a member may do. */
export const ROLE_TEXTS = { reader: 'roleReader', commenter: 'roleCommenter', editor: 'roleEditor' } as const;
