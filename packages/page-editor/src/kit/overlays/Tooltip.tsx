import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { Key } from '../text/Text.tsx';
import { keyWords } from './keyWords.ts';
import * as styles from './Popover.styles.ts';

type TooltipProps = {
  text: string;
  /** Keys: 'Mod Z'. */
  shortcut?: string;
  /** A button of React Aria. */
  children: ReactElement;
};

/** Words for a control, on hover and keyboard focus. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={8}>
        <span>{text}</span>
        {shortcut !== undefined && <Key>{keyWords(shortcut)}</Key>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
