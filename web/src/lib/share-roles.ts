/** Names of texts for what somebody may do. */
export const ROLE_TEXTS = {
  reader: 'roleReader',
  commenter: 'roleCommenter',
  editor: 'roleEditor',
  manager: 'roleManager',
  owner: 'roleOwner',
} as const;
