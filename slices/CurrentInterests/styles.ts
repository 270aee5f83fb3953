import { css } from '@linaria/core';
import { dotOf, stepped, type } from '#ui/theme/mixins.ts';
import { space, weight } from '#ui/theme/tokens.ts';

export const section = css`
  ${stepped('--label-gap', { base: space[5], lg: space[7] })}
`;

/** Cuts off the dot before each line's first item. */
export const window = css`
  overflow-x: clip;
`;

/** Every item has a dot before it; the line is shifted left so that the first one is cut off. */
export const line = css`
  ${stepped('--dot', { base: 12, lg: 18 })}
  ${stepped('--gap', { base: 20, lg: 28 })}
  --lead: calc(2 * var(--gap) + var(--dot));
  display: flex;
  flex-wrap: wrap;
  ${type('interests', weight.thin)}
  margin-inline-start: calc(-1 * var(--lead));
`;

export const item = css`
  position: relative;
  max-width: 100%;
  padding-inline-start: var(--lead);
  line-height: 1.3;

  &[data-emphasis] {
    font-weight: ${weight.medium};
  }

  &::before {
    ${dotOf('var(--dot)')}
    position: absolute;
    inset-block-start: calc(0.52lh - var(--dot) / 2);
    inset-inline-start: var(--gap);
  }
`;
