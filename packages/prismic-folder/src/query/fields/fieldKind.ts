import type { FieldModel } from '../../types.ts';

/** How a field behaves in a query; some types behave the same. */
export type FieldKind =
  | 'uid'
  | 'text'
  | 'rich text'
  | 'select'
  | 'number'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'color'
  | 'link'
  | 'image'
  | 'embed'
  | 'geopoint'
  | 'table'
  | 'group'
  | 'slice zone'
  | 'integration';

const KINDS: Readonly<Record<string, FieldKind>> = {
  UID: 'uid',
  Text: 'text',
  StructuredText: 'rich text',
  Select: 'select',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Timestamp: 'timestamp',
  Color: 'color',
  Link: 'link',
  Image: 'image',
  Embed: 'embed',
  GeoPoint: 'geopoint',
  Table: 'table',
  Group: 'group',
  Slices: 'slice zone',
  Choice: 'slice zone',
  IntegrationFields: 'integration',
};

/** Kind of a field; undefined if it has no content (a separator, an unknown type). */
export function fieldKind(model: FieldModel): FieldKind | undefined {
  return Object.hasOwn(KINDS, model.type) ? KINDS[model.type] : undefined;
}
