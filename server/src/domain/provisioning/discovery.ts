import { GROUP_SCHEMA, SCIM_PATH, USER_SCHEMA } from './describe.ts';

/* Self-description of this server for directories (RFC 7643, 5 to 7). */

interface Attribute {
  name: string;
  type: 'string' | 'boolean' | 'complex';
  description: string;
  multiValued?: boolean;
  required?: boolean;
  caseExact?: boolean;
  uniqueness?: 'none' | 'server';
  subAttributes?: readonly Attribute[];
}

const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  description,
  ...more,
});

const USER_ATTRIBUTES: readonly Attribute[] = [
  text('userName', 'How the directory calls the person.', { required: true, uniqueness: 'server' }),
  text('externalId', 'The id of the person in the directory.', { caseExact: true }),
  text('displayName', 'The name that others see.'),
  {
    name: 'name',
    type: 'complex',
    description: 'The parts of the name.',
    subAttributes: [
      text('formatted', 'The name as it is written.'),
      text('givenName', 'The given name.'),
      text('familyName', 'The family name.'),
    ],
  },
  {
    name: 'emails',
    type: 'complex',
    multiValued: true,
    description: 'E-mail addresses; the primary one is that of the account.',
    subAttributes: [
      text('value', 'The address.'),
      text('type', 'What it is for.'),
      { name: 'primary', type: 'boolean', description: 'Whether it is the address of the account.' },
    ],
  },
  { name: 'active', type: 'boolean', description: 'Whether the person may log in.' },
];

const GROUP_ATTRIBUTES: readonly Attribute[] = [
  text('displayName', 'The name of the group.', { required: true }),
  text('externalId', 'The id of the group in the directory.', { caseExact: true }),
  {
    name: 'members',
    type: 'complex',
    multiValued: true,
    description: 'The people whom the directory has put into the group.',
    subAttributes: [text('value', 'The id of a user.', { caseExact: true }), text('type', 'Always “User”.')],
  },
];

const SCHEMAS = [
  { id: USER_SCHEMA, name: 'User', description: 'An account.', attributes: USER_ATTRIBUTES },
  { id: GROUP_SCHEMA, name: 'Group', description: 'A group.', attributes: GROUP_ATTRIBUTES },
] as const;

export function describeService(publicUrl: string) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A token from the administration of this server.',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${publicUrl}${SCIM_PATH}/ServiceProviderConfig` },
  };
}

export function describeResourceTypes(publicUrl: string) {
  return SCHEMAS.map(({ id: schema, name, description }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema,
    meta: { resourceType: 'ResourceType', location: `${publicUrl}${SCIM_PATH}/ResourceTypes/${name}` },
  }));
}

export function describeSchemas(publicUrl: string) {
  return SCHEMAS.map(({ attributes, ...schema }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    attributes: attributes.map(complete),
    meta: { resourceType: 'Schema', location: `${publicUrl}${SCIM_PATH}/Schemas/${schema.id}` },
  }));
}

function complete(attribute: Attribute): unknown {
  const { subAttributes, ...rest } = attribute;
  return {
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: 'readWrite',
    returned: 'default',
    uniqueness: 'none',
    ...rest,
    ...(subAttributes !== undefined && { subAttributes: subAttributes.map(complete) }),
  };
}
