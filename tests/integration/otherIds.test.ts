import { filter } from '@prismicio/client';
import { expect, test } from 'vitest';
import { generate } from '#adapter-react/codegen/index.ts';
import { sanitizeDocument } from '#content/sanitize/sanitizeDocument.ts';
import { checkModels, formatProblem } from '#prismic-folder';
import { interfacesOf, registryOf } from '../../packages/adapter-react/tests/parse.ts';
import { authoringProject } from '../../packages/prismic-folder/tests/support/authoringProject.ts';
import { createProject } from '../../packages/prismic-folder/tests/support/createProject.ts';
import { OTHER_IDS, OTHER_IDS_DATA } from '../support/otherIds.ts';
import { readDocument } from '../../packages/prismic-folder/src/authoring/documents/readDocument.ts';
import { saveDocument } from '../../packages/prismic-folder/src/authoring/documents/saveDocument.ts';
import { publish } from '../../packages/prismic-folder/src/authoring/releases/publish.ts';

const TYPE = 'Case-File_2';
const FILES = {
  [`customtypes/${TYPE}/index.json`]: OTHER_IDS.type,
  'slices/PullQuote/model.json': OTHER_IDS.slice,
};
const ONE = `content/documents/${TYPE}/one.json`;
const key = { type: TYPE, name: 'one' };

/** Two documents, of which the first links to the second. */
const open = () =>
  authoringProject({
    ...FILES,
    [ONE]: { data: OTHER_IDS_DATA },
    [`content/documents/${TYPE}/two.json`]: { data: { 'Side-Note': 'Before it' } },
  });

test('ids with capitals, hyphens and digits pass a strict check, have types, and are keys of the registry', async () => {
  const project = createProject({
    ...FILES,
    'slicemachine.config.json': { repositoryName: 'others', libraries: ['./slices'] },
    'tsconfig.json': {},
    'slices/PullQuote/index.tsx': 'export default () => null;',
    'slices/PullQuote/mocks.json': [
      {
        __TYPE__: 'SharedSliceContent',
        variation: 'With-Name',
        primary: { 'Said-By': { __TYPE__: 'FieldContent', type: 'Text', value: 'A diver' } },
        items: [],
      },
    ],
  });
  expect((await checkModels(project.root, { strict: true })).map(formatProblem)).toEqual([]);
  const { files, problems } = await generate(project.root);
  expect(problems).toEqual([]);
  const textOf = (name: string) => files.find(({ file }) => file.endsWith(name))?.text ?? '';
  const members = [...interfacesOf(textOf('prismicio-types.d.ts')).values()].flat();
  const ids = ['Side-Note', '2nd-Link', 'Row-Name', 'isOn', 'Said-By', 'Row-Note', 'Foot-Note'];
  expect(members).toEqual(expect.arrayContaining(ids));
  expect(registryOf(textOf('slices/index.ts')).keys).toEqual(['Pull-Quote']);
});

test('they are read, queried, ordered by, picked, and given to pages', async () => {
  const project = await open();
  expect(await project.problems()).toEqual([]);
  const client = project.client();
  const uids = async (parameters: Parameters<typeof client.getByType>[1]) =>
    (await client.getByType(TYPE, parameters)).results.map(({ uid }) => uid);
  const field = `my.${TYPE}.Side-Note`;
  expect(await uids({ filters: [filter.at(field, 'At low tide')] })).toEqual(['one']);
  const row = `my.${TYPE}.Fact-Rows.Row-Name`;
  expect(await uids({ filters: [filter.at(row, 'Depth')] })).toEqual(['one']);
  const orderings = [{ field, direction: 'desc' as const }];
  expect(await uids({ orderings })).toEqual(['two', 'one']);

  const whole = await client.getByUID(TYPE, 'one');
  expect(whole.data).toMatchObject({ ...OTHER_IDS_DATA, '2nd-Link': { uid: 'two' } });
  const { models } = await project.current();
  // Cast: a document is a record.
  expect(sanitizeDocument(whole as never, models)).toMatchObject({ data: OTHER_IDS_DATA });

  const linked = { '2nd-Link': { data: { 'Side-Note': 'Before it' } } };
  const byPath = await client.getByUID(TYPE, 'one', { fetchLinks: [`${TYPE}.Side-Note`] });
  expect(byPath.data).toMatchObject(linked);
  const graphQuery = `{ ${TYPE} {
    2nd-Link { ...on ${TYPE} { Side-Note } }
    Fact-Rows { Row-Name }
    Body-Zone { ...on Pull-Quote { variation { ...on With-Name { primary { Said-By } items { Foot-Note } } } } }
  } }`;
  const { data } = await client.getByUID(TYPE, 'one', { graphQuery });
  expect(data).toMatchObject({
    ...linked,
    'Fact-Rows': [{ 'Row-Name': 'Depth' }],
    'Body-Zone': [{ primary: { 'Said-By': 'A diver' }, items: [{ 'Foot-Note': 'In May' }] }],
  });
  expect(data).not.toHaveProperty('Side-Note');
});

test('they are saved, refused with their path, and published', async () => {
  const project = await open();
  const save = async (path: readonly (string | number)[], value: string | number) => {
    const { version, revision } = await readDocument(project, key);
    const changes = [{ op: 'set' as const, path: ['data', ...path], value }];
    return saveDocument(project, key, { version, revision, changes });
  };
  await save(['Fact-Rows', 0, 'Inner-Rows', 0, 'isOn'], 'Off');
  await save(['Body-Zone', 0, 'primary', 'Said-By'], 'A sailor');
  await expect(save(['Body-Zone', 0, 'primary', 'Said-By'], 3)).rejects.toMatchObject({
    details: { at: 'data.Body-Zone[0].primary.Said-By' },
  });
  await publish(project, { documents: [key], acceptWarnings: false, dryRun: false });
  expect(project.json(ONE)).toMatchObject({
    data: {
      'Fact-Rows': [{ 'Row-Name': 'Depth', 'Inner-Rows': [{ isOn: 'Off' }] }],
      'Body-Zone': [{ primary: { 'Said-By': 'A sailor' } }],
    },
  });
});
