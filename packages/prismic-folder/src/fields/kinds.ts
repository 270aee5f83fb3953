import type { FieldModel } from '../types.ts';
import type { FieldKind } from './FieldKind.ts';
import * as Boolean from './Boolean.ts';
import * as Color from './Color.ts';
import * as Date from './Date.ts';
import * as Embed from './Embed.ts';
import * as GeoPoint from './GeoPoint.ts';
import * as Group from './Group.ts';
import * as Image from './Image.ts';
import * as IntegrationFields from './IntegrationFields.ts';
import * as Link from './Link.ts';
import * as Number from './Number.ts';
import * as Select from './Select.ts';
import * as Separator from './Separator.ts';
import * as Slices from './Slices.ts';
import * as StructuredText from './StructuredText.ts';
import * as Table from './Table.ts';
import * as Text from './Text.ts';
import * as Timestamp from './Timestamp.ts';
import * as UID from './UID.ts';

/** Every kind of field that Prismic's models have. */
export const fieldKinds = {
  Boolean,
  Choice: Slices,
  Color,
  Date,
  Embed,
  GeoPoint,
  Group,
  Image,
  IntegrationFields,
  Link,
  Number,
  Range: Number,
  Select,
  Separator,
  Slices,
  StructuredText,
  Table,
  Text,
  Timestamp,
  UID,
} satisfies Readonly<Record<string, FieldKind>>;

/** A type of field, as models name it: `StructuredText`. */
export type FieldType = keyof typeof fieldKinds;

/** Some members of every kind, for browsers: they load nothing of the others. */
export const sanitizers: Readonly<Record<FieldType, FieldKind['sanitize']>> = {
  Boolean: Boolean.sanitize,
  Choice: Slices.sanitize,
  Color: Color.sanitize,
  Date: Date.sanitize,
  Embed: Embed.sanitize,
  GeoPoint: GeoPoint.sanitize,
  Group: Group.sanitize,
  Image: Image.sanitize,
  IntegrationFields: IntegrationFields.sanitize,
  Link: Link.sanitize,
  Number: Number.sanitize,
  Range: Number.sanitize,
  Select: Select.sanitize,
  Separator: Separator.sanitize,
  Slices: Slices.sanitize,
  StructuredText: StructuredText.sanitize,
  Table: Table.sanitize,
  Text: Text.sanitize,
  Timestamp: Timestamp.sanitize,
  UID: UID.sanitize,
};

/** What editors use of every kind. */
export const editing: Readonly<Record<FieldType, Pick<FieldKind, 'example' | 'fits'>>> = {
  Boolean: { example: Boolean.example, fits: Boolean.fits },
  Choice: { example: Slices.example, fits: Slices.fits },
  Color: { example: Color.example, fits: Color.fits },
  Date: { example: Date.example, fits: Date.fits },
  Embed: { example: Embed.example, fits: Embed.fits },
  GeoPoint: { example: GeoPoint.example, fits: GeoPoint.fits },
  Group: { example: Group.example, fits: Group.fits },
  Image: { example: Image.example, fits: Image.fits },
  IntegrationFields: { example: IntegrationFields.example, fits: IntegrationFields.fits },
  Link: { example: Link.example, fits: Link.fits },
  Number: { example: Number.example, fits: Number.fits },
  Range: { example: Number.example, fits: Number.fits },
  Select: { example: Select.example, fits: Select.fits },
  Separator: { example: Separator.example, fits: Separator.fits },
  Slices: { example: Slices.example, fits: Slices.fits },
  StructuredText: { example: StructuredText.example, fits: StructuredText.fits },
  Table: { example: Table.example, fits: Table.fits },
  Text: { example: Text.example, fits: Text.fits },
  Timestamp: { example: Timestamp.example, fits: Timestamp.fits },
  UID: { example: UID.example, fits: UID.fits },
};

/** The member of a table for a type that a model says; undefined for types that there are not. */
export function memberFor<Member>(
  table: Readonly<Record<FieldType, Member>>,
  type: string,
): Member | undefined {
  // Cast: just tested.
  return Object.hasOwn(table, type) ? table[type as FieldType] : undefined;
}

/** Whether a value is one of its field's kind at first glance; types that are not known take anything. */
export const fits = ({ type, config = {} }: FieldModel, value: unknown): boolean =>
  memberFor(editing, type)?.fits(value, config) ?? true;

/** Copies: members of modules are looked up more slowly than those of objects. */
const copies = /* @__PURE__ */ (() =>
  new Map<string, FieldKind>(
    Object.entries(fieldKinds).map(([type, kind]) => [type, { ...kind }]),
  ))();

/** The kind of a type that a model says; undefined for types that there are not. */
export const fieldKind = (type: string): FieldKind | undefined => copies.get(type);
