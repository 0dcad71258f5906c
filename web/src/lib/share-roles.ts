/** Text keys for the names of roles. */
export const ROLE_TEXTS = {
  reader: 'roleReader',
  commenter: 'roleCommenter',
  editor: 'roleEditor',
  manager: 'roleManager',
  owner: 'roleOwner',
} as const;
