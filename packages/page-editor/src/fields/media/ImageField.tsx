import { use, useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { JsonPath } from 'prismic-folder/edit';
import { type FieldProps, frameProps } from '../field/FieldProps.ts';
import { FormContext } from '../field/FormContext.ts';
import { nameOf } from '../../model/nameOf.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { AltFields } from './field/AltFields.tsx';
import { EmptyField } from './field/EmptyField.tsx';
import { FieldPicture } from './field/FieldPicture.tsx';
import { MediaArea } from './field/MediaArea.tsx';
import { MediaDialog } from './MediaPicker.tsx';
import { IMAGE_KINDS } from './pickMedia.ts';
import { altOf, withAlt, type AltState } from './value/altText.ts';
import { isEmptyImage, readImage, viewsOf } from './value/imageValue.ts';

/** An image of the library with what it says, its crops, and upload by button, drop and paste. */
export function ImageField(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const [dialog, setDialog] = useState<'library' | 'crop' | null>(null);
  const placeWords = usePlaceWords(props.path, field.label);
  const image = readImage(value);
  const isReadOnly = readOnly !== null;

  const place = async (stored: MediaItem) => {
    // With the arithmetic of crops, which an image that stays as it is does without.
    const { newImage } = await import('./value/newImage.ts');
    onChange(newImage(image, stored, field.model), { label: `place ${stored.name}` });
  };
  const setAlt = (alt: AltState, isTyping: boolean) => {
    if (image === null) return;
    const views = viewsOf(field.model).map(({ name }) => name);
    onChange(withAlt(image.json, alt, views), { isTyping });
  };
  const choose = () => setDialog('library');
  return (
    <FieldFrame {...frameProps(props)} hint={image === null ? field.hint : ''} isRinged={false}>
      {(naming) => (
        <>
          {/* Events of a dialog would bubble into the field that it was opened from. */}
          <MediaArea
            labelledBy={naming['aria-labelledby']}
            kinds={IMAGE_KINDS}
            isReadOnly={isReadOnly}
            state={`${image === null} ${dialog}`}
            onStored={(stored) => void place(stored)}
            below={
              image !== null && (
                <AltFields alt={altOf(image)} onChange={setAlt} readOnly={readOnly} />
              )
            }
          >
            {(onFile) =>
              image === null ? (
                <EmptyField
                  noun="picture"
                  kinds={IMAGE_KINDS}
                  other={isEmptyImage(value) ? undefined : value}
                  isReadOnly={isReadOnly}
                  onChoose={choose}
                  onFile={onFile}
                  onRemove={() => onChange(undefined)}
                />
              ) : (
                <FieldPicture
                  image={image}
                  model={field.model}
                  isReadOnly={isReadOnly}
                  onReplace={choose}
                  onFile={onFile}
                  onCrop={() => setDialog('crop')}
                  onRemove={() => onChange(undefined, { label: `remove ${field.label}` })}
                />
              )
            }
          </MediaArea>
          {dialog !== null && (
            <MediaDialog
              kinds={IMAGE_KINDS}
              current={image?.url}
              place={placeWords()}
              image={{ value: value ?? null, model: field.model, start: dialog }}
              onClose={(choice) => {
                setDialog(null);
                if (choice?.image != null) onChange(choice.image);
              }}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Says where a field is, for a dialog that covers the form: 'Low Tide, Image, 7 of 15'. */
function usePlaceWords(path: JsonPath, label: string): () => string {
  const form = use(FormContext);
  return () => {
    if (!form) return label;
    const { summary, json } = form.session.get();
    const [, zone, index] = path;
    if (typeof zone !== 'string' || typeof index !== 'number') return `${summary.title}, ${label}`;
    const slices = slicesOf(json, zone);
    const { name } = nameOf(form.models, slices[index]);
    return `${summary.title}, ${name}, ${index + 1} of ${slices.length}`;
  };
}
