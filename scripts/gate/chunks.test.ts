import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNKS, DEVICE, DRAWING, FILES, LOGIN, RARE, SHARED, SIGN_IN, VIEWS, WORKS } from '../../web/chunks.ts';
import { ROOT } from './step.ts';

/** The group a bundler puts a module into. */
function chunkOf(id: string): string | undefined {
  // Groups by tag are left out: which modules the page names itself only a build knows.
  const byName = CHUNKS.filter(({ tags }) => tags === undefined);
  const matching = byName.filter(({ test }) => (typeof test === 'function' ? test(id) : test.test(id)));
  return matching.toSorted((a, b) => b.priority - a.priority)[0]?.name;
}

const modules = join(ROOT, 'node_modules');
const mantine = join(modules, '@mantine/core/esm/components');
const icons = join(modules, '@tabler/icons-react/dist/esm/icons');
const ui = join(ROOT, 'web/src/ui');

describe('the chunks of the bundle', () => {
  it.each(LOGIN.mantine)('Mantine still has %s, which login gets', (name) => {
    expect(existsSync(join(mantine, name))).toBe(true);
    expect(chunkOf(join(mantine, name, `${name}.mjs`))).toBe('core');
  });

  it.each(LOGIN.icons)('the icons still include %s, which login gets', (name) => {
    expect(existsSync(join(icons, `Icon${name}.mjs`))).toBe(true);
    expect(chunkOf(join(icons, `Icon${name}.mjs`))).toBe('core');
  });

  it.each(LOGIN.ui)('ui/%s exists, and login gets its script', (name) => {
    const files = readdirSync(ui).filter((file) => file.startsWith(`${name}.`));
    expect(files).not.toEqual([]);
    for (const file of files.filter((each) => !each.endsWith('.css'))) expect(chunkOf(join(ui, file))).toBe('core');
  });

  it.each(LOGIN.sources)('%s exists, and login gets it', (name) => {
    const files = ['ts', 'tsx']
      .map((end) => join(ROOT, 'web/src', `${name}.${end}`))
      .filter((file) => existsSync(file));
    expect(files.map(chunkOf)).toEqual(['core']);
  });

  it.each(SIGN_IN.icons)('the icons still include %s, which belongs to providers', (name) => {
    expect(existsSync(join(icons, `Icon${name}.mjs`))).toBe(true);
    expect(chunkOf(join(icons, `Icon${name}.mjs`))).toBe('sign-in');
  });

  it.each(SIGN_IN.sources)('%s exists, and belongs to providers', (name) => {
    const files = ['ts', 'tsx']
      .map((end) => join(ROOT, 'web/src', `${name}.${end}`))
      .filter((file) => existsSync(file));
    expect(files.map(chunkOf)).toEqual(['sign-in']);
  });

  it.each(RARE.icons)('the icons still include %s, which no first screen loads', (name) => {
    expect(existsSync(join(icons, `Icon${name}.mjs`))).toBe(true);
    expect(chunkOf(join(icons, `Icon${name}.mjs`))).toBe('rare');
  });

  it.each(RARE.ui)('ui/%s exists, and no first screen loads it', (name) => {
    expect(existsSync(join(ui, `${name}.tsx`))).toBe(true);
    expect(chunkOf(join(ui, `${name}.tsx`))).toBe('rare');
  });

  const groups = { parts: SHARED, works: WORKS, drawing: DRAWING, files: FILES, views: VIEWS, device: DEVICE };
  it.each(Object.entries(groups).flatMap(([chunk, names]) => names.map((name) => [name, chunk] as const)))(
    '%s is there, and belongs to %s',
    (name, chunk) => {
      const files = ['ts', 'tsx']
        .map((end) => join(ROOT, 'web/src', `${name}.${end}`))
        .filter((file) => existsSync(file));
      expect(files.map(chunkOf)).toEqual([chunk]);
    },
  );

  it.each([
    ['app/shell/shell-layout.tsx', 'shell'],
    ['app/dashboard-route.tsx', 'dashboard'],
    ['app/workspace-route.tsx', 'workspace'],
    ['editor/collab/io/kept-texts.ts', 'keeping'],
    ['editor/editor-extensions.ts', 'editor'],
    ['editor/citations/print-entry.ts', 'printing'],
    ['features/document/document-screen.tsx', 'document'],
  ])('%s is there, and begins the chunk "%s"', (file, chunk) => {
    expect(existsSync(join(ROOT, 'web/src', file))).toBe(true);
    expect(chunkOf(join(ROOT, 'web/src', file))).toBe(chunk);
  });

  it.each([
    [join(mantine, 'Table/Table.mjs'), 'parts'],
    [join(icons, 'IconTrash.mjs'), 'parts'],
    [join(modules, 'react-dom/client.js'), 'react'],
    [join(modules, '@tanstack/react-query/build/modern/useQuery.js'), 'router'],
    [join(modules, '@codemirror/view/dist/index.js'), 'codemirror'],
    [join(ROOT, 'web/src/features/history/history-screen.tsx'), undefined],
  ])('%s goes to %s', (id, chunk) => {
    expect(chunkOf(id)).toBe(chunk);
  });
});
