import { css } from '@linaria/core';

/** A list that gets shorter leaves the dialog its height. */
export const search = css`
  min-height: 15rem;
  align-content: start;
`;
