import { css } from '@linaria/core';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius } from '#ui/theme/tokens.ts';

export const area = css`
  width: 100%;
  height: 160px;
  border-radius: ${radius.md}px;
  forced-color-adjust: none;
`;

export const slider = css`
  height: 28px;
  padding-inline: 14px;
  border-radius: ${radius.full}px;
`;

export const track = css`
  top: 0;
  width: 100%;
  height: 28px;
  border-radius: ${radius.full}px;
  forced-color-adjust: none;
`;

export const thumb = css`
  top: 50%;
  width: 24px;
  height: 24px;
  border: 2px solid #fff;
  border-radius: ${radius.full}px;
  box-shadow:
    0 0 0 1px #000,
    inset 0 0 0 1px #000;
  forced-color-adjust: none;

  &[data-focus-visible] {
    ${focusRing}
  }
`;
