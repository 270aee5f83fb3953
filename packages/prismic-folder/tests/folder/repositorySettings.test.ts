import { expect, test } from 'vitest';
import { createProject } from '../support/createProject.ts';

const FILE = 'content/repository.json';

test('has a default for every key', async () => {
  const { name, languages, visibility, accessTokens, releases, problems } =
    await createProject().load();
  expect(problems).toEqual([]);
  expect({ name, languages, visibility, accessTokens, releases }).toEqual({
    name: 'repository',
    languages: [{ id: 'en-us', name: 'English - United States' }],
    visibility: 'public',
    accessTokens: [],
    releases: [],
  });
});

test('reads every key of the file', async () => {
  const written = {
    name: 'my-portfolio',
    languages: [{ id: 'fr-fr', name: 'French' }],
    visibility: 'open',
    accessTokens: ['secret'],
  };
  expect(await createProject({ [FILE]: written }).load()).toMatchObject(written);
});

test.each<[unknown, string | undefined, string]>([
  ['{"name": "x",}', 'line 1, column 14', 'comma too many'],
  [[], undefined, 'must be an object'],
  [{ langauges: [] }, 'langauges', 'did you mean "languages"?'],
  [{ name: 'a b' }, 'name', 'four or more letters'],
  [{ visibility: 'secret' }, 'visibility', 'one of private, public, open'],
  [{ accessTokens: 'x' }, 'accessTokens', 'list of texts'],
  [{ languages: 'en-us' }, 'languages', 'must be a list'],
  [{ languages: [{ id: 'EN US' }] }, 'languages[0]', 'must be like en-us'],
  [{ languages: [{ id: 'en-us' }, { id: 'en-us' }] }, 'languages[1]', 'listed twice'],
  [{ languages: [{ id: 'en-us', code: 'en' }] }, 'languages[0].code', 'unknown key'],
  [{ releases: ['spring'] }, 'releases[0]', 'must be an object'],
  [{ releases: [{ label: 'Spring' }] }, 'releases[0]', 'id must be the name of a folder'],
])('reports %j', async (written, place, reason) => {
  const { problems } = await createProject({ [FILE]: written }).load();
  expect(problems).toMatchObject([
    { file: FILE, ...(place && { field: place }), reason: expect.stringContaining(reason) },
  ]);
});

test('treats an unknown visibility as private', async () => {
  expect(await createProject({ [FILE]: { visibility: 'opne' } }).load()).toMatchObject({
    visibility: 'private',
  });
});
