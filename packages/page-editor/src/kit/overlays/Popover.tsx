import { variables } from '../variables.ts';
import type { Elements } from '../Elements.ts';
import { Dialog, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { BasePopover } from './BasePopover.tsx';
import * as styles from './Popover.styles.ts';
import { startInField } from './startInField.ts';

export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'children' | 'style'> {
  /** Names it for screen readers. */
  readonly label: string;
  /**
   * In px; it is never wider than the window. It must be known before the contents are there: beside the
   * window's edge a popover that grows later would be cut off.
   */
  readonly width: number;
  readonly children: Elements | ((close: () => void) => Elements);
}

/** A small dialog beside its trigger: within `DialogTrigger`, or with `triggerRef` and `isOpen`. */
export function Popover({ label, width, children, ...popover }: PopoverProps) {
  const style = variables({ '--popover-width': `${width}px` });
  return (
    <BasePopover offset={8} {...popover} style={style}>
      <Dialog ref={startInField} className={styles.dialog} aria-label={label}>
        {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
      </Dialog>
    </BasePopover>
  );
}
