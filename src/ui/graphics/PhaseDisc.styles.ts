import { css } from '@linaria/core';
import { rem } from '#ui/theme/mixins.ts';
import { color, component } from '#ui/theme/tokens.ts';

export const disc = css`
  flex: none;
  width: ${rem(component.phase.size)};
  height: ${rem(component.phase.size)};
`;

export const ring = css`
  fill: none;
  stroke: ${color.mark};
  stroke-width: 1.2;
`;

export const lit = css`
  fill: ${color.mark};
`;
