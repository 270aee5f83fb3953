import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { FULL } from '../../support/full.ts';
import { threadTime } from '../../support/threadTime.ts';

/** Far above what it takes, in ms; without a limit it is minutes. */
const LONGEST = 15_000;

const SENTENCE = 'Lorem ipsum dolor sit amet, consectetur. ';
const WORD = `<p class=MsoNormal style='line-height:normal'><span lang=EN-US style='font-size:11.0pt;
  font-family:"Calibri",sans-serif'>Lorem <b style='mso-bidi-font-weight:normal'>ipsum</b> dolor.<o:p></o:p></span></p>`;

/** What is pasted, where, and what the text has then. */
const PASTES: readonly (readonly [
  what: string,
  where: 'title' | 'lead' | 'page',
  types: Readonly<Record<string, string>>,
  shows: RegExp,
])[] = [
  [
    '2 MB in a short text',
    'title',
    { 'text/plain': SENTENCE.repeat(50_000) },
    /^SlipwayLorem ipsum/,
  ],
  [
    '5 MB of plain text',
    'lead',
    { 'text/plain': `${SENTENCE}\n`.repeat(120_000) },
    /Lorem ipsum.*consectetur/,
  ],
  [
    '2 MB of a word processor',
    'lead',
    { 'text/html': `<style>p{margin:0}</style>${WORD.repeat(9000)}`, 'text/plain': 'Lorem' },
    /Lorem ipsum dolor\./,
  ],
  ['2 MB in a text on the page', 'page', { 'text/plain': SENTENCE.repeat(50_000) }, /Lorem ipsum/],
];

for (const [name, where, what, shows] of PASTES) {
  test(`${name} are pasted up to the limit, which is said, and undone in one step${FULL}`, async ({
    page,
    editor,
    context,
  }) => {
    await editor.write({
      'documents/case_study/big.json': study('Big', section('Slipway', 'Before the tide')),
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const place = where === 'lead' ? 'body_text' : 'title_text';
    const canvas = await openInEditor(page, `/edit/case-study/big#spread/0/${place}`);
    const heading = canvas.getByRole('heading', { name: 'Slipway' });
    const text = {
      title: page.getByRole('textbox', { name: /^Title/ }),
      // The text itself, not the input that stands in for it while it is loaded.
      lead: page.getByRole('textbox', { name: /^Lead/ }).and(page.locator('[contenteditable]')),
      page: canvas.getByRole('textbox'),
    }[where];
    if (where === 'page') {
      await heading.click();
      await heading.dblclick();
    } else await text.click();
    await expect(text).toBeFocused();
    await page.keyboard.press('End');
    await page.evaluate(async (types) => {
      const blobs = Object.entries(types).map(([type, data]) => [type, new Blob([data], { type })]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    }, what);
    const took = await threadTime(page, async () => {
      await page.keyboard.press('ControlOrMeta+v');
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      );
    });
    expect(took).toBeLessThan(LONGEST);
    await expect(page.getByText(/characters at its end were not/).first()).toBeVisible();
    if (where === 'title') await expect(text).toHaveValue(shows);
    else await expect(text).toHaveText(shows);
    await page.keyboard.press('ControlOrMeta+z');
    if (where === 'lead') await expect(text).toHaveText('Before the tide');
    await expect(canvas.getByRole('heading', { name: 'Slipway', exact: true })).toBeVisible();
    await expect.poll(() => editor.titles('case_study/big')).toBeNull();
  });
}
