import { expect, test } from 'vitest';
import { everyFieldProject } from '../support/everyField.ts';

const paragraph = (spans: unknown) => [{ type: 'paragraph', text: 'Words', spans }];

test.each<[object, string, string]>([
  [{ titel: 'x' }, 'data.titel', 'unknown field, not in customtypes/sample/index.json'],
  [{ titel: 'x' }, 'data.titel', 'did you mean "title"?'],
  [{ uid: 'x' }, 'data.uid', 'not a field in data'],
  [{ line: 'x' }, 'data.line', 'unknown field'],
  [{ text: 5 }, 'data.text', 'must be text, is a number'],
  [{ choice: 'Maybe' }, 'data.choice', '"Maybe" is not among the options: Yes, No'],
  [{ amount: '5' }, 'data.amount', 'must be a number, is text'],
  [{ amount: 0 }, 'data.amount', '0 is under 1'],
  [{ amount: 11 }, 'data.amount', '11 is over 10'],
  [{ flag: 'Yes' }, 'data.flag', 'must be true or false, is text'],
  [{ color: 'red' }, 'data.color', 'is not a colour like #ff5a33'],
  [{ date: '14.9.2026' }, 'data.date', 'is not a date like'],
  [{ date: '2026-02-30' }, 'data.date', 'is not a date like'],
  [{ moment: 'noon' }, 'data.moment', 'must be a moment'],
  [{ embed: 'https://example.com' }, 'data.embed', 'must be an object, is text'],
  [{ embed: { html: '<p>' } }, 'data.embed.embed_url', 'http(s) address'],
  [{ place: { latitude: 91, longitude: 0 } }, 'data.place.latitude', '-90 to 90'],
  [{ place: { latitude: 1, longitude: 1, height: 3 } }, 'data.place.height', 'unknown key'],
  [{ table: [] }, 'data.table', 'must be an object'],
  [{ table: { body: {} } }, 'data.table.body', 'list of rows'],
  [{ table: { body: { rows: [{}] } } }, 'data.table.body.rows[0]', 'list of cells'],
  [{ image: '/media/wave.png' }, 'data.image', 'must be an object with a url, is text'],
  [
    { image: { url: '/media/missing.png' } },
    'data.image.url',
    'content/media/missing.png does not exist',
  ],
  [{ image: { url: '/media/wave.pgn' } }, 'data.image.url', 'did you mean "wave.png"?'],
  [{ image: { url: '/media/../wave.png' } }, 'data.image.url', 'outside content/media'],
  [{ image: { url: '/media/broken.webp' } }, 'data.image.url', 'cannot be read as an image'],
  [{ image: { url: '/media/loop.mp4' } }, 'data.image.url', 'is not an image'],
  [{ image: { url: 'https://example.com/x.png' } }, 'data.image.dimensions', 'needs width'],
  [{ image: { url: '/media/wave.png', alt: 1 } }, 'data.image.alt', 'must be text'],
  [{ image: { url: '/media/wave.png', atl: 'x' } }, 'data.image.atl', 'did you mean "alt"?'],
  [{ image: { alt: 'x' } }, 'data.image.url', 'has no url'],
  [
    { image: { url: '/media/wave.png', dimensions: {} } },
    'data.image.dimensions',
    'width and height',
  ],
  [{ image: { url: '/media/wave.png', edit: { x: 'l' } } }, 'data.image.edit', 'numbers x, y'],
  [{ cropped: { square: { url: '/media/no.png' } } }, 'data.cropped.square.url', 'does not exist'],
  [{ link: 'https://example.com' }, 'data.link', 'must be a link object, is text'],
  [{ link: { link_type: 'web', url: 'x' } }, 'data.link.link_type', 'one of Any, Web'],
  [{ link: { url: 'javascript:alert(1)' } }, 'data.link.url', 'is not the address of a page'],
  [{ link: { url: 'https://example.com', traget: '_blank' } }, 'data.link.traget', 'unknown key'],
  [{ web: { link_type: 'Document', id: 'x' } }, 'data.web', 'only a web link is allowed here'],
  [
    { web: { url: 'https://x.y', variant: 'Soft' } },
    'data.web.variant',
    'not among the variants: Loud',
  ],
  [{ file: { url: '/media/missing.mp4' } }, 'data.file.url', 'does not exist'],
  [{ work: { type: 'other', uid: 'x' } }, 'data.work.type', 'only documents of sample'],
  [{ work: { type: 'smaple', uid: 'x' } }, 'data.work.type', 'did you mean "sample"?'],
  [{ work: { link_type: 'Document', uid: 'x' } }, 'data.work', 'names its type and uid'],
  [{ links: { url: 'https://example.com' } }, 'data.links', 'must be a list of links'],
  [{ links: ['x'] }, 'data.links[0]', 'must be a link object'],
  [{ rich: 'Words' }, 'data.rich', 'must be a list of nodes'],
  [{ rich: [{ type: 'paragrap', text: '' }] }, 'data.rich[0].type', 'did you mean "paragraph"?'],
  [{ rich: [{ type: 'paragraph' }] }, 'data.rich[0].text', 'must be text, is missing'],
  [
    { rich: [{ type: 'paragraph', text: '', span: [] }] },
    'data.rich[0].span',
    'did you mean "spans"?',
  ],
  [
    { rich: paragraph([{ type: 'bold', start: 0, end: 1 }]) },
    'data.rich[0].spans[0].type',
    'one of strong',
  ],
  [{ rich: paragraph([{ type: 'em', start: 0, end: 9 }]) }, 'data.rich[0].spans[0]', '0 to 5'],
  [{ rich: paragraph([{ type: 'em', start: 3, end: 1 }]) }, 'data.rich[0].spans[0]', 'in order'],
  [
    { rich: paragraph([{ type: 'hyperlink', start: 0, end: 1 }]) },
    'data.rich[0].spans[0].data',
    'needs its link',
  ],
  [{ rich: [{ type: 'image', alt: 'x' }] }, 'data.rich[0].url', 'has no url'],
  [{ rich: [{ type: 'image', url: '/media/no.png' }] }, 'data.rich[0].url', 'does not exist'],
  [{ rich: [{ type: 'embed', oembed: {} }] }, 'data.rich[0]', 'no oembed.embed_url'],
  [
    {
      title: [
        { type: 'heading1', text: 'a' },
        { type: 'heading1', text: 'b' },
      ],
    },
    'data.title',
    'must be one node',
  ],
  [{ group: {} }, 'data.group', 'must be a list, is an object'],
  [{ group: ['x'] }, 'data.group[0]', 'must be an object, is text'],
  [{ group: [{ nmae: 'x' }] }, 'data.group[0].nmae', 'did you mean "name"?'],
  [{ group: [{ inner: [{ picture: 1 }] }] }, 'data.group[0].inner[0].picture', 'is a number'],
  [{ zone: {} }, 'data.zone', 'must be a list of slices'],
  [{ zone: [{}] }, 'data.zone[0].slice_type', 'no slice_type'],
  [{ zone: [{ slice_type: 'nota' }] }, 'data.zone[0].slice_type', 'did you mean "note"?'],
  [
    { zone: [{ slice_type: 'aside' }] },
    'data.zone[0].slice_type',
    'not allowed in this zone (note)',
  ],
  [
    { zone: [{ slice_type: 'note', variation: 'tall' }] },
    'data.zone[0].variation',
    'default, wide',
  ],
  [
    { zone: [{ slice_type: 'note', variation: 'constructor' }] },
    'data.zone[0].variation',
    'no variation',
  ],
  [
    { zone: [{ slice_type: 'note', primari: {} }] },
    'data.zone[0].primari',
    'did you mean "primary"?',
  ],
  [
    { zone: [{ slice_type: 'note', primary: { text: '' } }] },
    'data.zone[0].primary.text',
    'not in slices/Note/model.json',
  ],
  [
    { zone: [{ slice_type: 'note', items: [{ picture: 'x' }] }] },
    'data.zone[0].items[0].picture',
    'is text',
  ],
  [{ zone: [{ slice_type: 'note', id: 5 }] }, 'data.zone[0].id', 'must be text'],
])('reports %j and serves the document', async (data, place, reason) => {
  const { documents, problems } = await everyFieldProject({ ...data, catalog: 'kept' }).load();
  expect(documents).toMatchObject([{ uid: 'one', data: { catalog: 'kept' } }]);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/documents/sample/one.json',
      field: place,
      line: expect.any(Number),
      reason: expect.stringContaining(reason),
    }),
  );
  expect(problems.every(({ severity, leftOut }) => !severity && !leftOut)).toBe(true);
});

