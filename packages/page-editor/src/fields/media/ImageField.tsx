import { use } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { JsonPath } from 'prismic-folder/edit';
import type { FieldProps } from '../field/FieldProps.ts';
import { FormContext } from '../field/FormContext.ts';
import { nameOf } from '../../model/nameOf.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { AltFields } from './field/AltFields.tsx';
import { FieldPicture } from './field/FieldPicture.tsx';
import { FileField } from './field/FileField.tsx';
import { IMAGE_KINDS } from './pickMedia.ts';
import { altOf, withAlt, type AltState } from './value/altText.ts';
import { isEmptyImage, readImage, viewsOf } from './value/imageValue.ts';

/** An image of the library with what it says, its crops, and upload by button, drop and paste. */
export function ImageField(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const where = usePlaceWords(props.path, field.label);
  const image = readImage(value);

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
  return (
    <FileField
      {...props}
      kinds={IMAGE_KINDS}
      file={image}
      other={isEmptyImage(value) ? undefined : value}
      removed={undefined}
      where={where}
      image={{ value: value ?? null, model: field.model }}
      onStored={(stored) => void place(stored)}
      onChosen={(choice) => {
        if (choice.image != null) onChange(choice.image);
      }}
      below={image && <AltFields alt={altOf(image)} onChange={setAlt} readOnly={readOnly} />}
    >
      {(known, actions) =>
        image && <FieldPicture {...actions} image={image} model={field.model} known={known} />
      }
    </FileField>
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
