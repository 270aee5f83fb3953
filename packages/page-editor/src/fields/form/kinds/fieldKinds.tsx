import { isRecord } from 'prismic-folder/edit';
import { isFileLink } from '../../../model/editorFields.ts';
import type { FieldProps } from '../../field/FieldProps.ts';
import type { FieldControls } from '../../field/FormContext.ts';
import { lazyControl } from '../../field/lazyControl.tsx';
import { UnknownField } from '../../field/UnknownField.tsx';
import { UidField } from '../../links/fields/UidField.tsx';
// What lazy controls open is loaded in idle time, too, so it has to be known before they are.
import '../../links/popover/lazyLinkPopover.ts';
import { PasswordField } from '../../protection/PasswordField.tsx';
import { StaticText } from '../../richText/static/StaticText.tsx';
import { BooleanField } from './BooleanField.tsx';
import { ColorField } from './color/ColorField.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

/** Heights in px: an entry of a group and the button that adds one; a table's row; a picture with its description. */
const ENTRY = 57;
const ROW = 40;
const IMAGE = { some: 320, none: 104 };

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
const rowsOf = (table: unknown, part: 'head' | 'body') =>
  isRecord(table) && isRecord(table[part]) ? countOf(table[part]['rows']) : 0;

const LinkField = lazyControl(
  async () => (await import('../../links/fields/LinkField.tsx')).LinkField,
);
const MediaLinkField = lazyControl(
  async () => (await import('../../media/MediaLinkField.tsx')).MediaLinkField,
);

/** A link to a file has a control of its own; LinkField knows the others. */
function AnyLinkField(props: FieldProps) {
  return isFileLink(props.field.model) ? <MediaLinkField {...props} /> : <LinkField {...props} />;
}

const RichTextField = lazyControl(
  async () => (await import('../../richText/RichTextField.tsx')).RichTextField,
  undefined,
  ({ field, value }) => <StaticText model={field.model} value={value} />,
);

/** Without `preload`: no document waits for the code that edits texts. */
function StructuredTextField(props: FieldProps) {
  return <RichTextField {...props} />;
}

/** Every control of a form; which of them edits a kind of field is in `editorKinds`. */
export const fieldKinds: FieldControls = {
  Boolean: BooleanField,
  Color: ColorField,
  Date: lazyControl(async () => (await import('./DateField.tsx')).DateField),
  Embed: lazyControl(async () => (await import('../../media/EmbedField.tsx')).EmbedField),
  GeoPoint: lazyControl(async () => (await import('./geo/GeoPointField.tsx')).GeoPointField),
  Group: lazyControl(
    async () => (await import('../groups/GroupField.tsx')).GroupField,
    (value) => ENTRY * (1 + countOf(value)),
  ),
  Image: lazyControl(
    async () => (await import('../../media/ImageField.tsx')).ImageField,
    (value) => (isRecord(value) && typeof value['url'] === 'string' ? IMAGE.some : IMAGE.none),
  ),
  Link: Object.assign(AnyLinkField, { preload: LinkField.preload }),
  Number: NumberField,
  Page: lazyControl(async () => (await import('../../links/page/PageField.tsx')).PageField),
  Password: PasswordField,
  Select: SelectField,
  StructuredText: StructuredTextField,
  Table: lazyControl(
    async () => (await import('./table/TableField.tsx')).TableField,
    (value) => ROW * (1 + rowsOf(value, 'head') + rowsOf(value, 'body')),
  ),
  Text: TextField,
  Timestamp: lazyControl(async () => (await import('./TimestampField.tsx')).TimestampField),
  UID: UidField,
  Unknown: UnknownField,
};
