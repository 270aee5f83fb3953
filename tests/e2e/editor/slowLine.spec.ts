import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  expect,
  test,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { countUnanswered } from '../../support/unanswered.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'default' });

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: title },
});
const study = (name: string) => ({ data: { project_name: name, spread: [section('Slipway')] } });

const NAMES = ['opening', 'saving', 'publishing', 'lost', 'picker'] as const;
type Name = (typeof NAMES)[number];

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  for (const name of NAMES) {
    await site.folder.write(`documents/case_study/${name}.json`, study(name));
  }
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const addressOf = (name: Name) => `${site.origin}/edit/case-study/${name}#spread/0/title_text`;

async function open(name: Name): Promise<Page> {
  const page = await context.newPage();
  await openInEditor(page, addressOf(name));
  return page;
}

/** Lets requests wait until they are let go, and says how many wait. */
async function hold(page: Page, address: string | RegExp, isMeant = (_asked: Request) => true) {
  let free: () => void = () => {};
  const freed = new Promise<void>((resolve) => (free = resolve));
  const waiting: Route[] = [];
  await page.route(address, async (route) => {
    if (!isMeant(route.request())) return route.fallback();
    waiting.push(route);
    await freed;
    return route.continue().catch(() => undefined);
  });
  return { count: () => waiting.length, first: () => waiting[0], letGo: () => free() };
}

const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title/ });

