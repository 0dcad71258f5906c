import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * What a call does to an item, or to a workspace as a whole. `move` takes an item from its place (rename, move or
 * delete), which also changes the folder above; `share` decides who else may see it.
 */
export type May = 'view' | 'comment' | 'edit' | 'move' | 'share';

/**
 * Access to items of a workspace: the input field with its UUID, and what the call does to the item in each other
 * field. The UUID may also be that of a shared folder or file, with paths relative to it; either way the operation
 * receives the workspace's UUID and paths within it.
 */
interface Items<Field extends string = string> {
  workspace: string;
  targets: Readonly<Record<Field, May>>;
  /** Fields that name items of another workspace, with the optional field that holds its UUID. */
  elsewhere?: Readonly<Partial<Record<Field, string>>>;
  /**
   * Requires membership of the workspace; a share does not suffice, since the call looks at more than the items it
   * names.
   */
  membersOnly?: true;
}

/** Calls open to guests too, for what their link leads to. All other calls treat guests as strangers. */
interface ForGuests {
  guests?: true;
}

/**
 * Who may call. The rules are implemented in `server/src/policy/rules.ts`. `workspace` and `group` name the input field
 * holding the UUID to check; a missing and a forbidden one both yield `not-found`.
 */
export type Access =
  | { rule: 'anyone' }
  | { rule: 'guest' }
  /** A directory, identified by its token (SCIM): never a person, never through the API. */
  | { rule: 'directory' }
  /** `named`: other items the call may name, each checked in its own workspace. */
  | ({ rule: 'user'; named?: Items } & ForGuests)
  | { rule: 'admin'; named?: Items }
  /**
   * Requires access to the whole workspace; with `within`, access to a shared item suffices, provided the call stays
   * below `ctx.root`.
   */
  | ({ rule: 'workspace-member'; workspace: string; may: May; within?: true } & ForGuests)
  | ({ rule: 'item' } & Items & ForGuests)
  | { rule: 'group-member'; group: string }
  | { rule: 'group-manager'; group: string }
  | { rule: 'group-owner'; group: string };

/** In tuples, since the fields of an empty input have type `never`, which extends everything. */
type NamesItem<Value> = [NonNullable<Value>] extends [never]
  ? false
  : NonNullable<Value> extends z.core.$brand<'item'>
    ? true
    : NonNullable<Value> extends readonly (infer Each)[]
      ? NamesItem<Each>
      : false;

type ItemFields<Fields> = {
  [Name in keyof Fields]-?: NamesItem<Fields[Name]> extends true ? Name : never;
}[keyof Fields] &
  string;

/** The access a call with this input may declare: if it takes items, it must say what it does to each. */
export type AccessTo<Input extends z.ZodType> = [ItemFields<z.output<Input>>] extends [never]
  ? Exclude<Access, { rule: 'item' }> & { named?: never }
  :
      | ({ rule: 'item' } & Items<ItemFields<z.output<Input>>> & ForGuests)
      | { rule: 'user' | 'admin'; named: Items<ItemFields<z.output<Input>>> };

/** The contract of one call. All calls are POST; `multipart` is for uploads only. */
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
   * Codes this call may return besides those that every call may (bad-json, not-logged-in, csrf, invalid, rate-limited,
   * internal, overloaded).
   */
  readonly errors: readonly ErrorCode[];
  readonly body: 'json' | 'multipart';
  /**
   * For calls that a stolen session must not suffice for: `always` asks for the password with each call, `recent` only
   * if it was last entered a while ago. The password goes in the input field `password`; without it the call fails with
   * `step-up-required`. Accounts without a password log in again instead (`log-in-again`).
   */
  readonly stepUp: 'always' | 'recent' | null;
}

export type InputOf<O extends Operation> = z.output<O['input']>;
export type RawInputOf<O extends Operation> = z.input<O['input']>;
export type OutputOf<O extends Operation> = z.output<O['output']>;

/** Fills in the defaults: JSON, no errors of its own, no step-up. Calls with step-up also get its errors. */
export function defineOperation<
  const Path extends `/api/${string}`,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(description: {
  path: Path;
  summary: string;
  access: AccessTo<Input>;
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
    errors: stepUp === null ? errors : [...errors, 'step-up-required', 'wrong-password', 'log-in-again'],
  };
}
