/** An item shared with someone, as they see it. */
export interface SharedItem {
  itemId: string;
  workspaceId: string;
  name: string;
  type: 'file' | 'directory';
  role: 'reader' | 'commenter' | 'editor';
  /** Name of the person or group that owns its workspace. */
  from: string;
  /** Name of the person who shared it. */
  sharedBy: string;
  sharedAt: number;
  expiresAt: number | null;
  /** Shared with the person themselves or by a link, as opposed to through a group. */
  isOwn: boolean;
  /** Names from the workspace's root down to the item. */
  names: readonly string[];
  /** The workspace's. */
  revision: number;
}
