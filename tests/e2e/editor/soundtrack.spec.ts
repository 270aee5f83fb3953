import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/editor/editorTest.ts';

const media = (name: string) => ({ link_type: 'Media', url: `/media/${name}` });

/** As much of a draft as is edited here. */
interface Draft {
  readonly data: { readonly stems: readonly object[]; readonly sound_rendering?: string };
}

test('a loop is moved in the room by keys and by pointer, and own music takes the place of all in three clicks', async ({
  page,
  editor,
}) => {
  const stems = [
    { name: 'pad', audio: media('pad.ogg'), x: 0, y: 0, z: -2 },
    { name: 'air', audio: media('pad.ogg'), x: 1, y: 0, z: 1 },
  ];
  await editor.write({
    'media/pad.ogg': await readFile('content/media/stem-pad.ogg'),
    'media/open.ogg': await readFile('content/media/ui-open.ogg'),
    'documents/settings/settings.json': { data: { stems } },
  });
  /** What is saved of the draft. */
  const saved = async () =>
    // Cast: the form of a settings document.
    ((await editor.read('drafts/documents/settings/settings.json')) as Draft | null)?.data;
  await page.goto('/edit/settings/settings');
  await page.getByRole('tab', { name: 'Sound' }).click();

  const disc = page.getByRole('button', { name: /^air, / });
  await disc.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(disc).toHaveAccessibleName(/^air, 1 m behind, level with the ears/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(disc).toHaveAccessibleName(/^air, 1 m behind, 1 m to the right/);
  await expect(disc).toBeFocused();
  const box = await disc.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 14, (box?.y ?? 0) + 14];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40);
  await page.mouse.up();
  await expect.poll(async () => (await saved())?.stems[1]).toMatchObject({ x: 1, z: 0.2 });

  const own = page.locator('[role=tabpanel]');
  await own.getByRole('button', { name: 'Choose a sound' }).first().click();
  await page.getByRole('dialog').getByRole('row', { name: /^open/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this sound' }).click();
  await expect(own.getByText(/^Louder by \d+ dB, as loud as the rest$/)).toBeVisible();
  await expect(own.getByRole('button', { name: /^More/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await own.getByRole('button', { name: 'Play open.ogg' }).click();
  await own.getByRole('button', { name: 'Stop open.ogg' }).click();
  await own.getByRole('slider', { name: 'Loop end' }).press('ArrowLeft');
  await expect.poll(saved).toMatchObject({
    stems: [{ name: 'open', audio: media('open.ogg'), loop_end: 0.99 }],
    sound_rendering: 'bypass',
  });
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(disc).toBeVisible();
});
