import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';

export const place = css`
  flex: none;
`;

/** Where there is no room, the first letters of the language stand for its name. */
export const name = css`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;

  ${below('xl')} {
    display: none;
  }
`;

export const code = css`
  display: none;

  ${below('xl')} {
    display: inline;
  }
`;
