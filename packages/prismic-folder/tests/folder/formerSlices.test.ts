import { describe, expect, test } from 'vitest';
import { sanitizeFields } from '../../src/fields/sanitizeFields.ts';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { checkModels } from '../../src/models/checkModels.ts';
import { createProject, field, group, typeModel } from '../support/createProject.ts';
import { EVERY_FIELD, EVERY_VALUE, everyFieldProject } from '../support/everyField.ts';
import { clientOf, uidsOf } from '../support/repositoryClient.ts';

const TYPE = 'customtypes/sample/index.json';

/** A project with both documents, and its client. */
async function filled() {
  const project = everyFieldProject({ former_slices: EVERY_VALUE['former_slices'] });
  project.write('content/documents/sample/two.json', { data: { text: 'Two' } });
  const snapshot = await project.load();
  expect(snapshot.problems).toEqual([]);
  return { snapshot, client: clientOf(snapshot) };
}

const link = { link_type: 'Document', type: 'sample', uid: 'two', isBroken: false };
const words = [
  { type: 'paragraph', text: 'Some words', spans: [{ start: 0, end: 4, data: link }] },
];
const picture = { alt: 'A wave', dimensions: { width: 400, height: 300 } };

describe('slices from before they were shared', () => {
  test('come as the Content API has them, without variation and version', async () => {
    const { client } = await filled();
    const { data } = await client.getByUID('sample', 'one');
    const slices: readonly Record<string, unknown>[] = data['former_slices'];
    expect(slices).toMatchObject([
      { slice_label: 'big', primary: { words }, items: [{ picture, from: link }] },
      { value: [{ more: link }, { name: 'Width', more: { link_type: 'Any' } }] },
      { value: words },
      { variation: 'wide', version: 'initial', primary: { body: 'q' }, items: [] },
      { slice_label: 'loud', value: 'Low tide' },
      { value: { ...picture, square: { dimensions: { width: 10, height: 10 } } } },
    ]);
    const keys = (slice = {}) => Object.keys(slice).toSorted().join(' ');
    expect(keys(slices[0])).toBe('id items primary slice_label slice_type');
    for (const at of [1, 2, 4, 5]) expect(keys(slices[at])).toBe('id slice_label slice_type value');
  });

  test('are found by their words, and followed by fetchLinks', async () => {
    const { snapshot, client } = await filled();
    for (const word of ['depth', 'tide', 'words']) {
      const q = `[[fulltext(document, "${word}")]]`;
      expect(await uidsOf(snapshot, { q })).toEqual(['one']);
    }
    const { data } = await client.getByUID('sample', 'one', { fetchLinks: ['sample.text'] });
    const to = { data: { text: 'Two' } };
    expect(data['former_slices'].slice(0, 2)).toMatchObject([
      { items: [{ from: to }] },
      { value: [{ more: to }, {}] },
    ]);
  });

  const two = { data: { text: 'Two' } };
  const quote = { primary: { words }, items: [{ from: two }] };
  test.each([
    ['quote { non-repeat { words } repeat { from { ...on sample { text } } } }', quote],
    ['facts { value { more { ...on sample { text } } } }', { value: [{ more: two }, {}] }],
    ['headline { value }', { value: 'Low tide' }],
  ])('are picked by a graphQuery: ...on %s', async (picked, slice) => {
    const { client } = await filled();
    const graphQuery = `{ sample { former_slices { ...on ${picked} } } }`;
    const { data } = await client.getByUID('sample', 'one', { graphQuery });
    expect(data['former_slices']).toMatchObject([{ slice_type: picked.split(' ')[0], ...slice }]);
    expect(JSON.stringify(data['former_slices'])).not.toMatch(/picture|"name"/);
  });

  test('are made safe for pages', async () => {
    const { snapshot } = await filled();
    const fields = snapshot.models.types.get('sample')?.fields ?? {};
    const hostile = {
      former_slices: [
        {
          slice_type: 'quote',
          id: 'a',
          primary: { words: 5, more: 1 },
          items: [{ from: { link_type: 'Web', url: 'bad:' } }],
        },
        { slice_type: 'facts', id: 'a', value: [{ name: 7 }, null] },
        { slice_type: 'headline', value: { toString: 1 }, primary: {} },
      ],
    };
    const page = { slices: snapshot.models.slices, safeAddress: () => null };
    const { former_slices } = sanitizeFields(hostile, fields, page);
    const any = { link_type: 'Any' };
    expect(former_slices).toEqual([
      {
        id: 'a',
        slice_type: 'quote',
        slice_label: null,
        primary: { words: [] },
        items: [{ picture: {}, from: any }],
      },
      { id: '', slice_type: 'facts', slice_label: null, value: [{ name: null, more: any }] },
      { id: '', slice_type: 'headline', slice_label: null, value: null },
    ]);
  });

  test('pass a check, and their fields are checked as others are', async () => {
    const project = everyFieldProject();
    expect((await checkModels(project.root)).map(formatProblem)).toEqual([]);
    const { former_slices } = EVERY_FIELD;
    const to = field('Link', { customtypes: ['othr'] });
    const quote = { type: 'Slice', 'non-repeat': { to } };
    const choices = { quote, facts: group({ to }), to, headline: field('Txt') };
    const type = typeModel('sample', { zone: { ...former_slices, config: { choices } } });
    project.write(TYPE, type);
    const at = (place: string) => expect.stringContaining(`json.Main.zone.config.choices.${place}`);
    const found = (await checkModels(project.root)).map(formatProblem);
    expect(found).toEqual([
      at('headline.type: "Txt" is none of'),
      at('quote.non-repeat.to.config.customtypes: warning: there is no type "othr"'),
      at('facts.config.fields.to.config.customtypes: warning: there is no type "othr"'),
      at('to.config.customtypes: warning: there is no type "othr"'),
    ]);
  });
});

test('a field may have a name that every object has', async () => {
  const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];
  const fields = Object.fromEntries(names.map((name) => [name, field('Text')]));
  const project = createProject({
    'customtypes/team/index.json': typeModel('team', fields),
    'content/documents/team/one.json': { data: { toString: 'Words' } },
  });
  const { documents, problems } = await project.load();
  expect(problems).toEqual([]);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  expect(documents[0]?.data).toEqual({ ...empty, toString: 'Words' });
});
