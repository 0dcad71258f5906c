/** What a rule needs to know of a workspace: whether it exists and is not deleted, and how the caller stands to it. */
export interface WorkspaceFacts {
  exists: boolean;
  isOwner: boolean;
  isMember: boolean;
}

export interface GroupFacts {
  exists: boolean;
  isMember: boolean;
  isManager: boolean;
}
