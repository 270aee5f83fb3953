import { useState } from 'react';
import { Group } from 'react-aria-components';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { EmptyField } from './field/EmptyField.tsx';
import * as styles from './field/Field.styles.ts';
import { FieldFile } from './field/FieldFile.tsx';
import { useKeptFocus } from './field/useKeptFocus.ts';
import { MediaDialog } from './MediaPicker.tsx';
import { nounOf, kindsFor } from './pickMedia.ts';
import { DropLine } from './upload/DropLine.tsx';
import { useUploads } from './upload/uploads.ts';
import { FieldUploads } from './upload/UploadTile.tsx';
import { useFileDrop } from './upload/useFileDrop.ts';
import { isOtherValue, linkToFile, readMediaLink, withoutFile } from './value/mediaLink.ts';

/** A link to a file of the library: a film, a sound, a document. */
export function MediaLinkField(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const kinds = kindsFor(field);
  const uploads = useUploads();
  const link = readMediaLink(value);
  const isReadOnly = readOnly !== null;
  const area = useKeptFocus(`${link === null} ${isChoosing}`);

  const place = async (files: readonly File[]) => {
    const [stored] = await uploads.add(files.slice(0, 1), kinds);
    if (stored) onChange(linkToFile(value, stored), { label: `place ${stored.name}` });
  };
  const drop = useFileDrop((files) => void place(files), isReadOnly);
  const actions = {
    isReadOnly,
    onChoose: () => {
      setChoosing(true);
    },
    onFile: (file: File) => void place([file]),
    onRemove: () => {
      onChange(withoutFile(value), { label: `remove ${field.label}` });
    },
  };
  return (
    <FieldFrame {...frameProps(props)} hint={link === null ? field.hint : ''} isRinged={false}>
      {(naming) => (
        <>
          {/* Events of a dialog would bubble into the field that it was opened from. */}
          <Group
            ref={area}
            className={styles.area}
            aria-labelledby={naming['aria-labelledby']}
            {...drop.handlers}
          >
            {link === null ? (
              <EmptyField
                {...actions}
                noun={nounOf(kinds)}
                kinds={kinds}
                other={isOtherValue(value) ? value : undefined}
              />
            ) : (
              <FieldFile {...actions} link={link} kinds={kinds} />
            )}
            <FieldUploads uploads={uploads} />
            <DropLine isOver={drop.isOver} words="Drop to use it here" />
          </Group>
          {isChoosing && (
            <MediaDialog
              kinds={kinds}
              current={link?.url}
              place={field.label}
              onClose={(choice) => {
                setChoosing(false);
                if (choice !== null && choice.item.name !== link?.name) {
                  onChange(linkToFile(value, choice.item));
                }
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}
