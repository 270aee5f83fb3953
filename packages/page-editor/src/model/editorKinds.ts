import type { FieldType } from 'prismic-folder/fields';

/** A value that is shown in a few words. */
export type ShownAs = 'color' | 'day' | 'embed' | 'moment' | 'plain' | 'point' | 'switch';

/** How a review compares two values. */
export type Difference =
  | 'blocks'
  | 'choice'
  | 'image'
  | 'json'
  | 'links'
  | 'secret'
  | 'table'
  | 'words'
  | ShownAs;

/** The controls of a form. `Unknown` shows what the editor does not edit. */
export type ControlName =
  | 'Boolean'
  | 'Color'
  | 'Date'
  | 'Embed'
  | 'GeoPoint'
  | 'Group'
  | 'Image'
  | 'Link'
  | 'Number'
  | 'Page'
  | 'Password'
  | 'Select'
  | 'StructuredText'
  | 'Table'
  | 'Text'
  | 'Timestamp'
  | 'UID'
  | 'Unknown';

/** What the editor adds to a kind of field. */
interface EditorKind {
  /** null: forms do not have it. */
  readonly control: ControlName | null;
  readonly difference: Difference;
}

const editorKinds = {
  Boolean: { control: 'Boolean', difference: 'switch' },
  Choice: { control: null, difference: 'json' },
  Color: { control: 'Color', difference: 'color' },
  Date: { control: 'Date', difference: 'day' },
  Embed: { control: 'Embed', difference: 'embed' },
  GeoPoint: { control: 'GeoPoint', difference: 'point' },
  Group: { control: 'Group', difference: 'json' },
  Image: { control: 'Image', difference: 'image' },
  IntegrationFields: { control: 'Unknown', difference: 'json' },
  Link: { control: 'Link', difference: 'links' },
  Number: { control: 'Number', difference: 'plain' },
  // The editor's own: a text of the name password.
  Password: { control: 'Password', difference: 'secret' },
  Range: { control: 'Number', difference: 'plain' },
  Select: { control: 'Select', difference: 'choice' },
  Separator: { control: null, difference: 'json' },
  Slices: { control: null, difference: 'json' },
  StructuredText: { control: 'StructuredText', difference: 'blocks' },
  Table: { control: 'Table', difference: 'table' },
  Text: { control: 'Text', difference: 'words' },
  Timestamp: { control: 'Timestamp', difference: 'moment' },
  UID: { control: 'UID', difference: 'plain' },
} satisfies Readonly<Record<FieldType | 'Password', EditorKind>>;

const UNKNOWN: EditorKind = { control: 'Unknown', difference: 'json' };

/** The kind of a model's type, also of a type that there is not. */
export function editorKind(type: string): EditorKind {
  const known: Readonly<Record<string, EditorKind>> = editorKinds;
  return (Object.hasOwn(known, type) ? known[type] : undefined) ?? UNKNOWN;
}
