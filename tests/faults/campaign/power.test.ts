import { getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findWorkspace, loginAs } from '../../_support/accounts.ts';
import { startServer } from '../../_support/start-server.ts';
import { expectSound } from '../_support/sound.ts';
import { Typing } from '../_support/typing.ts';

const DISK_BYTES = 192 * 1024 * 1024;
/** Times at which the power fails. */
const MOMENTS_MS = [0, 130, 370, 800, 1700];

const run = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0;

/**
 * A disk in an image file, which lacks whatever the system has not written out yet; a copy of it is what a power cut
 * would have left. Null if only root may create one.
 */
function makeDisk(place: string): { folder: string; image: string } | null {
  const [folder, image] = [join(place, 'disk'), join(place, 'image')];
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, DISK_BYTES);
  return run('mkfs.ext4', '-q', '-F', image) && run('mount', '-o', 'loop', image, folder) ? { folder, image } : null;
}

describe('a power cut', () => {
  for (const moment of MOMENTS_MS)
    it(`F-45 keeps everything confirmed when unsynced data is lost (${moment} ms)`, async (context) => {
      const place = mkdtempSync(join(tmpdir(), 'scriptorium-power-'));
      const after = join(place, 'after');
      mkdirSync(after);
      try {
        const disk = makeDisk(place);
        if (disk === null) return context.skip('a disk of its own can only be made by root');
        await using server = await startServer({ env: { DATA_DIR: disk.folder } });
        const typing = await Typing.start(server);
        const { client } = typing.owner;
        const home = await findWorkspace(typing.owner);
        const stored: string[] = [];
        const power = { isOn: true };
        const uploading = (async () => {
          for (let n = 0; power.isOn; n += 1) {
            const name = `${n}.bin`;
            const answer = await client.upload(home, '', [{ name, content: `bytes of ${name}` }]).catch(() => null);
            if (answer?.status === 200) stored.push(name);
          }
        })();
        await typing.awaitProgress();
        await expect.poll(() => stored.length, { timeout: 30_000 }).toBeGreaterThan(2);
        await new Promise((resolve) => setTimeout(resolve, moment));

        const confirmed = [...typing.acknowledged];
        const files = [...stored];
        writeFileSync(join(disk.folder, 'never-synced'), 'x');
        await server.kill();
        copyFileSync(disk.image, join(place, 'copy'));
        power.isOn = false;
        await uploading;
        await typing.endTyping();
        for (const editor of typing.editors) editor.stop();

        expect(run('mount', '-o', 'loop', join(place, 'copy'), after)).toBe(true);
        // Otherwise it was no power cut. Its name may have been written along with what others synced.
        expect(statSync(join(after, 'never-synced'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
        await using restarted = await startServer({ env: { DATA_DIR: after } });
        const again = await loginAs(restarted, typing.owner);
        const { workspace, path } = typing.document;
        const { text } = await again.client.call(readText, { uuid: workspace, itemPath: path });
        expect(confirmed.filter((unit) => !text.includes(unit))).toEqual([]);
        for (const name of files) {
          const { url } = await again.client.call(getAssetLink, { workspaceUUID: home, path: name });
          expect((await again.client.get(url)).body).toBe(`bytes of ${name}`);
        }
        await expectSound(restarted);
        await restarted.stop();
      } finally {
        run('umount', '-l', after);
        run('umount', '-l', join(place, 'disk'));
        rmSync(place, { recursive: true, force: true });
      }
    });
});
