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

export type FieldType = keyof typeof fieldKinds;

/** One member of every kind, for browsers: they load nothing of the others. */
type Members<Name extends keyof FieldKind> = Readonly<Record<FieldType, FieldKind[Name]>>;

export const sanitizers: Members<'sanitize'> = {
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

const fitting: Members<'fits'> = {
  Boolean: Boolean.fits,
  Choice: Slices.fits,
  Color: Color.fits,
  Date: Date.fits,
  Embed: Embed.fits,
  GeoPoint: GeoPoint.fits,
  Group: Group.fits,
  Image: Image.fits,
  IntegrationFields: IntegrationFields.fits,
  Link: Link.fits,
  Number: Number.fits,
  Range: Number.fits,
  Select: Select.fits,
  Separator: Separator.fits,
  Slices: Slices.fits,
  StructuredText: StructuredText.fits,
  Table: Table.fits,
  Text: Text.fits,
  Timestamp: Timestamp.fits,
  UID: UID.fits,
};

export const examples: Members<'example'> = {
  Boolean: Boolean.example,
  Choice: Slices.example,
  Color: Color.example,
  Date: Date.example,
  Embed: Embed.example,
  GeoPoint: GeoPoint.example,
  Group: Group.example,
  Image: Image.example,
  IntegrationFields: IntegrationFields.example,
  Link: Link.example,
  Number: Number.example,
  Range: Number.example,
  Select: Select.example,
  Separator: Separator.example,
  Slices: Slices.example,
  StructuredText: StructuredText.example,
  Table: Table.example,
  Text: Text.example,
  Timestamp: Timestamp.example,
  UID: UID.example,
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
  memberFor(fitting, type)?.(value, config) ?? true;

/** Copies: members of modules are looked up more slowly than those of objects. */
const copies = /* @__PURE__ */ (() =>
  new Map<string, FieldKind>(
    Object.entries(fieldKinds).map(([type, kind]) => [type, { ...kind }]),
  ))();

/** The kind of a type that a model says; undefined for types that there are not. */
export const fieldKind = (type: string): FieldKind | undefined => copies.get(type);
