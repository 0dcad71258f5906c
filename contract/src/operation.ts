import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. The body of each rule is in `server/src/policy/rules.ts`. `workspace` and `group` name the input field
 * holding the UUID to check; absent and forbidden both yield `not-found`.
 */
export type Access =
  | { rule: 'anyone' }
  | { rule: 'guest' }
  | { rule: 'user' }
  | { rule: 'admin' }
  /** `may` is what the call does with the workspace; one that does not say changes it. */
  | { rule: 'workspace-member'; workspace: string; may?: 'view' | 'comment' | 'edit' }
  | { rule: 'group-member'; group: string }
  | { rule: 'group-manager'; group: string };

/** The contract of one call. All calls are POST; `multipart` only for uploads. */
export interface Operation<
  Path extends `/api/${string}` = `/api/${string}`,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly path: Path;
  readonly summary: string;
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
  /**
   * Codes this call may return beyond those every call may (bad-json, not-logged-in, csrf, invalid, rate-limited,
   * internal, overloaded).
   */
  readonly errors: readonly ErrorCode[];
  readonly body: 'json' | 'multipart';
  /**
   * For calls that a stolen session must not suffice for: `always` requires the password with each call, `recent` only
   * if it was last entered a while ago. It is sent in the input field `password`; without it the call fails with
   * `step-up-required`.
   */
  readonly stepUp: 'always' | 'recent' | null;
}

export type InputOf<O extends Operation> = z.output<O['input']>;
export type RawInputOf<O extends Operation> = z.input<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;

export function defineOperation<
  const Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(description: {
  path: Path;
  summary: string;
  access: Access;
  input: Input;
  output: Output;
  errors?: readonly ErrorCode[];
  body?: 'json' | 'multipart';
  stepUp?: 'always' | 'recent';
}): Operation<Path, Input, Output> {
  const { errors = [], stepUp = null } = description;
  return {
    body: 'json',
    ...description,
    stepUp,
    errors: stepUp === null ? errors : [...errors, 'step-up-required', 'wrong-password'],
  };
}
