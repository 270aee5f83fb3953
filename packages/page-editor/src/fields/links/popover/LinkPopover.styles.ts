import { css } from '@linaria/core';

/** Where the popover is anchored; its box follows the words. */
export const anchor = css`
  position: fixed;
  inset: 0 auto auto 0;
  width: 0;
  height: 0;
  pointer-events: none;
`;

export const head = css`
  margin-inline-end: -10px;
`;

export const fields = css`
  margin-top: 12px;
`;

export const foot = css`
  margin-top: 16px;
`;
