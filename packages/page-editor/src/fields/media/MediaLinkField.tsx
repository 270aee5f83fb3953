import type { FieldProps } from '../field/FieldProps.ts';
import type { Elements } from '../../kit/Elements.ts';
import { FieldFile } from './field/FieldFile.tsx';
import { FileField } from './field/FileField.tsx';
import { kindsFor } from './wantedKinds.ts';
import { isOtherValue, linkToFile, readMediaLink, withoutFile } from './value/mediaLink.ts';

interface MediaLinkFieldProps extends FieldProps {
  /** In place of the button that plays a sound. */
  readonly player?: Elements;
}

/** A link to a file of the library: a film, a sound, a document. */
export function MediaLinkField({ player, ...props }: MediaLinkFieldProps) {
  const { field, value, onChange } = props;
  const link = readMediaLink(value);
  return (
    <FileField
      {...props}
      kinds={kindsFor(field)}
      file={link}
      other={isOtherValue(value) ? value : undefined}
      removed={withoutFile(value)}
      where={() => field.label}
      onStored={(stored) => onChange(linkToFile(value, stored), { label: `place ${stored.name}` })}
      onChosen={({ item }) => {
        if (item.name !== link?.name) onChange(linkToFile(value, item));
      }}
    >
      {(known, actions) =>
        link && <FieldFile {...actions} link={link} known={known} player={player} />
      }
    </FileField>
  );
}
