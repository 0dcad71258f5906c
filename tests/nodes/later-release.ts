import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VERSION } from '../../server/src/config/version.ts';
import { NODE, ROOT } from '../_support/start-server.ts';

export interface Release {
  root: string;
  remove(): void;
}

/** Changes by source file: text, and what replaces it in the later release. */
type Changes = Readonly<Record<string, readonly [string, string]>>;

/** A call, a field of a call, columns in the busiest tables and a table that this release does not have. */
const ADDED: Readonly<Record<string, string>> = {
  'server/src/db/migrations/900-colours.ts': `
    import { sql } from 'kysely';
    import type { PortableMigration } from './column-types.ts';
    export const colours: PortableMigration = {
      async up(db) {
        for (const table of ['item', 'document', 'document_update', '"user"'])
          await sql.raw('alter table ' + table + ' add column colour text').execute(db);
        await sql.raw('create table palette (name text primary key)').execute(db);
        await sql.raw('create index item_by_colour on item (colour)').execute(db);
      },
    };`,
  'server/src/operations/workspace/colour-item.ts': `
    import { sql } from 'kysely';
    import { colourItem as contract } from '@scriptorium/contract/operations/workspace.ts';
    import { write } from '../../pipeline/operation.ts';
    import { getItem, parsePath } from '../../model/items/find-items.ts';
    export const colourItem = write(contract, {
      work: async (tx, { uuid, itemPath, colour }) => {
        const { id } = await getItem(tx.db, uuid, parsePath(itemPath));
        for (const table of ['item', 'document'])
          await sql\`update \${sql.table(table)} set colour = \${colour} where id = \${id}\`.execute(tx.db);
        return {};
      },
    });`,
};
const CHANGED: Changes = {
  'server/src/config/version.ts': [VERSION, '9.0.0'],
  'server/src/domain/nodes/release.ts': ['UNDERSTANDS = 1', 'UNDERSTANDS = 2'],
  'server/src/db/migrations/all.ts': [
    '\n};',
    "\n  '900+colours': colours,\n};\nimport { colours } from './900-colours.ts';",
  ],
  'server/src/operations/index.ts': [
    "  '/api/workspace/rename-item': renameItem,",
    "  '/api/workspace/rename-item': renameItem,\n  '/api/workspace/colour-item': colourItem,",
  ],
  'contract/src/operations/workspace.ts': [
    'export const renameItem = ',
    `export const colourItem = defineOperation({
      path: '/api/workspace/colour-item',
      summary: 'Colour an item.',
      access: { rule: 'item', workspace: 'uuid', targets: { itemPath: 'edit' } },
      input: z.strictObject({ uuid, itemPath, colour: safeText(20) }),
      output: z.strictObject({}),
      errors: ['forbidden', 'not-found'],
    });
    export const renameItem = `,
  ],
};

/** The next release, built from these sources with what a release may add (docs/decisions/255). */
export function buildLaterRelease(): Release {
  const root = mkdtempSync(join(tmpdir(), 'scriptorium-later-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    for (const name of ['contract', 'bibliography', 'server', 'scripts']) {
      const isOurs = (path: string): boolean => !/\/(?:dist|node_modules)(?:\/|$)|\.test\.tsx?$/u.test(path);
      cpSync(join(ROOT, name), join(root, name), {
        recursive: true,
        filter: (path) => isOurs(path.slice(ROOT.length)),
      });
    }
    for (const name of ['package.json', 'tsconfig.base.json', 'web', 'examples'])
      symlinkSync(join(ROOT, name), join(root, name));
    linkPackages(root);
    for (const [file, text] of Object.entries(ADDED)) writeFileSync(join(root, file), text);
    for (const [file, [before, after]] of Object.entries(CHANGED)) change(join(root, file), before, after);
    change(
      join(root, 'server/src/operations/index.ts'),
      "import { renameItem } from './workspace/rename-item.ts';",
      "import { renameItem } from './workspace/rename-item.ts';\nimport { colourItem } from './workspace/colour-item.ts';",
    );
    const built = spawnSync(NODE, [join(root, 'scripts/bundle-server.ts'), join(root, 'server/dist')], { cwd: root });
    if (built.status !== 0) throw new Error(`The later release could not be built:\n${String(built.stderr)}`);
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Makes its migration do more than add. */
export function makeBreaking({ root }: Release): void {
  for (const file of readdirSync(join(root, 'server/dist'))) {
    if (!file.endsWith('.js')) continue;
    const path = join(root, 'server/dist', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('900+colours', '900-colours'));
  }
}

function change(path: string, before: string, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} does not have what the later release changes: ${before}`);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}

/** Links installed packages, except the release's own workspaces. */
function linkPackages(root: string): void {
  const from = join(ROOT, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(join(to, '@scriptorium'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@scriptorium' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@scriptorium')))
    symlinkSync(join(root, name), join(to, '@scriptorium', name));
}
