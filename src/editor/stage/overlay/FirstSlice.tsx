import { Button } from '../../ui/controls/Button.tsx';
import * as styles from '../overlay.styles.ts';
import type { OverlayProps } from './OverlayProps.ts';

/** Where a page has no slice at all: what to begin with. */
export function FirstSlice({ zones, seam, actions, onSeam }: OverlayProps) {
  if (seam || zones.some(({ id }) => actions.about(id, 0).count > 0)) return null;
  return (
    <div className={styles.first}>
      {zones.map(({ id, label }) => (
        <Button
          key={id}
          kind={zones.length === 1 ? 'primary' : 'secondary'}
          icon="plus"
          onPress={() => onSeam({ zone: id, index: 0 })}
        >
          {zones.length === 1 ? 'Put the first slice here' : `${label}: put the first slice here`}
        </Button>
      ))}
    </div>
  );
}
