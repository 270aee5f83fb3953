import { css } from '@linaria/core';
import { radius } from '#ui/theme/tokens.ts';
import { insetPadding } from './inset.ts';

export const figure = css`
  &:not([data-bleed]) {
    ${insetPadding}
  }
`;

export const media = css`
  overflow: clip;

  :not([data-bleed]) > & {
    border-radius: ${radius.media}px;
  }
`;
