import { Radio, RadioGroup } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import type { Rectangle, Size } from 'prismic-folder/crop';
import { useSettled } from '../../../kit/hooks/useSettled.ts';
import { Text } from '../../../kit/text/Text.tsx';
import { formatSize } from '../file/fileWords.ts';
import { mediaUrl } from '../value/mediaUrl.ts';
import * as styles from './Crop.styles.ts';
import { frameOf, viewSize, type DraftView } from './cropDraft.ts';
import type { CropAction, CropState } from './cropState.ts';

type ViewTilesProps = {
  item: MediaItem;
  state: CropState;
  onAction: (action: CropAction) => void;
};

/** Height of the tiles in CSS px. */
const HEIGHT = 96;
const MAX_WIDTH = 154;

/** The image itself and its responsive views; the chosen one is worked on. */
export function ViewTiles({ item, state: { draft, active }, onAction }: ViewTilesProps) {
  // A picture for each step of a drag costs too much.
  const settled = useSettled(draft);
  return (
    <RadioGroup
      className={styles.views}
      aria-label="Views"
      orientation="horizontal"
      value={String(active)}
      onChange={(view) => onAction({ type: 'choose', view: Number(view) })}
    >
      {draft.views.map((view, index) => {
        const size = viewSize(draft, view);
        const shown = settled.views[index] ?? view;
        const source = previewUrl(item, frameOf(settled, shown), viewSize(settled, shown));
        const width = Math.min(MAX_WIDTH, Math.round((HEIGHT * size.width) / size.height));
        return (
          <Radio key={view.name ?? ''} value={String(index)} className={styles.view}>
            <img
              className={styles.viewPicture}
              src={source}
              alt=""
              style={{ width, aspectRatio: size.width / size.height }}
            />
            <Text size="small" weight="medium">
              {view.name ?? 'Main'}
            </Text>
            <Text size="caption" weight="medium" tone="muted">
              {factsOf(view, size)}
            </Text>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

function factsOf({ target, byHand }: DraftView, size: Size): string {
  if (target === null) return formatSize(size);
  return byHand === null ? 'Follows the point' : 'Set by hand';
}

/** As the image service of the site makes it. */
function previewUrl(item: MediaItem, { x, y, width, height }: Rectangle, size: Size): string {
  const scale = (2 * HEIGHT) / size.height;
  const w = Math.max(1, Math.round(size.width * scale));
  const rect = `rect=${x},${y},${width},${height}`;
  return `${mediaUrl(item.name)}?${rect}&w=${w}&h=${2 * HEIGHT}&fit=crop&auto=format,compress&v=${Math.round(item.savedAt)}`;
}
