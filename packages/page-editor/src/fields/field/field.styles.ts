import { css } from '@linaria/core';
import { covering, spacedStack } from '../../kit/theme/mixins.ts';
import { color } from '../../kit/theme/tokens.ts';

export const source = css`
  ${spacedStack(2)}
  padding-inline-start: 12px;
  margin-top: 8px;
  border-inline-start: 2px solid ${color.border};
`;

export const words = css`
  white-space: pre-line;
`;

/** A value that is rendered while its control is loaded. */
export const still = css`
  position: relative;
`;

/** Lies over it and takes what is pressed and typed. */
export const over = css`
  ${covering}
  width: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  cursor: text;
`;
