import { describe, expect, it } from 'vitest';
import { keepReachable } from './tree.ts';

describe('what can be reached from the root of a tree', () => {
  it('leaves out what lies in a folder that is not among the items', () => {
    const root = { id: 'root', parent_id: null };
    const nodes = [
      { id: 'deep', parent_id: 'inner' },
      { id: 'inner', parent_id: 'folder' },
      root,
      { id: 'folder', parent_id: 'root' },
      { id: 'lost', parent_id: 'deleted' },
      { id: 'below lost', parent_id: 'lost' },
    ];
    expect(keepReachable(nodes).map(({ id }) => id)).toEqual(['folder', 'inner', 'deep']);
  });
});
