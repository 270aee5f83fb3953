import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { waitForControls } from '../../support/editorPage.ts';
import { serveFolder } from '../../support/serveFolder.ts';
import { expectAccessible, ready, stayHere } from '../../support/visit.ts';

const KEY = 'documents/case_study/tides.json';

test('a branch is set up and tried, the site is sent and seen below its path, and changes are sent with Publish and from a terminal', async ({
  page,
  editor,
}) => {
  const bare = join(editor.root, 'site.git');
  execFileSync('git', ['init', '--quiet', '--bare', bare]);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' });
  await editor.write({ [KEY]: study('Tides', section('Standing on the slipway')) });
  const bar = page.getByRole('banner');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/edit/online');
  await expect(bar).toContainText('Not online yet');
  await page.getByRole('textbox', { name: 'Where it lies' }).fill(bare);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody can know at which address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('your-name.github.io/work');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reached, and your key fits')).toBeVisible();
  await expect(button('Send the site')).toBeEnabled();
  expect(git('branch')).toBe('');
  await expectAccessible(page);

  await button('Send the site').click();
  await expect(bar).toContainText(/Online since \d\d:\d\d/);
  const shown = join(editor.root, 'shown');
  await mkdir(join(shown, 'work'), { recursive: true });
  git('--work-tree', join(shown, 'work'), 'checkout', '--force', 'pages');
  const host = await serveFolder(shown, 'work/404.html');
  const visitor = await page.context().newPage();
  await stayHere(visitor, '127.0.0.1');
  await visitor.goto(`${host.origin}/work/case-study/tides/`);
  await ready(visitor);
  await expect(visitor.getByText('Standing on the slipway').first()).toBeAttached();
  expect(host.missing()).toEqual([]);
  await visitor.goto(`${host.origin}/work/nothing/here`);
  await ready(visitor);
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await visitor.locator('main a[href^="/work"]').first().dispatchEvent('click');
  await expect(visitor).toHaveURL(/\/work\/?$/);
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await visitor.close();
  expect(host.missing().filter((path) => !path.startsWith('/work/'))).toEqual([]);
  await host.stop();

  await editor.write({
    [`drafts/${KEY}`]: study('Tides', section('From five sources to one')),
  });
  await page.goto('/edit/case-study/tides');
  await waitForControls(page);
  await page
    .getByRole('button', { name: /^Review/ })
    .first()
    .click();
  const review = page.getByRole('dialog');
  await review.getByText('And send it').click();
  await review.getByRole('button', { name: /and send$/ }).click();
  await expect(review).toBeHidden();
  await expect
    .poll(() => git('show', 'pages:case-study/tides/index.html'))
    .toContain('From five sources to one');

  await editor.write({ [KEY]: study('Tides', section('From a terminal')) });
  const publish = [join(editor.root, 'dist/server/publish.js')];
  const printed = execFileSync(process.execPath, publish, { cwd: editor.root, encoding: 'utf8' });
  expect(printed).toContain('Online at https://your-name.github.io/work: tides');
  expect(git('show', 'pages:case-study/tides/index.html')).toContain('From a terminal');
});
