import { css } from '@linaria/core';
import { color, component } from '#ui/theme/tokens.ts';

export const disc = css`
  flex: none;
  width: ${component.phase.size}px;
  height: ${component.phase.size}px;
`;

export const ring = css`
  fill: none;
  stroke: ${color.brand};
  stroke-width: 1.2;
`;

export const lit = css`
  fill: ${color.brand};
`;
