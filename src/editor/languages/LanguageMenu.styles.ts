import { css } from '@linaria/core';

/** The bar has its widths in the middle, and the state of the document beside the language. */
const belowWide = '@media (max-width: 1679.98px)';

export const place = css`
  flex: none;
`;

/** Where there is no room, the first letters of the language stand for its name. */
export const name = css`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;

  ${belowWide} {
    display: none;
  }
`;

export const code = css`
  display: none;

  ${belowWide} {
    display: inline;
  }
`;
