import { cropImage, type FocalPoint, type Size } from 'prismic-folder/crop';
import type { FieldModel } from 'prismic-folder/models';
import { Text } from '../../../kit/text/Text.tsx';
import { readCrops, frameOf, viewSize } from '../crop/cropDraft.ts';
import { formatSize } from '../file/fileWords.ts';
import { readImage, type ImageValue } from '../value/imageValue.ts';
import { thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './Field.styles.ts';

type ViewFramesProps = {
  image: ImageValue;
  model: FieldModel;
  size: Size;
  focal: FocalPoint | undefined;
  savedAt: number;
};

/** The responsive views of an image, small. */
export function ViewFrames({ image, model, size, focal, savedAt }: ViewFramesProps) {
  const draft = readCrops(image, model, { size, focal });
  return (
    <ul className={styles.views} aria-label="Responsive views">
      {draft.views.slice(1).map((view) => {
        const written = readImage(image.json[view.name ?? '']);
        const dimensions = viewSize(draft, view);
        const { url } =
          written ??
          cropImage({
            url: image.url,
            size,
            rectangle: frameOf(draft, view),
            target: view.target ?? {},
          });
        const width = Math.min(96, Math.round((64 * dimensions.width) / dimensions.height));
        return (
          <li key={view.name} className={styles.view}>
            <img
              className={styles.viewPicture}
              src={thumbnailUrl(url, { width: 96, savedAt })}
              alt=""
              style={{ width, aspectRatio: dimensions.width / dimensions.height }}
            />
            <span>{view.name}</span>
            <Text tone="muted">{formatSize(dimensions)}</Text>
          </li>
        );
      })}
    </ul>
  );
}
