import type { Page, Request, Route } from '@playwright/test';
import { section, study } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { canvasOf, enterText, waitForControls } from '../../support/editorPage.ts';

const KEY = 'case_study/slow';
const PUBLIC = `documents/${KEY}.json`;
const ADDRESS = '/edit/case-study/slow#spread/0/title_text';

const writeStudy = ({ write }: Editor) => write({ [PUBLIC]: study('Slow', section('Slipway')) });

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

const isRead = (asked: Request) => asked.method() === 'GET';
const DOCUMENT = /\/edit\/api\/v1\/documents\/case_study\/\w+(?:\?.*)?$/;

const PUBLISH = '**/edit/api/v1/publish';

/** The checks of the review ask for the same without writing. */
const isCheck = (asked: Request) => asked.postData()?.includes('dryRun') === true;

test('while the scripts of the editor are on their way, its page says so, and the document is asked for once; while a save has no answer, typing goes on, and one save after another arrives in order', async ({
  page,
  editor,
}) => {
  await writeStudy(editor);
  let reads = 0;
  page.on('request', (request) => {
    if (isRead(request) && DOCUMENT.test(request.url())) reads += 1;
  });
  const scripts = await hold(page, /\/edit\/files\/.*\.js$/);
  const models = await hold(page, /\/api\/v1\/models$/);
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await expect(page.getByText('Opening the editor')).toBeVisible();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  scripts.letGo();
  await expect.poll(() => reads).toBe(1);
  models.letGo();
  await expect(titleOf(page)).toHaveValue('Slipway');
  await waitForControls(page);
  expect(reads).toBe(1);
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
  expect(await editor.titles(KEY)).toBeNull();
  saving.letGo();
  await expect.poll(() => editor.titles(KEY)).toEqual(['First, then second, then third']);
  await expect(page.getByRole('status').filter({ hasText: 'Saving' })).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue('First, then second, then third');
});

test('what is typed into a text before the code that edits it has come is in the text: on the page, and in the form', async ({
  page,
  editor,
}) => {
  await writeStudy(editor);
  const code = await hold(page, /\/(?:InPlaceText|RichTextField)-[^/]*\.js$/);
  await page.goto(ADDRESS);
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  await enterText(page, 0);
  await expect(page.getByRole('textbox', { name: 'Text of the page' })).toBeFocused();
  await page.keyboard.type(' at noot');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  // On to the next text, as if it were there.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Low');
  expect(await editor.titles(KEY)).toBeNull();
  code.letGo();
  await expect(canvas.getByRole('textbox', { name: 'Lead, Spread 1' })).toBeFocused();
  await expect
    .poll(() => editor.slice(KEY, 0))
    .toMatchObject({
      title_text: 'Slipway at noon',
      body_text: [{ text: 'Slipway, in words.Low' }],
    });
});

test('a document that does not come, and a publication without an answer, can be asked for again; while one takes its time a second press does nothing @full', async ({
  page,
  editor,
}) => {
  await writeStudy(editor);
  const noAnswer = page.getByText(/^The editor’s server does not answer/);
  const reading = await hold(page, DOCUMENT, isRead);
  await page.goto(ADDRESS);
  await expect(page.getByText('Opening slow')).toBeVisible();
  await reading.first()?.abort('timedout');
  await expect(noAnswer).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titleOf(page)).toHaveValue('Slipway');

  await titleOf(page).fill('Published slowly');
  await page.getByRole('button', { name: /^Review/ }).click();
  const publishing = await hold(page, PUBLISH, (asked) => !isCheck(asked));
  const publish = page.getByRole('button', { name: /^Publish/ });
  await publish.click();
  const busy = page.getByRole('button', { name: 'Publishing', exact: true });
  await expect(busy).toBeDisabled();
  await busy.dispatchEvent('click');
  await expect.poll(publishing.count).toBe(1);
  await publishing.first()?.abort('timedout');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(noAnswer.first()).toBeVisible();
  expect(publishing.count()).toBe(1);
  expect(await editor.text(PUBLIC)).toContain('Slipway');
  await publish.click();
  await expect(page.getByText(/Slow is public/).first()).toBeVisible();
  expect(await editor.text(PUBLIC)).toContain('Published slowly');
});
