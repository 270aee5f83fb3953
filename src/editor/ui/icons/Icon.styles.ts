import { css } from '@linaria/core';

export const icon = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-fill] {
    fill: currentColor;
    stroke: none;
  }

  &[data-size='small'] {
    width: 1rem;
    height: 1rem;
  }
`;
