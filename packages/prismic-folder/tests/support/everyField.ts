import type { Json } from '../../src/edit/types.ts';
import { createProject, field, group, pngHeader, sliceModel, typeModel } from './createProject.ts';

const FIELDS = {
  text: field('Text'),
  rich: field('StructuredText', {
    multi: 'paragraph,heading2,strong,em,hyperlink,image,embed,list-item,o-list-item',
    labels: ['quiet'],
  }),
  title: field('StructuredText', { single: 'heading1' }),
  image: field('Image', { constraint: {}, thumbnails: [] }),
  cropped: field('Image', { thumbnails: [{ name: 'square', width: 200, height: 200 }] }),
  link: field('Link'),
  web: field('Link', { select: 'web', variants: ['Loud'], allowText: true }),
  file: field('Link', { select: 'media' }),
  work: field('Link', { select: 'document', customtypes: ['sample'] }),
  links: field('Link', { repeat: true }),
  choice: field('Select', { options: ['Yes', 'No'] }),
  amount: field('Number', { min: 1, max: 10 }),
  share: field('Range', { min: 0, max: 1, step: 0.1 }),
  flag: { type: 'Boolean', config: { label: 'Flag', placeholder_true: 'Shown' } },
  color: field('Color'),
  date: field('Date'),
  moment: field('Timestamp'),
  embed: field('Embed'),
  place: { type: 'GeoPoint', config: { label: 'Place' } },
  table: { type: 'Table', config: { label: 'A table' } },
  catalog: field('IntegrationFields'),
  group: group({ name: field('Text'), inner: group({ picture: field('Image') }) }),
};

const CHOICES = { choices: { note: { type: 'SharedSlice' } } };

/** The slices that a zone could have before slices were shared: with fields of their own, or one field each. */
const FORMER_CHOICES = {
  choices: {
    note: { type: 'SharedSlice' },
    quote: {
      type: 'Slice',
      'non-repeat': { words: field('StructuredText', { multi: 'paragraph,hyperlink' }) },
      repeat: { picture: field('Image'), from: field('Link') },
    },
    facts: group({ name: field('Text'), more: field('Link') }),
    intro: field('StructuredText', { multi: 'paragraph,hyperlink' }),
    headline: field('Text'),
    boat: field('Image', { thumbnails: [{ name: 'square', width: 200, height: 200 }] }),
  },
};

/** A field of every kind, and zones for the slice `note`. */
export const EVERY_FIELD: Readonly<
  Record<string, { readonly type: string; readonly config: object }>
> = {
  uid: field('UID'),
  ...FIELDS,
  line: { type: 'Separator', config: { label: 'Line' } },
  zone: { type: 'Slices', config: CHOICES },
  former_zone: { type: 'Choice', config: CHOICES },
  former_slices: { type: 'Slices', config: FORMER_CHOICES },
};

/** Settings of a repository in two languages. */
export const BILINGUAL = {
  name: 'everything',
  visibility: 'open',
  languages: ['en-gb', 'fr-fr'].map((id) => ({ id, name: id })),
};

/** A project whose type `sample` has all of them. */
export function everyFieldProject(data?: object) {
  const project = createProject({
    'customtypes/sample/index.json': typeModel('sample', EVERY_FIELD),
    'customtypes/other/index.json': typeModel('other', { uid: field('UID'), name: field('Text') }),
    'slices/Note/model.json': sliceModel('note', {
      default: { primary: { body: field('Text') }, items: { picture: field('Image') } },
      wide: { body: field('Text') },
    }),
    'slices/Aside/model.json': sliceModel('aside', { default: {} }),
    'content/media/wave.png': pngHeader(400, 300),
    'content/media/loop.mp4': 'moving pictures',
    'content/media/terms.pdf': 'words',
    'content/media/broken.webp': 'no picture at all',
  });
  if (data !== undefined) project.write('content/documents/sample/one.json', { data });
  return project;
}

const image = { url: '/media/wave.png', alt: 'A wave' };
const cut = {
  ...image,
  url: '/media/wave.png?rect=1,2,20,20&w=10&h=10',
  dimensions: { width: 10, height: 10 },
  edit: { x: 1, y: 2, zoom: 0.5, background: 'transparent' },
};
/** The other document. */
export const LINK = { link_type: 'Document', type: 'sample', uid: 'two' };
const text = {
  type: 'paragraph',
  text: 'Some words',
  spans: [{ type: 'hyperlink', start: 0, end: 4, data: LINK }],
};
/** A value for each field of `sample`; its files are in `media/`, its links lead to `one` and `two`. */
export const EVERY_VALUE: Readonly<Record<string, Json>> = {
  text: 'Text',
  rich: [
    text,
    { type: 'image', ...cut, linkTo: LINK },
    { type: 'embed', oembed: { type: 'link', embed_url: 'https://example.com/' } },
  ],
  title: [{ type: 'heading1', text: 'One', spans: [] }],
  image: cut,
  cropped: { ...image, square: cut },
  link: LINK,
  web: {
    link_type: 'Web',
    url: 'https://example.com',
    target: '_blank',
    text: 'Go',
    variant: 'Loud',
  },
  file: { link_type: 'Media', url: '/media/loop.mp4', text: 'Loop' },
  work: { ...LINK, uid: 'one' },
  links: [
    { link_type: 'Any', text: 'Later' },
    { link_type: 'Media', url: '/media/terms.pdf' },
  ],
  choice: 'Yes',
  amount: 3.5,
  share: 0.5,
  flag: true,
  color: '#ff5a33',
  date: '2026-01-02',
  moment: '2026-01-02T03:04:05+0000',
  embed: { type: 'link', embed_url: 'https://example.com/video' },
  place: { latitude: 1.5, longitude: -2 },
  table: { body: { rows: [{ cells: [{ type: 'data', content: [text] }] }] } },
  catalog: { id: 'x', blob: [1] },
  group: [{ name: 'a', inner: [{ picture: image }, {}] }, { name: 'b' }],
  zone: [
    {
      slice_type: 'note',
      variation: 'default',
      primary: { body: 'x' },
      items: [{ picture: image }],
    },
    { slice_type: 'note', variation: 'wide', slice_label: 'big', primary: { body: 'y' } },
  ],
  former_zone: [{ slice_type: 'note', variation: 'wide', primary: { body: 'z' } }],
  former_slices: [
    {
      slice_type: 'quote',
      slice_label: 'big',
      primary: { words: [text] },
      items: [{ picture: image, from: LINK }],
    },
    { slice_type: 'facts', value: [{ name: 'Depth', more: LINK }, { name: 'Width' }] },
    { slice_type: 'intro', value: [text] },
    { slice_type: 'note', variation: 'wide', primary: { body: 'q' } },
    { slice_type: 'headline', slice_label: 'loud', value: 'Low tide' },
    { slice_type: 'boat', value: { ...image, square: cut } },
  ],
};
