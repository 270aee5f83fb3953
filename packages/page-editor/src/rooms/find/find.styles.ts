import { css } from '@linaria/core';
import { below, square } from '../../kit/theme/mixins.ts';
import { color, weight } from '../../kit/theme/tokens.ts';

/** What a tab shows. */
export const panel = css`
  padding-top: 16px;
`;

export const document = css`
  min-width: 12rem;
`;

export const entry = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
  gap: 0 16px;
  align-items: baseline;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A row that shows further ones. */
export const more = css`
  align-self: center;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/* By weight and line, not by colour alone. */
export const match = css`
  font-weight: ${weight.medium};
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;
  background: none;
`;

export const check = css`
  display: grid;
  flex: 1;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 16px;
  align-items: baseline;
  min-height: 44px;
  cursor: pointer;

  & > input {
    ${square(20)}
    margin: 0;
    accent-color: ${color.text};
    translate: 0 3px;
  }
`;
