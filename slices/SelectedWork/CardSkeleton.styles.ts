import { css } from '@linaria/core';
import { rem } from '#ui/theme/mixins.ts';
import { component, radius } from '#ui/theme/tokens.ts';

/** Each bar is centred in its line of text. */
export const meta = css`
  width: ${rem(152)};
  height: ${rem(14)};
  margin-block: calc((1lh - ${rem(14)}) / 2);
  border-radius: ${radius.sm}px;
`;

export const title = css`
  width: min(100%, ${rem(296)});
  height: 0.96em;
  margin-block: calc((1lh - 0.96em) / 2);
`;

export const line = css`
  width: 100%;
  max-width: ${rem(344)};
  height: ${rem(14)};
  margin-block: calc((1lh - ${rem(14)}) / 2);
  border-radius: ${radius.sm}px;

  &:nth-child(2) {
    max-width: ${rem(322)};
  }

  &:last-child {
    max-width: ${rem(200)};
  }
`;

export const tag = css`
  width: ${rem(76)};
  height: ${rem(component.chip.height)};
  border-radius: ${radius.full}px;

  &:nth-child(2) {
    width: ${rem(60)};
  }

  &:last-child {
    width: ${rem(92)};
  }
`;

export const button = css`
  width: ${rem(184)};
  height: ${rem(component.button.medium.height)};
  border-radius: ${radius.full}px;
`;
