import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../kit/icons/Icon.tsx';
import { lazyDialog } from '../kit/loading/lazy.tsx';
import { Thumbnail } from '../kit/lists/Thumbnail.tsx';
import { Menu, type MenuEntry } from '../kit/overlays/Menu.tsx';
import * as overlay from './overlay/overlay.styles.ts';
import type { Seam } from '../stage/geometry.ts';
import { useLatest } from '../kit/hooks/useLatest.ts';
import { MoveButtons, Tool } from './MoveButtons.tsx';
import type { AboutSlice, SliceActions } from './useSliceActions.ts';

const MoveDialog = lazyDialog(
  'Move to',
  async () => (await import('./move/MoveDialog.tsx')).MoveDialog,
);

interface SliceToolbarProps extends AboutSlice {
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
  const [moving, setMoving] = useState<Seam | null>(null);
  const withSlice = (act: (zone: string, index: number) => unknown) => {
    const at = now();
    act(at.zone, at.index);
  };
  // What the toolbar has no room for.
  const more: readonly (MenuEntry | false)[] = [
    { id: 'move', label: 'Move to…', onAction: () => setMoving(now()) },
    { id: 'copy', label: 'Copy', shortcut: 'Mod C', onAction: () => withSlice(actions.copy) },
    { id: 'cut', label: 'Cut', shortcut: 'Mod X', onAction: () => withSlice(actions.cut) },
    {
      id: 'paste',
      label: 'Paste after',
      shortcut: 'Mod V',
      onAction: () => void actions.paste(now()),
    },
    { id: 'uses', label: 'Where it is used', onAction: () => withSlice(actions.showUses) },
    hasSamples && {
      id: 'empty',
      label: 'Empty it',
      shortcut: 'E',
      onAction: () => withSlice(actions.empty),
    },
    isNew && {
      id: 'fill',
      label: 'Fill with the example',
      onAction: () => withSlice(actions.fill),
    },
  ];
  const divider = <span className={overlay.divider} data-upright={isUpright || undefined} />;
  return (
    <>
      <MoveButtons
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
                start: <Thumbnail address={picture} width={96} height={60} />,
              }),
              onAction: () => withSlice((zone, at) => actions.vary(zone, at, id)),
            }))}
            selected={variation?.id ?? null}
          />
        </>
      )}
      {divider}
      <Tool
        icon="copy"
        label="Duplicate"
        shortcut="Mod D"
        onPress={() => withSlice(actions.duplicate)}
      />
      <Tool icon="trash" label="Delete" shortcut="⌫" onPress={() => withSlice(actions.remove)} />
      <Menu
        label="More for this slice"
        trigger={<Tool icon="more" label="More" />}
        items={more.filter((entry) => entry !== false)}
      />
      {moving && (
        <MoveDialog
          name={actions.about(moving.zone, moving.index).name}
          targets={actions.moveTargets(moving.zone, moving.index)}
          onMove={(seam) => actions.moveTo(moving.zone, moving.index, seam)}
          onClose={() => setMoving(null)}
        />
      )}
    </>
  );
});
