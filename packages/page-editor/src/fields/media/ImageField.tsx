import { use, useState } from 'react';
import type { JsonPath } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import type { FieldProps } from '../field/FieldProps.ts';
import { FormContext } from '../field/FormContext.ts';
import { nameOf } from '../../model/nameOf.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import { AltFields } from './field/AltFields.tsx';
import { FileField } from './field/FileField.tsx';
import { IMAGE_KINDS } from './pickMedia.ts';
import {
  altOf,
  withAlt,
  type AltState,
  isEmptyImage,
  readImage,
  viewsOf,
  type ImageValue,
  croppableSize,
} from './value/imageValue.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { Note } from '../../kit/text/Text.tsx';
import { formatSize } from './file/fileWords.ts';
import { itemOf, type KnownItem } from './file/mediaItems.ts';
import { thumbnailUrl } from './value/mediaUrl.ts';
import { ChooseButtons, type FileActions } from './field/EmptyField.tsx';
import * as styles from './field/Field.styles.ts';

/** An image of the library with what it says, its crops, and upload by button, drop and paste. */
export function ImageField(props: FieldProps) {
  const { field, value, readOnly, onChange } = props;
  const where = usePlaceWords(props.path, field.label);
  const image = readImage(value);

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
      withFile={async () => {
        // With the arithmetic of crops, which an image that stays as it is does without.
        const { newImage } = await import('./value/newImage.ts');
        return (before, stored) => newImage(readImage(before), stored, field.model);
      }}
      onChosen={(choice) => {
        if (choice.image != null) onChange(choice.image);
      }}
      below={
        image && (
          <AltFields
            // What was said of another picture is not said of this one.
            key={image.name ?? image.url}
            alt={altOf(image)}
            onChange={setAlt}
            readOnly={readOnly}
          />
        )
      }
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

/** The arithmetic of crops comes with it, which most fields do without. */
const ViewFrames = lazyPart(async () => (await import('./field/ViewFrames.tsx')).ViewFrames, 88);

interface FieldPictureProps extends FileActions {
  readonly image: ImageValue;
  readonly model: FieldModel;
  readonly known: KnownItem | null;
}

/** The picture of a field as it is cut, its size, and what can be done with it. */
function FieldPicture({ image, model, known, isReadOnly, ...actions }: FieldPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const item = itemOf(known);
  const own = item?.width && item.height ? { width: item.width, height: item.height } : null;
  const shown = image.dimensions ?? own;
  // What stands below keeps its place once the picture is known, also under a press.
  const isLoading = known?.kind === 'loading';
  const size = item === null ? null : croppableSize(item);
  const source = thumbnailUrl(image.url, { width: 360, savedAt: item?.savedAt });
  return (
    <>
      <div className={styles.frame} data-loading={(isLoading && shown === null) || undefined}>
        {failed === source ? (
          <p className={styles.missing}>{`This picture cannot be shown here: ${image.url}`}</p>
        ) : (
          <img
            className={styles.picture}
            src={source}
            alt={image.alt ?? ''}
            {...(shown !== null && { width: shown.width, height: shown.height })}
            onError={() => setFailed(source)}
          />
        )}
      </div>
      <Row gap={16} wraps={0} className={styles.actions}>
        {!isReadOnly && (
          <>
            <ChooseButtons {...actions} choose="Replace" />
            {(size !== null || isLoading) && (
              <Button kind="text" onPress={actions.onCrop} isDisabled={size === null}>
                Crop
              </Button>
            )}
            <Button kind="text" onPress={actions.onRemove}>
              Remove
            </Button>
          </>
        )}
        {shown !== null && (
          <Note as="span" className={styles.facts}>
            {formatSize(shown)}
          </Note>
        )}
      </Row>
      {size !== null && item !== null && viewsOf(model).length > 0 && (
        <ViewFrames
          image={image}
          model={model}
          size={size}
          focal={item.focalPoint}
          savedAt={item.savedAt}
        />
      )}
    </>
  );
}
