import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { password, safeText, singleLine, uuid } from '../shapes.ts';

const admin = { rule: 'admin' } as const;

/** The group roles that a rule can assign. No rule can make anyone a server administrator. */
export const GROUP_RULE_ROLES = ['reader', 'commenter', 'editor', 'manager'] as const;
const role = z.enum(GROUP_RULE_ROLES);

const groupRule = z.strictObject({
  uuid,
  claim: z.string(),
  value: z.string(),
  group: z.strictObject({ uuid, name: z.string() }),
  role,
});
export type AdminGroupRule = z.output<typeof groupRule>;

const rules = z.strictObject({ rules: z.array(groupRule) });

export const listGroupRules = defineOperation({
  path: '/api/admin/providers/list-group-rules',
  summary: 'Which claims of a provider put people into which groups.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid }),
  output: rules,
  errors: ['not-found'],
});

export const addGroupRule = defineOperation({
  path: '/api/admin/providers/add-group-rule',
  summary: 'Add a rule; it is applied when somebody logs in. `*` in the value stands for any characters.',
  access: admin,
  input: z.strictObject({
    providerUUID: uuid,
    claim: singleLine(300),
    value: singleLine(500),
    groupUUID: uuid,
    role,
    password: password.optional(),
  }),
  output: rules,
  errors: ['not-found', 'item-limit', 'conflict'],
  stepUp: 'recent',
});

export const removeGroupRule = defineOperation({
  path: '/api/admin/providers/remove-group-rule',
  summary: 'Remove a rule. Nobody leaves a group by that.',
  access: admin,
  input: z.strictObject({ ruleUUID: uuid, password: password.optional() }),
  output: rules,
  errors: ['not-found'],
  stepUp: 'recent',
});

export const tryGroupRules = defineOperation({
  path: '/api/admin/providers/try-group-rules',
  summary: 'Which groups these claims (a JSON object) would give. Changes nothing.',
  access: admin,
  input: z.strictObject({ providerUUID: uuid, claims: safeText(50_000) }),
  output: z.strictObject({
    groups: z.array(z.strictObject({ name: z.string(), role })),
    /** Claims that rules depend on but that are missing or empty. */
    missing: z.array(z.string()),
  }),
  errors: ['not-found'],
});
