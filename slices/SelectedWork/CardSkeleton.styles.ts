import { css } from '@linaria/core';
import { component, radius } from '#ui/theme/tokens.ts';

/** Each bar is centred in its line of text. */
export const meta = css`
  width: 152px;
  height: 14px;
  margin-block: calc((1lh - 14px) / 2);
  border-radius: ${radius.sm}px;
`;

export const title = css`
  width: min(100%, 296px);
  height: 0.96em;
  margin-block: calc((1lh - 0.96em) / 2);
`;

export const line = css`
  width: 100%;
  max-width: 344px;
  height: 14px;
  margin-block: calc((1lh - 14px) / 2);
  border-radius: ${radius.sm}px;

  &:nth-child(2) {
    max-width: 322px;
  }

  &:last-child {
    max-width: 200px;
  }
`;

export const tag = css`
  width: 76px;
  height: ${component.chip.height}px;
  border-radius: ${radius.full}px;

  &:nth-child(2) {
    width: 60px;
  }

  &:last-child {
    width: 92px;
  }
`;

export const button = css`
  width: 184px;
  height: ${component.button.medium.height}px;
  border-radius: ${radius.full}px;
`;
