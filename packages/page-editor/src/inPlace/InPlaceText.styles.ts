import { css } from '@linaria/core';
import { atOrigin, drawnOver, floating, forcedEdge, visuallyHidden } from '../kit/theme/mixins.ts';
import { radius } from '../kit/theme/tokens.ts';

/** Over outlines and toolbars of slices. */
const LAYER = 20;

export const layer = css`
  ${drawnOver}
  z-index: ${LAYER};
  overflow: hidden;
`;

/** The tools of a text, at its selection. */
export const bubble = css`
  ${atOrigin}
  width: max-content;
  max-width: calc(100% - 16px);
  padding: 0 8px;
  border-radius: ${radius.lg}px;
  ${floating}
  pointer-events: auto;

  & > [role='toolbar'] {
    position: static;
    min-height: 44px;
    margin: 0;
    background: none;
  }

  &[data-hidden],
  &[data-typing] {
    visibility: hidden;
  }

  ${forcedEdge}
`;

/** Takes the keys of a text that is on its way. */
export const waiting = css`
  ${visuallyHidden}
`;
