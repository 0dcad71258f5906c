import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, createAccount, createGroup } from '../tests/_support/accounts.ts';

const EXAMPLE = join(import.meta.dirname, '..', 'examples', 'mwarp1d');

export interface Demo {
  /** Two members of the group that owns the paper. */
  accounts: readonly [Account, Account];
  /** Path of the paper's page. */
  paper: string;
}

/** Fills a new server (with the tests' administrator) with two accounts, a group and a real paper. */
export async function seedDemo(url: string): Promise<Demo> {
  const ada = await createAccount({ url }, 'Ada');
  const ben = await createAccount({ url }, 'Ben');
  const group = await createGroup('Warping signals', ada, ben);
  const files = readdirSync(EXAMPLE).map((name) => ({
    name,
    content: new Uint8Array(readFileSync(join(EXAMPLE, name))),
  }));
  const uploaded = await ada.client.upload(group, '', files);
  if (uploaded.status !== 200) throw new Error(`The paper could not be uploaded: ${JSON.stringify(uploaded.body)}`);
  return { accounts: [ada, ben], paper: `/workspace/${group}/paper.md` };
}
