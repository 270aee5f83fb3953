import { useDeferredValue, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { EditorZone } from '../../model/EditorModels.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { lazyPart } from '../../ui/loading/lazy.tsx';
import { Popover } from '../../ui/overlays/Popover.tsx';
import { at } from '../geometry.ts';
import * as styles from '../overlay.styles.ts';

const SlicePicker = lazyPart(
  async () => (await import('../../slices/SlicePicker.tsx')).SlicePicker,
  560,
);

/** Width of the picker in px. */
const PICKER = 880;

interface SeamButtonProps {
  readonly x: number;
  readonly y: number;
  readonly sheetHeight: number;
  readonly label: string;
  readonly zone: EditorZone;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onPick: (type: string, variation: string, stays: boolean) => void;
}

/** Where a slice can be inserted; opens the picker. */
export function SeamButton({
  x,
  y,
  sheetHeight,
  label,
  zone,
  isOpen,
  onOpen,
  onPick,
}: SeamButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  // The button is seen to be pressed before the picker is there.
  const isThere = useDeferredValue(isOpen) && isOpen;
  if (!isOpen && (y < 0 || y > sheetHeight)) return null;
  const inView = Math.min(Math.max(y, 14), sheetHeight - 14);
  return (
    <>
      {(isOpen || isNear) && (
        <div className={styles.seamLine} style={{ ...at(0, inView), width: '100%' }} />
      )}
      <Button
        ref={button}
        className={styles.seam}
        style={at(x, inView)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverChange={setNear}
        onFocusChange={setNear}
        onPress={() => onOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'plus'} size="small" />
      </Button>
      <Popover
        label="Insert a slice"
        triggerRef={button}
        isOpen={isThere}
        onOpenChange={onOpen}
        width={PICKER}
        placement="bottom"
      >
        <SlicePicker zone={zone} onPick={onPick} onClose={() => onOpen(false)} />
      </Popover>
    </>
  );
}
