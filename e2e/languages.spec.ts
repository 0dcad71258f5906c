import { createDefaults, listDefaults, schedule } from '@scriptorium/contract/operations/export.ts';
import { setData } from '@scriptorium/contract/operations/user.ts';
import { createFolder, createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { createAccount, createGroup, loginAdmin } from '../tests/_support/accounts.ts';
import { waitForEditor } from './_support/editor.ts';
import { expect, openAs, test } from './_support/journey.ts';

test(
  'the log-in page is in the browser’s language, and English loads nothing extra',
  { tag: '@full' },
  async ({ browser, server }) => {
    const open = async (locale: string) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      const files: string[] = [];
      page.on('response', (response) => files.push(new URL(response.url()).pathname));
      await page.goto(`${server.url}/login`);
      return { page, context, files };
    };
    const german = await open('de-AT');
    await expect(german.page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(german.page.getByLabel('Passwort', { exact: true })).toBeVisible();
    await expect(german.page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(german.page).toHaveTitle(/^Anmelden · /);
    expect(german.files.filter((file) => /\/(de|fr)-[\w-]+\.js$/.test(file))).toHaveLength(1);
    await german.context.close();

    const dutch = await open('nl-NL');
    await expect(dutch.page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(dutch.page.locator('html')).toHaveAttribute('lang', 'en');
    expect(dutch.files.filter((file) => /\/(de|fr)-[\w-]+\.js$/.test(file))).toEqual([]);
    await dutch.context.close();
  },
);

test(
  'the profile’s language takes effect at once, and on the person’s other devices',
  { tag: '@full' },
  async ({ browser, server }) => {
    const ada = await createAccount(server, 'Ada');
    const { page, context, problems } = await openAs(browser, ada, '/profile');
    await page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
    await expect(page.getByRole('heading', { name: 'Profil bearbeiten' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    const other = await openAs(browser, ada, '/');
    await expect(other.page.getByText('Willkommen zurück, Ada!')).toBeVisible();
    await other.context.close();

    // After logging out, the device keeps the language.
    await page.goto(new URL('/', server.url).href);
    await page.getByRole('button', { name: 'Kontomenü von Ada' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('the editor, the help and the bell use it, too', async ({ browser, server }) => {
  const [fay, boss] = [await createAccount(server, 'Fay'), await createAccount(server, 'Boss')];
  const uuid = await createGroup('Gang', boss, fay);
  const text = '---\ntitle: Gang\n---\n\nHier.\n\n| a | b |\n|---|---|\n| c | d |\n';
  await fay.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: text });
  const { page, context, problems } = await openAs(browser, fay, `/workspace/${uuid}/paper.md`, { locale: 'de-DE' });
  await page.getByRole('cell', { name: 'd', exact: true }).click();
  const bar = page.getByRole('toolbar', { name: 'Tabelle' });
  await bar.getByRole('button', { name: 'Weitere Aktionen für die Tabelle' }).click();
  await expect(page.getByRole('menuitem', { name: 'Zeile darunter einfügen' })).toContainText('Umschalt Alt Unten');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Titel und Autoren bearbeiten' }).click();
  await expect(page.getByLabel('Untertitel')).toBeVisible();
  await page.goto(new URL('/help', server.url).href);
  await expect(page.getByRole('heading', { name: 'Kommentare und Vorschläge' })).toBeVisible();
  await page.goto(new URL('/notifications', server.url).href);
  await expect(page.getByText('Boss hat Sie in die Gruppe „Gang“ aufgenommen.')).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test('the sample paper is in it, and has no problems', { tag: '@full' }, async ({ browser, server }) => {
  for (const [locale, button, sentence, problemless] of [
    ['de-DE', /^Beispielartikel öffnen/u, 'Tabelle 1 nennt das Ergebnis', 'Keine Probleme'],
    ['fr-FR', /^Ouvrir un article d’exemple/u, 'Tableau 1 donne le résultat', 'Aucun problème'],
  ] as const) {
    const account = await createAccount(server, 'Newcomer');
    const { page, context, problems } = await openAs(browser, account, '/', { locale });
    await page.getByRole('button', { name: button }).click();
    await waitForEditor(page);
    await expect(page.locator('.cm-content').first()).toContainText(sentence);
    await expect(page.locator('.cm-content').first()).toContainText('(Richardson 1961)');
    await expect(page.getByText(problemless)).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  }
});

test('refusals, errors and failures use it, too', async ({ browser, server }) => {
  const gil = await createAccount(server, 'Gil');
  const uuid = await createGroup('Gilde', gil);
  await gil.client.call(createFolder, { uuid, parentItem: '', name: 'Bilder' });
  const content = '---\ntitle: [Wale\n---\n\nHier.\n';
  await gil.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content });
  const { defaultsFiles } = await gil.client.call(listDefaults, {});
  await gil.client.call(schedule, { uuid, profileUuid: defaultsFiles[0]?.uuid ?? '', files: ['paper.md'] });

  const { page, context, problems } = await openAs(browser, gil, `/workspace/${uuid}/`, { locale: 'de-DE' });
  // Below the field, and in a toast if the field has been closed by then.
  const items = page.getByRole('table', { name: 'Elemente in Gilde' });
  await page.getByRole('main').getByRole('button', { name: 'Neuer Ordner' }).last().click();
  await page.getByRole('textbox', { name: 'Neuer Ordner' }).fill('Bilder');
  await page.keyboard.press('Enter');
  await expect(items.getByText('Hier gibt es schon etwas mit diesem Namen.')).toBeVisible();

  // The field takes at most 255 characters; a program may send more.
  await page.route('**/api/workspace/create-folder', (route) => {
    const input = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...input, name: 'x'.repeat(2000) }) });
  });
  await page.getByRole('textbox', { name: 'Neuer Ordner' }).fill('Karten');
  await page.keyboard.press('Enter');
  await expect(items.getByText('Der Name darf höchstens 1.024 Zeichen haben.')).toBeVisible();

  await page.goto(new URL(`/workspace/${uuid}/paper.md?view=export`, server.url).href);
  await expect(
    page.getByText(/Der Kopf des Dokuments ist kein gültiges YAML: .+ Prüfen Sie die Einrückung/u),
  ).toBeVisible();
  await page.goto(new URL('/notifications', server.url).href);
  await expect(
    page.getByText(/Der Export von „paper\.md“ ist fehlgeschlagen: Der Kopf des Dokuments ist kein gültiges YAML/u),
  ).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();

  const admin = await loginAdmin(server);
  const { defaultsFile } = await admin.client.call(createDefaults, { name: 'Haus', content: 'to: html5\n' });
  const theirs = await openAs(browser, admin, '/admin/export/queue', { locale: 'de-DE' });
  await expect(theirs.page.getByText(/Der Kopf des Dokuments ist kein gültiges YAML/u)).toBeVisible();
  await theirs.page.goto(new URL(`/admin/defaults/edit/${defaultsFile.uuid}`, server.url).href);
  await theirs.page.locator('.cm-content').click();
  await theirs.page.keyboard.press('Control+End');
  await theirs.page.keyboard.type('toc-depth: tief');
  await expect(theirs.page.getByText('Ein Wert von toc-depth muss eine ganze Zahl sein.')).toBeVisible();
  expect(theirs.problems).toEqual([]);
  await theirs.context.close();
});

test('changing the language loses nothing typed', { tag: '@full' }, async ({ browser, server }) => {
  const ben = await createAccount(server, 'Ben');
  const { page, context } = await openAs(browser, ben, '/profile');
  const name = page.getByLabel('Display name', { exact: false });
  await name.fill('Benjamin');
  await page.getByLabel('Language', { exact: true }).selectOption('Français');
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await expect(name).toHaveValue('Benjamin');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('Your user data has been updated.')).toBeVisible();
  await reload.click();
  await expect(page.getByLabel('Nom affiché', { exact: false })).toHaveValue('Benjamin');
  await page.getByLabel('Langue', { exact: true }).selectOption('Automatique');
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible();
  await context.close();
});

test('a choice made elsewhere waits for the next load', { tag: '@full' }, async ({ browser, server }) => {
  const eve = await createAccount(server, 'Eve');
  const { page, context } = await openAs(browser, eve, '/');
  await expect(page.getByText('Welcome back, Eve!')).toBeVisible();
  await eve.client.call(setData, { displayName: 'Eve', preferences: { language: 'fr' } });
  await page.reload();
  await expect(page.getByText('Bon retour parmi nous, Eve')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});
