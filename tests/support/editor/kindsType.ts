const field = (type: string, label: string, config: object = {}) => ({
  type,
  config: { label, ...config },
});

const ALL =
  'paragraph,preformatted,heading1,heading2,heading3,heading4,heading5,heading6,strong,em,hyperlink,image,embed,list-item,o-list-item,rtl';

/** A custom type with the kinds of fields that need a browser; the demo's types do not have them all. */
export const kindsType = {
  id: 'kinds',
  label: 'Kinds',
  format: 'custom',
  repeatable: true,
  status: true,
  json: {
    Words: {
      uid: field('UID', 'Address'),
      text: field('Text', 'Company', { placeholder: 'Who it was made for', maxLength: 40 }),
      title: field('StructuredText', 'Title', { single: 'heading1' }),
      statement: field('StructuredText', 'Statement', { single: 'paragraph,strong,em,hyperlink' }),
      body: field('StructuredText', 'Story', {
        multi: ALL,
        labels: ['aside'],
        allowTargetBlank: true,
      }),
      table: field('Table', 'Table'),
    },
    Targets: {
      web: field('Link', 'Web link', { select: 'web', allowText: true, allowTargetBlank: true }),
      page: field('Link', 'Link', { select: 'document' }),
      film: field('Link', 'Video file', { select: 'media' }),
      any: field('Link', 'Anything', { variants: ['Primary', 'Secondary'], allowText: true }),
      more: field('Link', 'More links', { select: null, repeat: true, allowText: true }),
      study: field('Link', 'Case study', { select: 'document', customtypes: ['case_study'] }),
      embed: field('Embed', 'Film'),
    },
    Choices: {
      many: field('Select', 'Frame', { options: ['Simple', 'iPhone 13', 'Outline Phone', 'None'] }),
      gap: field('Number', 'Gap', { placeholder: 'In pixels', min: 0, max: 128 }),
      place: field('GeoPoint', 'Place'),
      shop: field('IntegrationFields', 'Shop', { catalog: 'shop' }),
    },
    Pictures: {
      picture: field('Image', 'Picture', {
        constraint: {},
        thumbnails: [
          { name: 'Wide', width: 1600, height: 800 },
          { name: 'Square', width: 600, height: 600 },
        ],
      }),
      cards: field('Group', 'Cards', {
        fields: {
          title: field('Text', 'Title'),
          image: field('Image', 'Image', { constraint: {}, thumbnails: [] }),
          links: field('Group', 'Links', { fields: { label: field('Text', 'Label') } }),
        },
      }),
    },
  },
};
