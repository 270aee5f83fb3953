import { css } from '@linaria/core';
import { rem, visuallyHidden } from '#ui/theme/mixins.ts';
import { hitAreaMin } from '#ui/theme/tokens.ts';

export { disc, shadow } from './eclipse.styles.ts';

export const spinner = css`
  position: relative;
  display: block;
  width: ${rem(hitAreaMin)};

  & > span:first-child {
    aspect-ratio: 1;
  }
`;

export const label = css`
  ${visuallyHidden}
`;
