import { expect, test } from 'vitest';
import { everyFieldProject } from '../support/everyField.ts';

/** What the Content API returns for empty fields. */
const EMPTY = {
  text: null,
  rich: [],
  title: [],
  image: {},
  cropped: { square: {} },
  link: { link_type: 'Any' },
  web: { link_type: 'Any' },
  file: { link_type: 'Any' },
  work: { link_type: 'Any' },
  links: [],
  choice: null,
  amount: null,
  share: null,
  flag: false,
  color: null,
  date: null,
  moment: null,
  embed: {},
  place: {},
  table: null,
  catalog: null,
  group: [],
  zone: [],
  former_zone: [],
};

test.each([
  ['left out', {}],
  ['null', Object.fromEntries(Object.keys(EMPTY).map((name) => [name, null]))],
  ['written as the API has them', EMPTY],
])('fills every field of the model where they are %s', async (_how, data) => {
  const { documents, problems } = await everyFieldProject(data).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.data).toEqual(EMPTY);
  expect(Object.keys(documents[0]?.data ?? {})).toEqual(Object.keys(EMPTY));
});

test('takes an empty text for an empty value', async () => {
  const data = { text: '', choice: '', color: '', date: '', moment: '' };
  const { documents } = await everyFieldProject(data).load();
  expect(documents[0]?.data).toEqual(EMPTY);
});

test('fills the fields of slices, their items, groups and groups in groups', async () => {
  const data = {
    zone: [
      { slice_type: 'note', items: [{}] },
      { slice_type: 'note', variation: 'wide' },
    ],
    group: [{}, { inner: [{}] }],
  };
  const { documents } = await everyFieldProject(data).load();
  const [document] = documents;
  const filled = document?.data;
  expect(filled?.['group']).toEqual([
    { name: null, inner: [] },
    { name: null, inner: [{ picture: {} }] },
  ]);
  expect(filled?.['zone']).toEqual([
    {
      id: `note$${document?.id}-zone-0`,
      slice_type: 'note',
      slice_label: null,
      variation: 'default',
      version: 'initial',
      primary: { body: null },
      items: [{ picture: {} }],
    },
    {
      id: `note$${document?.id}-zone-1`,
      slice_type: 'note',
      slice_label: null,
      variation: 'wide',
      version: 'initial',
      primary: { body: null },
      items: [],
    },
  ]);
});
