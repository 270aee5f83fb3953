import { useState } from 'react';
import type { FieldModel } from 'prismic-folder/models';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { lazyPart } from '../../../kit/loading/lazy.tsx';
import { Note } from '../../../kit/text/Text.tsx';
import { formatSize } from '../file/fileWords.ts';
import { itemOf, type KnownItem } from '../file/mediaItems.ts';
import { type ImageValue, viewsOf, croppableSize } from '../value/imageValue.ts';
import { thumbnailUrl } from '../value/mediaUrl.ts';
import type { FileActions } from './EmptyField.tsx';
import * as styles from './Field.styles.ts';
import { PickFileButton } from './PickFileButton.tsx';

/** The arithmetic of crops comes with it, which most fields do without. */
const ViewFrames = lazyPart(async () => (await import('./ViewFrames.tsx')).ViewFrames, 88);

interface FieldPictureProps extends FileActions {
  readonly image: ImageValue;
  readonly model: FieldModel;
  readonly known: KnownItem | null;
}

/** The picture of a field as it is cut, its size, and what can be done with it. */
export function FieldPicture({ image, model, known, isReadOnly, ...actions }: FieldPictureProps) {
  const { kinds, onChoose, onFile, onCrop, onRemove } = actions;
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
      <Row gap={20} wraps={0} className={styles.actions}>
        {!isReadOnly && (
          <>
            <Button kind="text" onPress={onChoose}>
              Replace
            </Button>
            <PickFileButton kind="text" kinds={kinds} onFile={onFile}>
              Upload
            </PickFileButton>
            {(size !== null || isLoading) && (
              <Button kind="text" onPress={onCrop} isDisabled={size === null}>
                Crop
              </Button>
            )}
            <Button kind="text" onPress={onRemove}>
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
