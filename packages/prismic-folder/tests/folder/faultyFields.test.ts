import { describe, expect, test } from 'vitest';
import { failWith, seeds } from '../../../../tests/support/hostile/seeds.ts';
import { hostileJson, hostileSlice } from '../../../../tests/support/hostile/values.ts';
import { randomOf } from '../../../../tests/support/random.ts';
import { normalizeFields } from '../../src/fields/normalizeFields.ts';
import { createReport } from '../../src/lib/createReport.ts';
import { createFindMedia } from '../../src/folder/locateMedia.ts';
import { readModels } from '../../src/models/readModels.ts';
import type { Problem } from '../../src/types.ts';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';

const text = (spans: unknown) => [{ type: 'paragraph', text: 'Words', spans }];
const note = (more: object) => [{ slice_type: 'note', ...more }];
const former = (slice_type: string, more: object = {}) => [{ slice_type, ...more }];
const heading = { type: 'heading1', text: 'a' };

/** The place in the data, the value of the field that it begins with, and what is said of it. */
test.each<[string, unknown, string]>([
  ['titel', 'x', 'not in customtypes/sample/index.json; did you mean "title"?'],
  ['uid', 'x', 'not a field in data'],
  ['line', 'x', 'unknown field'],
  ['text', 5, 'must be text, is a number'],
  ['choice', 'Maybe', '"Maybe" is not among the options: Yes, No'],
  ['amount', '5', 'must be a number, is text'],
  ['amount', 11, '11 is over 10'],
  ['flag', 'Yes', 'must be true or false, is text'],
  ['color', 'red', 'is not a colour like #ff5a33'],
  ['date', '2026-02-30', 'is not a date like'],
  ['moment', 'noon', 'must be a moment'],
  ['embed.embed_url', { html: '<p>' }, 'http(s) address'],
  ['place.latitude', { latitude: 91, longitude: 0 }, '-90 to 90'],
  ['table', [], 'must be an object'],
  ['table.body', { body: {} }, 'list of rows'],
  ['image', '/media/wave.png', 'must be an object with a url, is text'],
  ['image.url', { url: '/media/missing.png' }, 'content/media/missing.png does not exist'],
  ['image.url', { url: '/media/../wave.png' }, 'outside content/media'],
  ['image.url', { url: '/media/broken.webp' }, 'cannot be read as an image'],
  ['image.url', { url: '/media/loop.mp4' }, 'is not an image'],
  ['image.url', { alt: 'x' }, 'has no url'],
  ['image.dimensions', { url: 'https://example.com/x.png' }, 'needs width'],
  ['image.edit', { url: '/media/wave.png', edit: { x: 'l' } }, 'numbers x, y'],
  ['link', 'https://example.com', 'must be a link object, is text'],
  ['link.link_type', { link_type: 'web', url: 'x' }, 'one of Any, Web'],
  ['link.url', { url: 'javascript:alert(1)' }, 'is not the address of a page'],
  ['web', { link_type: 'Document', id: 'x' }, 'only a web link is allowed here'],
  ['web.variant', { url: 'https://x.y', variant: 'Soft' }, 'not among the variants: Loud'],
  ['work.type', { type: 'other', uid: 'x' }, 'only documents of sample'],
  ['work', { link_type: 'Document', uid: 'x' }, 'names its type and uid'],
  ['links', { url: 'https://example.com' }, 'must be a list of links'],
  ['rich', 'Words', 'must be a list of nodes'],
  ['rich[0].type', [{ type: 'paragrap', text: '' }], 'did you mean "paragraph"?'],
  ['rich[0].text', [{ type: 'paragraph' }], 'must be text, is missing'],
  ['rich[0].spans[0].type', text([{ type: 'bold', start: 0, end: 1 }]), 'one of strong'],
  ['rich[0].spans[0]', text([{ type: 'em', start: 0, end: 9 }]), '0 to 5'],
  ['rich[0].spans[0].data', text([{ type: 'hyperlink', start: 0, end: 1 }]), 'needs its link'],
  ['rich[0].url', [{ type: 'image', alt: 'x' }], 'has no url'],
  ['rich[0]', [{ type: 'embed', oembed: {} }], 'no oembed.embed_url'],
  ['title', [heading, heading], 'must be one node'],
  ['group[0]', ['x'], 'must be an object, is text'],
  ['group[0].nmae', [{ nmae: 'x' }], 'did you mean "name"?'],
  ['zone[0].slice_type', [{}], 'no slice_type'],
  ['zone[0].slice_type', [{ slice_type: 'nota' }], 'did you mean "note"?'],
  ['zone[0].slice_type', [{ slice_type: 'aside' }], 'not allowed in this zone (note)'],
  ['zone[0].variation', note({ variation: 'tall' }), 'default, wide'],
  ['zone[0].variation', note({ variation: 'constructor' }), 'no variation'],
  ['zone[0].primari', note({ primari: {} }), 'did you mean "primary"?'],
  ['zone[0].primary.text', note({ primary: { text: '' } }), 'not in slices/Note/model.json'],
  ['former_slices[0].variation', former('quote', { variation: 'x' }), 'unknown key of a slice'],
  ['former_slices[0].primary.wrds', former('quote', { primary: { wrds: [] } }), 'unknown field'],
  ['former_slices[0].value[0].nam', former('facts', { value: [{ nam: 1 }] }), 'unknown field'],
  ['former_slices[0].primary', former('headline', { primary: {} }), 'unknown key of a slice'],
  ['former_slices[0].slice_type', former('boot'), 'no slice "boot"; did you mean "boat"?'],
])('reports data.%s of %j and serves the document', async (place, value, reason) => {
  const [name = ''] = place.split(/[.[]/);
  const { documents, problems } = await everyFieldProject({
    [name]: value,
    catalog: 'kept',
  }).load();
  expect(documents).toMatchObject([{ uid: 'one', data: { catalog: 'kept' } }]);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/documents/sample/one.json',
      field: `data.${place}`,
      line: expect.any(Number),
      reason: expect.stringContaining(reason),
    }),
  );
  expect(problems.every(({ severity, leftOut }) => !severity && !leftOut)).toBe(true);
});

