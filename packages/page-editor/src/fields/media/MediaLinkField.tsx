import { useState } from 'react';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import type { Elements } from '../../kit/Elements.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { EmptyField } from './field/EmptyField.tsx';
import { FieldFile } from './field/FieldFile.tsx';
import { MediaArea } from './field/MediaArea.tsx';
import { MediaDialog } from './MediaPicker.tsx';
import { nounOf } from './pickMedia.ts';
import { kindsFor } from './wantedKinds.ts';
import { isOtherValue, linkToFile, readMediaLink, withoutFile } from './value/mediaLink.ts';

interface MediaLinkFieldProps extends FieldProps {
  /** In place of the button that plays a sound. */
  readonly player?: Elements;
}

/** A link to a file of the library: a film, a sound, a document. */
export function MediaLinkField({ player, ...props }: MediaLinkFieldProps) {
  const { field, value, readOnly, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const kinds = kindsFor(field);
  const link = readMediaLink(value);
  const actions = {
    kinds,
    isReadOnly: readOnly !== null,
    onChoose: () => setChoosing(true),
    onRemove: () => onChange(withoutFile(value), { label: `remove ${field.label}` }),
  };
  return (
    <FieldFrame {...frameProps(props)} hint={link === null ? field.hint : ''} isRinged={false}>
      {(naming) => (
        <>
          {/* Events of a dialog would bubble into the field that it was opened from. */}
          <MediaArea
            labelledBy={naming['aria-labelledby']}
            kinds={kinds}
            isReadOnly={actions.isReadOnly}
            state={`${link === null} ${isChoosing}`}
            onStored={(stored) =>
              onChange(linkToFile(value, stored), { label: `place ${stored.name}` })
            }
          >
            {(onFile) =>
              link === null ? (
                <EmptyField
                  {...actions}
                  noun={nounOf(kinds)}
                  other={isOtherValue(value) ? value : undefined}
                  onFile={onFile}
                />
              ) : (
                <FieldFile {...actions} link={link} onFile={onFile} player={player} />
              )
            }
          </MediaArea>
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
