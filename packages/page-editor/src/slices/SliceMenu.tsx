import { useState } from 'react';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { lazyDialog } from '../kit/loading/lazy.tsx';
import { Menu } from '../kit/overlays/Menu.tsx';
import type { Seam } from '../stage/geometry.ts';
import type { SliceActions } from './useSliceActions.ts';

const MoveDialog = lazyDialog(
  'Move to',
  async () => (await import('./move/MoveDialog.tsx')).MoveDialog,
);

interface SliceMenuProps {
  /** The slice that is selected when something is chosen. */
  readonly now: () => Seam;
  readonly actions: SliceActions;
  /** Whether nothing was written into it yet. */
  readonly isNew: boolean;
  /** Whether something of it still is its example. */
  readonly hasSamples: boolean;
}

/** What the toolbar has no room for. */
export function SliceMenu({ now, actions, isNew, hasSamples }: SliceMenuProps) {
  const [moving, setMoving] = useState<Seam | null>(null);
  const withSlice = (act: (zone: string, index: number) => Promise<void>) => {
    const { zone, index } = now();
    void act(zone, index);
  };
  return (
    <>
      <Menu
        label="More for this slice"
        trigger={<IconButton icon="more" label="More" size="low" tone="text" />}
        items={[
          { id: 'move', label: 'Move to…', onAction: () => setMoving(now()) },
          {
            id: 'copy',
            label: 'Copy',
            shortcut: 'Mod C',
            onAction: () => withSlice(actions.copy),
          },
          {
            id: 'cut',
            label: 'Cut',
            shortcut: 'Mod X',
            onAction: () => withSlice(actions.cut),
          },
          {
            id: 'paste',
            label: 'Paste after',
            shortcut: 'Mod V',
            onAction: () => void actions.paste(now()),
          },
          {
            id: 'uses',
            label: 'Where it is used',
            onAction: () => {
              const { zone, index } = now();
              actions.showUses(zone, index);
            },
          },
          ...(hasSamples
            ? [
                {
                  id: 'empty',
                  label: 'Empty it',
                  shortcut: 'E',
                  onAction: () => withSlice(actions.empty),
                },
              ]
            : []),
          ...(isNew
            ? [
                {
                  id: 'fill',
                  label: 'Fill with the example',
                  onAction: () => withSlice(actions.fill),
                },
              ]
            : []),
        ]}
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
}