test.each<[string, object[]]>([
  ['title[0].type', [{ type: 'paragraph', text: 'x' }]],
  ['title[0].spans[0].type', [{ ...heading, spans: [{ type: 'em', start: 0, end: 1 }] }]],
  [
    'rich[0].spans[0].data.label',
    text([{ type: 'label', start: 0, end: 1, data: { label: 'loud' } }]),
  ],
])('warns of data.%s, which the model does not offer', async (place, value) => {
  const [name = ''] = place.split('[');
  const { documents, problems } = await everyFieldProject({ [name]: value }).load();
  expect(documents).toHaveLength(1);
  expect(problems).toMatchObject([{ field: `data.${place}`, severity: 'warning' }]);
});

test('reports every fault of a document, names of the prototype among them', async () => {
  const project = everyFieldProject();
  const json = '{"data":{"text":1,"amount":"x","__proto__":{},"toString":1}}';
  project.write('content/documents/sample/one.json', json);
  const { problems } = await project.load();
  const fields = ['data.__proto__', 'data.toString', 'data.text', 'data.amount'];
  expect(problems.map((one) => one.field)).toEqual(fields);
});

describe('a password', () => {
  const FIELDS = { uid: field('UID'), password: field('Text'), to: field('Link') };
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
    ['of a misspelt name', { pasword: 'sesame' }, 'sesame'],
    ['of a longer name', { project_password: 'sesame' }, 'sesame'],
    ['of a name in capitals', { Password: 'sesame' }, 'sesame'],
    ['that the model does not have any more', { password: 'sesame' }, 'sesame', WITHOUT_PASSWORD],
  ])('that is %s is kept, and reported', async (_what, data, password, fields) => {
    const { documents, problems } = await load(data, fields);
    expect(documents[0]?.data['password']).toBe(password);
    expect(problems).toMatchObject([{ field: `data.${Object.keys(data)[0]}`, line: 3 }]);
  });

  test.each([{}, { password: null }, { password: '' }, { words: 'sesame' }])(
    'is not invented for %j',
    async (data) => {
      expect((await load(data)).documents[0]?.data['password']).toBeNull();
    },
  );

  test('keeps the links of its document from fields the model does not have', async () => {
    const link = { type: 'project', uid: 'two' };
    const { documents } = await load({ password: 'sesame', case_stduy: link, other: 'x' });
    expect(documents[0]?.data).toMatchObject({ case_stduy: { link_type: 'Document', id: 'two' } });
    expect(documents[0]?.data).not.toHaveProperty('other');
    const open = await load({ case_stduy: link });
    expect(open.documents[0]?.data).not.toHaveProperty('case_stduy');
  });
});

test('hostile slices of a document never cost it a zone, and are left out with a reason only', async () => {
  const { models } = await readModels(process.cwd());
  const { fields = {} } = models.types.get('home') ?? {};
  for (const seed of seeds(2000)) {
    const random = randomOf(seed);
    const slices = Array.from({ length: 10 }, () => hostileSlice(random, models));
    const written = JSON.parse(hostileJson({ slices, meta_title: 'Kept' })) as unknown;
    const problems: Problem[] = [];
    const context = {
      models,
      findMedia: createFindMedia(new Map()),
      documentId: 'x',
      lang: 'en-gb',
      report: createReport('home.json', problems),
      path: [],
      links: [],
    };
    const data = normalizeFields(context, written, fields, 'home');
    const zone = data['slices'];
    const isWhole = data['meta_title'] === 'Kept' && Array.isArray(zone);
    const isSilent = Array.isArray(zone) && zone.length < 10 && problems.length === 0;
    if (!isWhole || isSilent) failWith(import.meta.filename, seed, JSON.stringify(data));
  }
});
