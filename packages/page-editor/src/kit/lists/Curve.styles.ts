import { css } from '@linaria/core';
import { color } from '../theme/tokens.ts';

export const curve = css`
  display: block;
  flex: none;
  width: 3.5rem;
  height: 1.25rem;
  color: ${color.accentText};

  &[data-large] {
    width: 100%;
    height: 7rem;
    border-bottom: 1px solid ${color.border};
  }
`;

export const line = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5px;
  stroke-linejoin: round;
`;

export const ground = css`
  opacity: 0.12;
  fill: currentColor;
`;
