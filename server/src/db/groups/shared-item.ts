/** An item shared with someone, as they see it. */
export interface SharedItem {
  itemId: string;
  workspaceId: string;
  name: string;
  type: 'file' | 'directory';
  role: 'reader' | 'commenter' | 'editor';
  /** The person or group that owns its workspace. */
  from: string;
  sharedBy: string;
  sharedAt: number;
  expiresAt: number | null;
  isOwn: boolean;
  names: readonly string[];
  revision: number;
}
