import {
  field,
  sliceModel,
  typeModel,
} from '../../packages/prismic-folder/tests/support/createProject.ts';

const group = (fields: object) => ({
  type: 'Group',
  description: 'What is in a row',
  config: { label: 'Rows', fields },
});

/** Models whose ids have capitals, hyphens and digits, as those of other projects and older repositories. */
export const OTHER_IDS = {
  type: typeModel('Case-File_2', {
    uid: field('UID'),
    'Side-Note': field('Text'),
    '2nd-Link': field('Link', { select: 'document', customtypes: ['Case-File_2'] }),
    'Fact-Rows': group({ 'Row-Name': field('Text'), 'Inner-Rows': group({ isOn: field('Text') }) }),
    'Body-Zone': { type: 'Slices', config: { choices: { 'Pull-Quote': { type: 'SharedSlice' } } } },
  }),
  slice: {
    ...sliceModel('Pull-Quote', {
      'With-Name': {
        primary: { 'Said-By': field('Text'), 'Other-Rows': group({ 'Row-Note': field('Text') }) },
        items: { 'Foot-Note': field('Text') },
      },
    }),
    name: 'PullQuote',
  },
};

/** A value for each of their fields. */
export const OTHER_IDS_DATA = {
  'Side-Note': 'At low tide',
  '2nd-Link': { link_type: 'Document', type: 'Case-File_2', uid: 'two' },
  'Fact-Rows': [{ 'Row-Name': 'Depth', 'Inner-Rows': [{ isOn: 'On' }] }],
  'Body-Zone': [
    {
      slice_type: 'Pull-Quote',
      variation: 'With-Name',
      primary: { 'Said-By': 'A diver', 'Other-Rows': [{ 'Row-Note': 'Cold' }] },
      items: [{ 'Foot-Note': 'In May' }],
    },
  ],
};
