import { css } from '@linaria/core';
import { below, square, underlined } from '../../kit/theme/mixins.ts';
import { color, weight } from '../../kit/theme/tokens.ts';

/** What a tab shows. */
export const panel = css`
  padding-top: 16px;
`;

export const document = css`
  min-width: 12rem;
`;

/** Two columns from one line on. */
const columns = `
  display: grid;
  flex: 1;
  gap: 0 16px;
  align-items: baseline;
`;

export const entry = css`
  ${columns}
  grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A row that shows further ones. */
export const more = css`
  align-self: center;
  ${underlined}
`;

/* By weight and line, not by colour alone. */
export const match = css`
  font-weight: ${weight.medium};
  color: inherit;
  ${underlined}
  text-decoration-thickness: 2px;
  background: none;
`;

export const check = css`
  ${columns}
  grid-template-columns: 20px minmax(0, 1fr);
  min-height: 44px;
  cursor: pointer;

  & > input {
    ${square(20)}
    margin: 0;
    accent-color: ${color.text};
    translate: 0 3px;
  }
`;
