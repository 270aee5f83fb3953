import { css } from '@linaria/core';

/** What parts the list from the others. */
export const seam = css`
  align-self: end;
`;

/** As high as a form, so that the list begins at its top where it was asked for. */
export const waiting = css`
  min-height: 100dvh;
`;
