import { css } from '@linaria/core';

/** What parts the list from the others. */
export const seam = css`
  align-self: end;
`;

export const left = css`
  padding-block: 14px;
`;

/** As high as some rows. */
export const waiting = css`
  min-height: 416px;
`;
