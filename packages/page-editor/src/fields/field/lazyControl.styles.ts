import { css } from '@linaria/core';

/** A value that is rendered while its control is loaded. */
export const still = css`
  position: relative;
`;

/** Lies over it and takes what is pressed and typed. */
export const over = css`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  cursor: text;
`;
