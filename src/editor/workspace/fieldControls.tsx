import { isRecord } from '#ui/isRecord.ts';
import { lazyControl } from '../form/field/lazyControl.tsx';
import type { FieldProps } from '../form/FieldProps.ts';
import type { FieldControls } from '../form/FormContext.ts';
import { StaticText } from '../richText/static/StaticText.tsx';
import { PasswordField } from '../protection/PasswordField.tsx';
import { UidField } from '../links/fields/UidField.tsx';

const LinkField = lazyControl(
  async () => (await import('../links/fields/LinkField.tsx')).LinkField,
);
const MediaLinkField = lazyControl(
  async () => (await import('../media/MediaLinkField.tsx')).MediaLinkField,
);

const RichTextField = lazyControl(
  async () => (await import('../richText/RichTextField.tsx')).RichTextField,
  undefined,
  ({ field, value }) => <StaticText model={field.model} value={value} />,
);

/** Without `preload`: no document waits for the code that edits texts. */
function StructuredTextField(props: FieldProps) {
  return <RichTextField {...props} />;
}

/** A link to a file has a control of its own; LinkField knows the others. */
function AnyLinkField(props: FieldProps) {
  const { config } = props.field.model;
  const isFile = config?.select === 'media' && config.repeat !== true;
  return isFile ? <MediaLinkField {...props} /> : <LinkField {...props} />;
}

/** Height in px of a picture with its description, and without one. */
const IMAGE = { some: 320, none: 104 };

/** Controls of the kinds that have a part of the editor to themselves. */
export const fieldControls: FieldControls = {
  Embed: lazyControl(async () => (await import('../media/EmbedField.tsx')).EmbedField),
  Image: lazyControl(
    async () => (await import('../media/ImageField.tsx')).ImageField,
    (value) => (isRecord(value) && typeof value['url'] === 'string' ? IMAGE.some : IMAGE.none),
  ),
  Link: Object.assign(AnyLinkField, { preload: LinkField.preload }),
  Password: PasswordField,
  StructuredText: StructuredTextField,
  UID: UidField,
};
