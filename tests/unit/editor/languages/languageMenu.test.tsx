// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { LanguageMenu } from '#page-editor/languages/LanguageMenu.tsx';
import { click, find } from '../../ui/mount.tsx';
import { memorySession } from '../form/support/memorySession.ts';
import { later, openPart, press } from '../support/openPart.tsx';

const { ask, answer } = later();
const languages = Object.entries({ 'en-gb': 'English', 'fr-fr': 'Français', 'de-de': 'Deutsch' });
const french = { type: 'page', name: 'sample', lang: 'fr-fr', language: 'fr-fr', title: 'Essai' };
const ANSWERS = {
  listLanguages: () => ({ languages: languages.map(([id, name]) => ({ id, name })) }),
  readTranslations: () => ({ documents: [french] }),
  translateDocument: ask,
};

async function openMenu(version: 'draft' | 'release:spring') {
  const session = memorySession('page', {}, { version });
  const opened = await openPart(<LanguageMenu session={session} />, ANSWERS);
  await click(find(opened.container, 'button'));
  return opened;
}

test.each([
  ['draft', ['Translate to Deutsch']],
  // A translation is made of another version.
  ['release:spring', []],
] as const)(
  'of the version %s the languages that it has are offered, and %j',
  async (version, more) => {
    await openMenu(version);
    const offered = [...document.querySelectorAll('[role^=menuitem]')];
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'English',
      'FrançaisEssai',
      ...more,
    ]);
  },
);

test('a translation that is made after the document was left is not opened', async () => {
  const { open, leave } = await openMenu('draft');
  await press('Translate to Deutsch');
  await leave();
  await answer({ document: french });
  expect(open).not.toHaveBeenCalled();
});