const savedTitle = async (name: Name, folder = 'drafts/documents') => {
  const file = join(site.folder.contentDir, folder, `case_study/${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => 'null');
  // Cast: a file of these tests.
  const json = JSON.parse(text) as ReturnType<typeof study> | null;
  return json?.data.spread[0]?.primary.title_text ?? null;
};

const isRead = (asked: Request) => asked.method() === 'GET';
const DOCUMENT = /\/edit\/api\/v1\/documents\/case_study\/\w+(?:\?.*)?$/;

test('while the scripts of the editor are on their way, its page says so', async () => {
  const page = await context.newPage();
  const scripts = await hold(page, /\/edit\/files\/.*\.js$/);
  const opened = page.goto(addressOf('opening'), { waitUntil: 'commit' });
  await opened;
  await expect(page.getByText('Opening the editor')).toBeVisible();
  expect(scripts.count()).toBeGreaterThan(0);
  scripts.letGo();
  await expect(titleOf(page)).toHaveValue('Slipway');
  await page.close();
});

const SCREENS: readonly (readonly [string, RegExp, RegExp, (page: Page) => Locator])[] = [
  [
    '/edit',
    /\/DocumentsPage-[^/]*\.js$/,
    /\/sets$/,
    (page) => page.getByRole('link', { name: 'Library' }),
  ],
  [
    '/edit/media?kind=picture',
    /\/LibraryPage-[^/]*\.js$/,
    /\/media\?.*shows=picture/,
    (page) => page.getByRole('heading', { name: 'Library' }),
  ],
  [
    '/edit/case-study/opening',
    /\/api\/v1\/models$/,
    DOCUMENT,
    (page) => page.getByRole('textbox', { name: /^Name/ }),
  ],
];
for (const [path, part, operation, partOf] of SCREENS) {
  test(`what ${path} shows is asked for once, while other parts are on their way${fullUnless(path.startsWith('/edit/case-study'))}`, async () => {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (operation.test(request.url())) asked.push(request.url());
    });
    const late = await hold(page, part);
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await expect.poll(() => asked.length).toBe(1);
    await expect(partOf(page)).toHaveCount(0);
    const unanswered = countUnanswered(page, OPERATIONS);
    late.letGo();
    await expect(partOf(page)).toBeVisible();
    await expect.poll(unanswered).toBe(0);
    expect(asked).toHaveLength(1);
    await page.close();
  });
}

test('a document that is slow to come is named, and one that does not come can be asked for again @full', async () => {
  const page = await context.newPage();
  const reading = await hold(page, DOCUMENT, isRead);
  await page.goto(addressOf('opening'));
  await expect(page.getByText('Opening opening')).toBeVisible();
  await reading.first()?.abort('timedout');
  await expect(page.getByText(/^The editor’s server does not answer/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titleOf(page)).toHaveValue('Slipway');
  await page.close();
});

test('while a save has no answer, typing goes on, and one save after another arrives in order', async () => {
  const page = await open('saving');
  const saving = await hold(page, DOCUMENT, (asked) => !isRead(asked));
  await titleOf(page).fill('First');
  await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toBeVisible();
  await expect.poll(saving.count).toBe(1);
  await titleOf(page).fill('First, then second');
  await titleOf(page).press('End');
  await titleOf(page).pressSequentially(', then third');
  // The next save waits for the answer of this one.
  expect(saving.count()).toBe(1);
  expect(saving.first()?.request().postData()).toContain('"First"');
  expect(await savedTitle('saving')).toBeNull();
  saving.letGo();
  await expect.poll(() => savedTitle('saving')).toBe('First, then second, then third');
  await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue('First, then second, then third');
  await page.close();
});

/** Everything that is asked of the server but the stream of changes. */
const OPERATIONS = /\/edit\/api\/v1\/(?!events)/;

const PUBLISH = '**/edit/api/v1/publish';

/** The checks of the review ask for the same without writing. */
const isCheck = (asked: Request) => asked.postData()?.includes('dryRun') === true;

test('publishing that takes its time says so, and a second press does nothing @full', async () => {
  const page = await open('publishing');
  await titleOf(page).fill('Published slowly');
  await page.getByRole('button', { name: /^Review/ }).click();
  const publishing = await hold(page, PUBLISH, (asked) => !isCheck(asked));
  await page.getByRole('button', { name: /^Publish/ }).click();
  const busy = page.getByRole('button', { name: 'Publishing', exact: true });
  await expect(busy).toBeDisabled();
  await busy.dispatchEvent('click');
  await expect.poll(publishing.count).toBe(1);
  publishing.letGo();
  await expect(page.getByText(/publishing is public/).first()).toBeVisible();
  expect(publishing.count()).toBe(1);
  expect(await savedTitle('publishing', 'documents')).toBe('Published slowly');
  await page.close();
});

test('checks and publishing without an answer say so, and can be asked for again @full', async () => {
  const page = await open('lost');
  const noAnswer = page.getByText(/^The editor’s server does not answer/);
  await titleOf(page).fill('Published twice');
  await expect.poll(() => savedTitle('lost')).toBe('Published twice');
  const unanswered = countUnanswered(page, OPERATIONS);
  await page.route(OPERATIONS, (route) => route.abort('timedout'));
  await page.getByRole('button', { name: /^Review/ }).click();
  const publish = page.getByRole('button', { name: /^Publish/ });
  await expect(noAnswer).toBeVisible();
  await expect(publish).toBeDisabled();
  // An answer still on its way would tell that the server is back, and the checks would need no button.
  await expect.poll(unanswered).toBe(0);
  await page.unroute(OPERATIONS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(publish).toBeEnabled();
  await expect(noAnswer).toHaveCount(0);

  const lost = await hold(page, PUBLISH, (asked) => !isCheck(asked));
  await publish.click();
  await expect.poll(lost.count).toBe(1);
  await lost.first()?.abort('timedout');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(noAnswer.first()).toBeVisible();
  expect(await savedTitle('lost', 'documents')).toBe('Slipway');
  await publish.click();
  await expect(page.getByText(/lost is public/).first()).toBeVisible();
  expect(await savedTitle('lost', 'documents')).toBe('Published twice');
  await page.close();
});

test('slices are chosen by their names while their pictures are on their way @full', async () => {
  const page = await context.newPage();
  const pictures = await hold(page, /\/screenshot-[^/]*$/);
  await openInEditor(page, addressOf('picker'));
  await page.getByRole('button', { name: 'Insert a slice after' }).first().click();
  await expect.poll(pictures.count).toBeGreaterThan(0);
  await page.keyboard.type('callout');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Callout/ })).toBeVisible();
  pictures.letGo();
  await page.close();
});
