const field = (type: string, label: string, config: object = {}) => ({
  type,
  config: { label, ...config },
});

/** A custom type with the kinds of fields that need a browser; the demo's types do not have them all. */
export const kindsType = {
  id: 'kinds',
  label: 'Kinds',
  format: 'custom',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field('UID', 'Address'),
      table: field('Table', 'Table'),
      web: field('Link', 'Web link', { select: 'web', allowText: true, allowTargetBlank: true }),
      any: field('Link', 'Anything', { variants: ['Primary', 'Secondary'], allowText: true }),
      more: field('Link', 'More links', { select: null, repeat: true, allowText: true }),
      many: field('Select', 'Frame', { options: ['Simple', 'iPhone 13', 'Outline Phone', 'None'] }),
      place: field('GeoPoint', 'Place'),
      shop: field('IntegrationFields', 'Shop', { catalog: 'shop' }),
    },
  },
};
