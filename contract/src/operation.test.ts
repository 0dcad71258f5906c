import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { empty, itemPath, uuid } from './shapes.ts';

// Checked by the type checker: an unused @ts-expect-error is an error.

const facts = { path: '/api/test/try', summary: '', output: empty } as const;
const input = z.strictObject({ uuid, itemPath, folders: z.array(itemPath).optional() });

it('a call that names items says what it does to each', () => {
  const { access } = defineOperation({
    ...facts,
    input,
    access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view', folders: 'edit' } },
  });
  expect(access).toMatchObject({ targets: { itemPath: 'view', folders: 'edit' } });
});

it('a call that forgets one of its items does not compile', () => {
  const forgets = defineOperation({
    ...facts,
    input,
    // @ts-expect-error -- folders is missing
    access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  });
  const asAWhole = defineOperation({
    ...facts,
    input,
    // @ts-expect-error -- the items are not declared
    access: { rule: 'workspace-member', workspace: 'uuid', may: 'view' },
  });
  const anybody = defineOperation({
    ...facts,
    input,
    // @ts-expect-error -- nor here
    access: { rule: 'user' },
  });
  expect([forgets, asAWhole, anybody]).toHaveLength(3);
});

it('a call that names no items cannot claim to', () => {
  const claims = defineOperation({
    ...facts,
    input: z.strictObject({ uuid }),
    // @ts-expect-error -- there is no such field
    access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'view' } },
  });
  expect(claims.access.rule).toBe('item');
});
