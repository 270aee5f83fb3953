import { css } from '@linaria/core';
import { mirroredInRtl, rem } from '#ui/theme/mixins.ts';
import { component } from '#ui/theme/tokens.ts';

export const icon = css`
  flex: none;
  width: ${rem(component.iconButton.glyph)};
  height: ${rem(component.iconButton.glyph)};
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

/** Points the way of writing. */
export const arrow = css`
  ${mirroredInRtl}
`;

export const drawing = css`
  flex: none;
  width: ${rem(component.iconButton.glyph)};
  height: ${rem(component.iconButton.glyph)};
  background: currentColor;
  mask: var(--icon) center / contain no-repeat;
  forced-color-adjust: none;
`;
