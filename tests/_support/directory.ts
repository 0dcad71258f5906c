import type { InputOf } from '@scriptorium/contract/operation.ts';
import {
  type AdminDirectory,
  createDirectory,
  createDirectoryToken,
} from '@scriptorium/contract/operations/admin-directories.ts';
import type { Client } from './client.ts';
import type { RunningServer } from './start-server.ts';

interface ScimMember {
  value: string;
  type?: string;
}

/** Everything the protocol allows in a response; missing fields are undefined. */
interface ScimBody {
  id: string;
  name: string;
  userName: string;
  displayName: string;
  active: boolean;
  emails: (ScimMember & { primary: boolean })[];
  members: ScimMember[];
  endpoint: string;
  meta: { resourceType: string; location: string };
  Resources: ScimBody[];
  totalResults: number;
  itemsPerPage: number;
  scimType: string;
  detail: string;
}

interface ScimAnswer {
  status: number;
  headers: Headers;
  body: ScimBody;
}

/** A directory that provisions over SCIM, knowing only its token. */
export class Directory {
  readonly #url: string;
  readonly token: string;

  constructor(server: Pick<RunningServer, 'url'>, token: string) {
    this.#url = `${server.url}/scim/v2`;
    this.token = token;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ScimAnswer> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: JSON.parse(text === '' ? 'null' : text) as ScimBody,
    };
  }

  /** Operations of a PATCH. */
  patch(path: string, ...Operations: unknown[]): Promise<ScimAnswer> {
    return this.send('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
  }

  /** Creates a user; returns their ID. */
  async person(email: string, more: object = {}): Promise<string> {
    const { status, body } = await this.send('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: email,
      emails: [{ value: email, type: 'work', primary: true }],
      ...more,
    });
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.id;
  }

  /** Creates a group with these members; returns its ID. */
  async group(displayName: string, ...ids: string[]): Promise<string> {
    const members = ids.map((value) => ({ value }));
    const { status, body } = await this.send('POST', '/Groups', { displayName, members });
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.id;
  }
}

/** Adds a directory as an administrator does. */
export async function addDirectory(
  server: Pick<RunningServer, 'url'>,
  admin: Client,
  fields: Partial<InputOf<typeof createDirectory>> = {},
): Promise<{ directory: AdminDirectory; client: Directory }> {
  const made = await admin.call(createDirectory, {
    name: 'Entra',
    domains: 'example.edu',
    adopts: false,
    sendsMail: false,
    groupRole: 'editor',
    ...fields,
  });
  const { token, directory } = await admin.call(createDirectoryToken, {
    directoryUUID: made.directory.uuid,
    label: 'First',
  });
  return { directory, client: new Directory(server, token) };
}
