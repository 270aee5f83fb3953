import { css } from '@linaria/core';
import { stepped } from '#ui/theme/mixins.ts';
import { color, corner, space } from '#ui/theme/tokens.ts';

const ends = { base: space[7], lg: space[12] } as const;

export const panel = css`
  min-height: 100svh;
  overflow: clip;
  border-radius: ${corner.page};
  background: ${color.background};
`;

/* Modules that do not reach the edges keep a distance from the panel's ends too. */
export const module = css`
  &:first-child > figure:not([data-bleed]) {
    ${stepped('padding-top', ends)}
  }

  &:last-child > figure:not([data-bleed]) {
    ${stepped('padding-bottom', ends)}
  }

  &:last-child {
    margin-bottom: 0 !important;
  }
`;
