import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const row = css`
  position: relative;

  & > button {
    top: 10px;
  }
`;

export const note = css`
  padding-top: 6px;
  font-size: 0.75rem;
  line-height: 1.5;
  letter-spacing: 0.01em;
  color: ${color.textMuted};

  &[data-problem] {
    color: ${color.text};
  }
`;
