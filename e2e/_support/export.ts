import { expect } from '@playwright/test';
import type { Account } from '../../tests/_support/accounts.ts';

interface Job {
  id: string;
  state: string;
  outputPath?: string;
  error?: string;
}

/** Schedules an export with the first profile of that name, waits for it and returns the result's bytes. */
export async function exportFile(account: Account, uuid: string, path: string, profile: string): Promise<Uint8Array> {
  const { client } = account;
  const listed = await client.post('/api/export/list-defaults');
  const { defaultsFiles } = listed.body as { defaultsFiles: { uuid: string; name: string }[] };
  const chosen = defaultsFiles.find((candidate) => candidate.name.startsWith(profile));
  expect(chosen, `a profile called ${profile}`).toBeDefined();
  const scheduled = await client.post('/api/export/schedule', { uuid, profileUuid: chosen?.uuid, files: [path] });
  expect(scheduled.body).toMatchObject({ job: { state: expect.stringMatching(/queued|running/) } });
  const { id } = (scheduled.body as { job: Job }).job;
  let job: Job | undefined;
  await expect
    .poll(
      async () => {
        const answer = await client.post('/api/export/list-jobs');
        job = (answer.body as { jobs: Job[] }).jobs.find((candidate) => candidate.id === id);
        return job?.state;
      },
      { timeout: 90_000 },
    )
    .toMatch(/done|failed|cancelled/);
  expect(job).toMatchObject({ state: 'done', outputPath: expect.any(String) });
  const link = await client.post('/api/workspace/get-asset-link', { workspaceUUID: uuid, path: job?.outputPath });
  return client.download((link.body as { url: string }).url);
}
