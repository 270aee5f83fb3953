import { css } from '@linaria/core';
import { forcedEdge, inStack, raised, scrolling, spacedRow, tip } from '../theme/mixins.ts';
import { duration, easing, radius } from '../theme/tokens.ts';

/** The raised sheet of popovers, menus and lists. */
export const popover = css`
  /* React Aria keeps 12 px from both edges. */
  max-width: calc(100vw - 24px);
  ${scrolling}
  ${raised}
  border-radius: ${radius.lg}px;
  transition:
    opacity ${duration.quick}ms ${easing.out},
    translate ${duration.quick}ms ${easing.out};

  /*
   * Suggestions keep the focus in their field, so their list scrolls, not the sheet: browsers let keys
   * scroll what has no focusable part only if they know it is a field's list.
   */
  &[data-trigger='ComboBox'] {
    display: flex;
    overflow: hidden;
  }

  /* No room for the height that it was given (keepInWindow.ts). */
  &[data-low] {
    max-height: var(--popover-room) !important;
  }

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    translate: 0 8px;
  }

  &[data-placement='bottom'][data-entering],
  &[data-placement='bottom'][data-exiting] {
    translate: 0 -8px;
  }

  ${forcedEdge}
`;

/** No higher than the popover: contents with a scroll area of their own keep their foot in view. */
export const dialog = css`
  grid-template-rows: minmax(0, 1fr);
  ${inStack}
  max-height: inherit;
  width: var(--popover-width);
  max-width: 100%;
  padding: 16px 20px;
  outline: none;
`;

export const tooltip = css`
  ${spacedRow(8)}
  max-width: 20rem;
  ${tip}
  overflow-wrap: anywhere;
  transition: opacity ${duration.instant}ms ${easing.linear};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
