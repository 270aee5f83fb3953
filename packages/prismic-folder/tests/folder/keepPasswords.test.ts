import { expect, test } from 'vitest';
import { createProject, field, typeModel } from '../support/createProject.ts';

const FIELDS = {
  uid: field('UID'),
  password: field('Text'),
  case_study: field('Link', { select: 'document' }),
};
const { password: _password, ...WITHOUT_PASSWORD } = FIELDS;

const load = (data: object, fields: object = FIELDS) =>
  createProject({
    'customtypes/project/index.json': typeModel('project', fields),
    'content/documents/project/one.json': { data },
    'content/documents/project/two.json': { id: 'two', data: {} },
  }).load();

test.each<[string, object, string, object?]>([
  ['a number', { password: 1234 }, '1234'],
  ['false', { password: false }, 'false'],
  ['a list', { password: ['sesame'] }, '["sesame"]'],
  ['an object', { password: {} }, '{}'],
  ['of a misspelt name', { pasword: 'sesame' }, 'sesame'],
  ['of a longer name', { project_password: 'sesame' }, 'sesame'],
  ['of a name in capitals', { Password: 'sesame' }, 'sesame'],
  ['that the model does not have any more', { password: 'sesame' }, 'sesame', WITHOUT_PASSWORD],
])('keeps a password that is %s, and reports it', async (_what, data, password, fields) => {
  const { documents, problems } = await load(data, fields);
  expect(documents[0]?.data['password']).toBe(password);
  expect(problems).toMatchObject([{ field: `data.${Object.keys(data)[0]}`, line: 3 }]);
});

test.each([{}, { password: null }, { password: '' }, { words: 'sesame' }])(
  'invents no password for %j',
  async (data) => {
    expect((await load(data)).documents[0]?.data['password']).toBeNull();
  },
);

test('a protected document keeps its links from fields its model does not have', async () => {
  const link = { type: 'project', uid: 'two' };
  const { documents } = await load({ password: 'sesame', case_stduy: link, other: 'x' });
  expect(documents[0]?.data).toMatchObject({ case_stduy: { link_type: 'Document', id: 'two' } });
  expect(documents[0]?.data).not.toHaveProperty('other');
  const open = await load({ case_stduy: link });
  expect(open.documents[0]?.data).not.toHaveProperty('case_stduy');
});
