import { Popover, type PopoverProps } from 'react-aria-components';
import { keepInWindow } from './keepInWindow.ts';
import { popover } from './Popover.styles.ts';

/** The raised sheet of popovers, menus and lists, which stays in the window. */
export function BasePopover(props: Omit<PopoverProps, 'className' | 'ref'>) {
  return <Popover {...props} ref={keepInWindow} className={popover} />;
}
