/** What somebody sees of an item shared with them. */
export interface SharedItem {
  itemId: string;
  workspaceId: string;
  name: string;
  type: 'file' | 'directory';
  role: 'reader' | 'commenter' | 'editor';
  /** The person or group whose workspace it is in. */
  from: string;
  sharedBy: string;
  sharedAt: number;
  expiresAt: number | null;
  isOwn: boolean;
  names: readonly string[];
  revision: number;
}
