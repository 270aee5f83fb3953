import { Button } from '../../ui/controls/Button.tsx';
import { formatSize } from '../file/formatFile.ts';
import * as styles from './Crop.styles.ts';
import { viewSize } from './cropDraft.ts';
import { activeView, type CropAction, type CropState } from './cropState.ts';

type ViewLineProps = {
  state: CropState;
  onAction: (action: CropAction) => void;
};

/** A view whose size the model sets: it follows the focal point, or someone has cut it. */
export function ViewLine({ state, onAction }: ViewLineProps) {
  const view = activeView(state);
  const isFollowing = view.byHand === null;
  return (
    <div className={styles.viewLine}>
      <span>{`${view.name ?? 'Main'}, ${formatSize(viewSize(state.draft, view))}`}</span>
      <Button
        kind="link"
        onPress={() => {
          onAction({ type: isFollowing ? 'byHand' : 'follow' });
        }}
      >
        {isFollowing ? 'Set by hand' : 'Follow the point again'}
      </Button>
    </div>
  );
}
