import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { call } from '../../api/call.ts';
import { noteMade } from '../../lib/just-made.ts';
import type { Template } from '../../lib/starters/templates.ts';
import { t as dashboard } from '../../lib/texts/dashboard.ts';
import { t } from '../../lib/texts/workspace.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { change } from './item-actions.ts';
import { parentOf } from './workspace-data.ts';

/* What a page with a text does not begin with. */

/** Adds the sample paper to the workspace; returns its path, or null on failure. */
export function makeSample(uuid: string): Promise<string | null> {
  return change(t('sampleFailed'), async () => (await import('../../api/make-sample-paper.ts')).makeSamplePaper(uuid));
}

/** Starts a paper from a template, with the file name as its title; returns its path, or null on failure. */
export function makeFromTemplate(
  uuid: string,
  folder: string,
  { template, author }: { template: Template; author: string },
): Promise<string | null> {
  return change(t('createFileFailed'), async () => {
    const [{ startDocument }, { makeFiles }] = await Promise.all([
      import('../../lib/starters/start-document.ts'),
      import('../../api/make-files.ts'),
    ]);
    const today = new Date().toLocaleDateString('en-CA');
    const { name, text } = startDocument(dashboard(template), template, author, today);
    const [item] = await makeFiles(uuid, [{ path: [folder, name].filter(Boolean).join('/'), text }], 'keep-both');
    if (item === undefined) return null;
    noteMade(item.uuid);
    return item.path;
  });
}

/** Creates a text at an address that was opened, which then shows it, ready for writing. */
export async function makeMissingFile(uuid: string, path: string): Promise<void> {
  await change(t('createFileFailed'), async () => {
    const name = path.split('/').at(-1) ?? '';
    const { item } = await call(createTextFile, { uuid, parentItem: parentOf(path), name });
    noteMade(item.uuid);
  });
}

/** Brings an item back from the trash; returns its path, or null on failure. */
export async function restore(uuid: string, item: { uuid: string; name: string }): Promise<string | null> {
  const done = await change(t('restoreFailed'), () => call(restoreItems, { uuid, items: [item.uuid] }));
  if (done === null) return null;
  const path = done.items[0]?.path ?? item.name;
  toastSuccess(t('restored', { name: path }));
  return path;
}
