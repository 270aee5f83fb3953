// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { LanguageMenu } from '#page-editor/languages/LanguageMenu.tsx';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { click, find, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';

const ANSWERS = {
  languages: [
    { id: 'en-gb', name: 'English' },
    { id: 'fr-fr', name: 'Français' },
    { id: 'de-de', name: 'Deutsch' },
  ],
  documents: [{ type: 'page', name: 'sample', lang: 'fr-fr', language: 'fr-fr', title: 'Essai' }],
};

test.each([
  ['draft', ['Translate to Deutsch']],
  // A translation is made of another version.
  ['release:spring', []],
] as const)(
  'of the version %s the languages that it has are offered, and %j',
  async (version, more) => {
    const api = createAuthoringClient({
      send: async () => ({ status: 200, text: JSON.stringify(ANSWERS) }),
      listen: () => () => undefined,
    });
    const { container } = await mount(
      <EditorContext value={{ ...bareServices, api }}>
        <LanguageMenu session={memorySession('page', {}, { version })} />
      </EditorContext>,
    );
    await click(find(container, 'button'));
    const offered = [...document.querySelectorAll('[role^=menuitem]')];
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'English',
      'FrançaisEssai',
      ...more,
    ]);
  },
);
