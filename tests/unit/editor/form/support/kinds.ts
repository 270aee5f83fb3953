import type { Json } from '#prismic-folder/edit';
import type { EditorModels } from '#page-editor/model/EditorModels.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { demoFiles } from './demoModels.ts';

const field = (type: string, label: string, config: object = {}) => ({
  type,
  config: { label, ...config },
});

const link = { label: field('Text', 'Label') };
const card = {
  title: field('Text', 'Title'),
  size: field('Number', 'Size', { default_value: 2 }),
  links: field('Group', 'Links', { fields: link }),
};

/** A custom type with every kind the form has a control for, and kinds that it has none for. */
const kinds = {
  id: 'kinds',
  label: 'Kinds',
  repeatable: true,
  json: {
    Main: {
      text: field('Text', 'Text', { placeholder: 'A few words', maxLength: 20 }),
      flag: field('Boolean', 'Flag'),
      yes_no: field('Select', 'Loop', { options: ['No', 'Yes'] }),
      pills: field('Select', 'Alignment', { options: ['left', 'center', 'right'] }),
      list: field('Select', 'Frame', { options: ['Simple', 'iPhone 13', 'Outline Phone', 'None'] }),
      number: field('Number', 'Padding', { placeholder: 'In pixels', min: 0, max: 128 }),
      date: field('Date', 'Date'),
      moment: field('Timestamp', 'Moment'),
      text_color: field('Color', 'Text colour'),
      background_color: field('Color', 'Background'),
      place: field('GeoPoint', 'Where'),
      table: field('Table', 'Table'),
      cards: field('Group', 'Cards', { fields: card }),
      shop: field('IntegrationFields', 'Shop'),
      future: field('Hologram', 'Future'),
    },
    Second: { more: field('Text', 'More') },
  },
};

export const kindModels: EditorModels = readEditorModels(
  { types: [...demoFiles.types, kinds], slices: demoFiles.slices },
  {},
);

const cell = (text: string, type = 'data') => ({
  key: `key ${text}`,
  type,
  content: [{ type: 'paragraph', text, spans: [] }],
});

/** A value of each kind, and what no model knows. */
export const kindData: { readonly [id: string]: Json } = {
  text: 'Low tide',
  flag: true,
  yes_no: 'Yes',
  pills: 'left',
  list: 'Simple',
  number: 24,
  date: '2025-11-18',
  moment: '2025-11-18T13:30:00+0000',
  text_color: '#FF5A33',
  background_color: '#DCE6E8',
  place: { latitude: 51.5, longitude: -0.12 },
  table: { body: { rows: [{ key: 'row', cells: [cell('North'), cell('2.4 m')] }] } },
  cards: [{ title: 'First card', links: [{ label: 'A link' }] }, { title: 'Second card' }, {}],
  shop: { sku: 'A1' },
  future: 'not yet',
  more: 'On the second tab',
  unknown_key: { kept: true },
};
