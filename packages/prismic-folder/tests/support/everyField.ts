import { createProject, field, pngHeader, sliceModel, typeModel } from './createProject.ts';

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
  flag: { type: 'Boolean', config: { label: 'Flag', placeholder_true: 'Shown' } },
  color: field('Color'),
  date: field('Date'),
  moment: field('Timestamp'),
  embed: field('Embed'),
  place: { type: 'GeoPoint', config: { label: 'Place' } },
  table: { type: 'Table', config: { label: 'A table' } },
  catalog: field('IntegrationFields'),
  group: {
    type: 'Group',
    description: 'Rows',
    config: {
      label: 'Group',
      fields: {
        name: field('Text'),
        inner: {
          type: 'Group',
          description: 'Rows of rows',
          config: { label: 'Inner', fields: { picture: field('Image') } },
        },
      },
    },
  },
};

/** A project whose type `sample` has a field of every kind, and a zone for the slice `note`. */
export function everyFieldProject(data?: object) {
  const project = createProject({
    'customtypes/sample/index.json': typeModel('sample', {
      uid: field('UID'),
      ...FIELDS,
      line: { type: 'Separator', config: { label: 'Line' } },
      zone: { type: 'Slices', config: { choices: { note: { type: 'SharedSlice' } } } },
    }),
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
