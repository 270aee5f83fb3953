import { css } from '@linaria/core';
import { rem, sideGaps, typeStep } from '#ui/theme/mixins.ts';
import { color, corner, space } from '#ui/theme/tokens.ts';

export const figure = css`
  display: grid;
  justify-items: center;

  &:not([data-bleed]) {
    ${sideGaps}
  }
`;

export const frame = css`
  width: 100%;
  border: 0;
  background: ${color.skeleton};

  :not([data-bleed]) > & {
    border-radius: ${corner.media};
  }
`;

export const fallback = css`
  ${sideGaps}
  padding-block: ${rem(space[7])};
  ${typeStep('body18')}
  text-align: center;
  overflow-wrap: anywhere;

  & a {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;
