import { css } from '@linaria/core';
import { component } from '#ui/theme/tokens.ts';

export const icon = css`
  flex: none;
  width: ${component.iconButton.glyph}px;
  height: ${component.iconButton.glyph}px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-fill] {
    fill: currentColor;
    stroke: none;
  }
`;
