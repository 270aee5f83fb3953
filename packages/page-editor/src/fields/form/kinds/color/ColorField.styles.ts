import { css } from '@linaria/core';
import { reaching, round } from '../../../../kit/theme/mixins.ts';
import { color, radius } from '../../../../kit/theme/tokens.ts';

export const disc = css`
  display: block;
  flex: none;
  ${round(28)}
  box-shadow:
    inset 0 0 0 1px ${color.hairline},
    0 0 0 1px ${color.borderStrong};
  forced-color-adjust: none;
`;

export const open = css`
  position: relative;
  flex: none;
  margin-block: -2px;
  border-radius: ${radius.full}px;

  ${reaching('-8px')}
`;
