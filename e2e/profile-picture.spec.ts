import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount } from '../tests/_support/accounts.ts';
import { expect, openAs, test } from './_support/journey.ts';

/** A picture twice as wide as high: red on the left, blue on the right. */
async function paint(page: Page, type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const url = await page.evaluate((kind) => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas.');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = '#00f';
    context.fillRect(400, 0, 400, 400);
    return canvas.toDataURL(kind);
  }, type);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Size of a picture, and whether its left and right edges are red or blue. */
function look(page: Page, url: string): Promise<{ size: string; left: string; right: string }> {
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const colorAt = (x: number): string => {
      const [red = 0, , blue = 0] = context?.getImageData(x, image.height / 2, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { size: `${image.width} × ${image.height}`, left: colorAt(2), right: colorAt(image.width - 3) };
  }, url);
}

test(
  'a profile picture is chosen, cropped with mouse or keys, scaled, saved and removed',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ida = await createAccount(server, 'Ida');
    const { page, context, problems } = await openAs(browser, ida, '/profile');
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    const saved = async (): Promise<string> => {
      const { body } = await ida.client.post('/api/user/get-data');
      return (body as { user: { avatar: string | null } }).user.avatar ?? 'none';
    };
    const choose = async (name: string, type: 'image/png' | 'image/jpeg'): Promise<void> => {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: await paint(page, type) });
      await expect(dialog).toBeVisible();
    };
    // The previous message may still be there, so wait for the response.
    const save = async (): Promise<void> => {
      const answered = page.waitForResponse((response) => response.url().includes('/api/user/set-data'));
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      expect((await answered).status()).toBe(200);
      await expect(page.getByText('Your user data has been updated.').last()).toBeVisible();
    };
    await expect(page.getByRole('button', { name: 'Choose image' })).toBeVisible();

    // Initially the centred square.
    await choose('me.png', 'image/png');
    const found = await new AxeBuilder({ page })
      .include('[role=dialog]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await save();
    expect(await saved()).toMatch(/^data:image\/png;/);
    expect(await look(page, await saved())).toEqual({ size: '300 × 300', left: 'red', right: 'blue' });

    // Moved to the right edge with the arrow keys; a JPEG stays one.
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await choose('me.JPG', 'image/jpeg');
    const part = dialog.getByRole('group', { name: /^Part of the image to show/ });
    await part.focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+ArrowRight');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await save();
    expect(await saved()).toMatch(/^data:image\/jpeg;/);
    expect(await look(page, await saved())).toEqual({ size: '300 × 300', left: 'blue', right: 'blue' });

    // Dragged to the left edge with the mouse.
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await choose('me.png', 'image/png');
    const box = await part.boundingBox();
    if (box === null) throw new Error('The selection is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - box.width, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await save();
    expect(await look(page, await saved())).toEqual({ size: '300 × 300', left: 'red', right: 'red' });

    // The whole picture keeps its aspect ratio; closing the dialog changes nothing.
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await choose('me.png', 'image/png');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose image' })).toBeVisible();
    await choose('me.png', 'image/png');
    await dialog.getByRole('button', { name: 'Use the whole image' }).click();
    await save();
    expect(await look(page, await saved())).toEqual({ size: '300 × 150', left: 'red', right: 'blue' });

    await page.getByRole('button', { name: 'Remove photo' }).click();
    await save();
    expect(await saved()).toBe('none');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByText('This image could not be read. Choose a PNG or JPEG file.').first()).toBeVisible();

    // A browser out of memory provides no canvas.
    await choose('me.png', 'image/png');
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByText('Could not resize image: Could not retrieve Canvas context.').first()).toBeVisible();
    expect(await saved()).toBe('none');
    expect(problems).toEqual([]);
    await context.close();
  },
);
