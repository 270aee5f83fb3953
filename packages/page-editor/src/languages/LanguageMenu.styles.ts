import { css } from '@linaria/core';
import { belowRoomy } from '../kit/layout/measures.ts';

export const place = css`
  flex: none;
`;

/** Where there is no room, the first letters of the language stand for its name. */
export const name = css`
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;

  ${belowRoomy} {
    display: none;
  }
`;

export const code = css`
  display: none;

  ${belowRoomy} {
    display: inline;
  }
`;
