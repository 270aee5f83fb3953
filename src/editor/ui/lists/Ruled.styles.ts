import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const list = css`
  min-width: 0;
  border-top: 1px solid ${color.border};

  &[data-limited] {
    max-height: 18rem;
    overflow: auto;
  }
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  min-height: 44px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};

  &[data-align='center'] {
    align-items: center;
  }
`;