test.each<[object, string]>([
  [{ title: [{ type: 'paragraph', text: 'x' }] }, 'data.title[0].type'],
  [
    { title: [{ type: 'heading1', text: 'x', spans: [{ type: 'em', start: 0, end: 1 }] }] },
    'data.title[0].spans[0].type',
  ],
  [
    { rich: paragraph([{ type: 'label', start: 0, end: 1, data: { label: 'loud' } }]) },
    'data.rich[0].spans[0].data.label',
  ],
])('warns of %j, which the model does not offer, and serves the document', async (data, place) => {
  const { documents, problems } = await everyFieldProject(data).load();
  expect(documents).toHaveLength(1);
  expect(problems).toMatchObject([{ field: place, severity: 'warning' }]);
});

test('reports every fault of a document, not only the first', async () => {
  const { problems } = await everyFieldProject({ text: 1, amount: 'x', nothing: 0 }).load();
  expect(problems.map(({ field }) => field)).toEqual(['data.nothing', 'data.text', 'data.amount']);
});

test('treats a name of the prototype as unknown', async () => {
  const project = everyFieldProject();
  project.write('content/documents/sample/one.json', '{"data":{"__proto__":{},"toString":1}}');
  expect(await project.problems()).toEqual([
    expect.stringContaining('data.__proto__: unknown field'),
    expect.stringContaining('data.toString: unknown field'),
  ]);
});
