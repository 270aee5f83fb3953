import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color, radius, space } from '#ui/theme/tokens.ts';
import { insetPadding } from './inset.ts';

export const figure = css`
  display: grid;
  justify-items: center;

  &:not([data-bleed]) {
    ${insetPadding}
  }
`;

export const frame = css`
  width: 100%;
  border: 0;
  background: ${color.skeleton};

  :not([data-bleed]) > & {
    border-radius: ${radius.media}px;
  }
`;

export const fallback = css`
  ${insetPadding}
  padding-block: ${space[7]}px;
  ${typeStep('body18')}
  text-align: center;
  overflow-wrap: anywhere;

  & a {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;
