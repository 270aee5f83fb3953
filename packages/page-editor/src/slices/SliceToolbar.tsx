import { memo, useDeferredValue, useMemo } from 'react';
import { Button } from 'react-aria-components';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { Menu } from '../kit/overlays/Menu.tsx';
import * as overlay from './overlay/overlay.styles.ts';
import type { Seam } from '../stage/geometry.ts';
import { useLatest } from '../kit/hooks/useLatest.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { SliceMenu } from './SliceMenu.tsx';
import type { AboutSlice, SliceActions } from './useSliceActions.ts';
import * as styles from './toolbar.styles.ts';

export interface SliceToolbarProps extends AboutSlice {
  readonly zone: string;
  readonly index: number;
  readonly actions: SliceActions;
  /** Beside a sheet too narrow for it. */
  readonly isUpright: boolean;
  /** Whether something of the slice still is its example. */
  readonly hasSamples: boolean;
}

/** What can be done with the selected slice. It follows when another one is seen to be selected, or typed in. */
export function SliceToolbar(props: SliceToolbarProps) {
  const { zone, index, count, variations, variation } = props;
  const { isNew, name, actions, isUpright, hasSamples } = props;
  const shown = useDeferredValue(
    useMemo(
      () => ({ zone, index, count, variations, variation, isNew, name, hasSamples }),
      [zone, index, count, variations, variation, isNew, name, hasSamples],
    ),
  );
  // What is pressed is done to the slice that is selected now, not to the one that is still shown.
  const now = useLatest({ zone, index });
  return <Tools {...shown} now={now} actions={actions} isUpright={isUpright} />;
}

type ToolsProps = Omit<SliceToolbarProps, 'words'> & {
  readonly now: () => Seam;
};

const Tools = memo(function Tools(props: ToolsProps) {
  const { index, now, actions, isUpright, count, variations, variation, isNew, hasSamples } = props;
  const withSlice = (act: (zone: string, index: number) => void) => {
    const at = now();
    act(at.zone, at.index);
  };
  const divider = <span className={overlay.divider} data-upright={isUpright || undefined} />;
  return (
    <div
      className={styles.parts}
      role="toolbar"
      aria-label="Slice"
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
    >
      <MoveButtons
        size="low"
        noUp={index === 0 ? 'It is the first one' : null}
        noDown={index >= count - 1 ? 'It is the last one' : null}
        onMove={(by) => withSlice((zone, at) => actions.move(zone, at, at + by))}
      />
      {variations.length > 1 && !isUpright && (
        <>
          {divider}
          <Menu
            label="Kind"
            trigger={
              <Button className={overlay.variation}>
                <span>{variation?.name}</span>
                <Icon name="chevron-down" size="small" />
              </Button>
            }
            items={variations.map(({ id, name, picture }) => ({
              id,
              label: name,
              ...(picture !== null && {
                start: <img className={styles.picture} src={picture} alt="" />,
              }),
              onAction: () => withSlice((zone, at) => actions.vary(zone, at, id)),
            }))}
            selected={variation?.id ?? null}
          />
        </>
      )}
      {divider}
      <IconButton
        icon="copy"
        label="Duplicate"
        shortcut="Mod D"
        size="low"
        tone="text"
        onPress={() => withSlice(actions.duplicate)}
      />
      <IconButton
        icon="trash"
        label="Delete"
        shortcut="⌫"
        size="low"
        tone="text"
        onPress={() => withSlice(actions.remove)}
      />
      <SliceMenu now={now} actions={actions} isNew={isNew} hasSamples={hasSamples} />
    </div>
  );
});
