import { expect, test } from 'vitest';
import { createProject } from '../../../packages/prismic-folder/tests/support/createProject.ts';
import { languageProblems, visitorProblems } from '../../../scripts/contentProblems.ts';
import { soundProblems } from '../../../scripts/soundProblems.ts';
import { documentOf, snapshotOf } from '../../support/snapshot.ts';

const SHORT = 'visitors cannot enter it: a password has 3 characters or more';
const hidden = (uid: string, what: string) =>
  `is not shown: /${uid} is ${what}: give it another uid, such as ${uid}-2`;

test.each([
  ['page/about', {}, []],
  ['page/media', {}, [hidden('media', 'an address of the site itself')]],
  ['page/fr-fr', {}, [hidden('fr-fr', 'the address of a language')]],
  ['project/vault', { password: 'abc' }, []],
  ['project/vault', { password: '' }, []],
  ['project/vault', { password: 'ab' }, [SHORT]],
])('%s %j: %j', (name, data, reasons) => {
  const problems = visitorProblems(snapshotOf([documentOf(name, data)]), (id) => id);
  expect(problems.map(({ reason }) => reason)).toEqual(reasons);
});

test.each([
  [
    'beside its master is right',
    [
      documentOf('page/about'),
      documentOf(
        'page/a-propos',
        {},
        {
          lang: 'fr-fr',
          alternate_languages: [{ id: 'm', type: 'page', lang: 'en-gb', uid: 'about' }],
        },
      ),
    ],
    [],
  ],
  [
    'whose master is gone is named, with its address',
    [documentOf('page/seul', {}, { lang: 'fr-fr' })],
    [
      'warning: page/seul is in fr-fr only: no document in en-gb belongs to it, and it stays at /fr-fr/seul',
    ],
  ],
])('a translation %s', (_case, documents, reasons) => {
  const problems = languageProblems(snapshotOf(documents), (id) => id);
  expect(problems.map(({ reason, severity }) => `${severity}: ${reason}`)).toEqual(reasons);
});

test('what the sound does not use is named by its path in the project, whatever else cannot be read', async () => {
  const settings = 'content/documents/settings/settings.json';
  const audio = { link_type: 'Media', url: '/media/a.ogg' };
  const data = { ambisonic_order: 5, interface_sounds: [{ use: 'hover', audio }] };
  const project = createProject({
    [settings]: { data },
    'content/media/a.ogg': 'text',
    'content/documents/settings/folder.json/a.json': {},
  });
  expect(await soundProblems(project)).toMatchObject([
    { file: settings, field: 'data.ambisonic_order' },
    {
      file: settings,
      reason: expect.stringMatching(/^content\/media\/a\.ogg is not a sound file/),
    },
  ]);
});
