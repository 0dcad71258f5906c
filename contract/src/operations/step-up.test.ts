import { expect, test } from 'vitest';
import type { Operation } from '../operation.ts';
import { OPERATIONS } from './all.ts';

const guarded: readonly Operation[] = OPERATIONS.filter((operation: Operation) => operation.stepUp !== null);

test.each(guarded.map((operation) => [operation.path, operation] as const))(
  '%s has a field for the password',
  (_, operation) => {
    const shape = (operation.input as unknown as { shape: Record<string, { isOptional(): boolean }> }).shape;
    expect(shape['password']?.isOptional()).toBe(true);
    expect(operation.errors).toEqual(expect.arrayContaining(['step-up-required', 'wrong-password']));
  },
);

test("deleting an account and ending anyone's sessions require the password", () => {
  const paths = guarded.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/user/delete-account',
      '/api/auth/terminate-session',
      '/api/auth/terminate-other-sessions',
      '/api/admin/users/end-sessions',
      '/api/admin/users/delete',
      '/api/admin/users/delete-many',
    ]),
  );
});
