import { css } from '@linaria/core';
import { color } from '../kit/theme/tokens.ts';

export const checks = css`
  padding-top: 20px;
  border-top: 1px solid ${color.border};
`;

export const title = css`
  margin-bottom: 12px;
`;

export const check = css`
  display: flex;
  gap: 12px;
  align-items: start;
  padding-block: 8px;
  font-size: 0.875rem;
  line-height: 1.5;

  &[data-state='good'] > svg {
    color: ${color.positive};
  }

  &[data-state='failure'] > svg {
    color: ${color.negative};
  }
`;

export const text = css`
  gap: 2px;
  overflow-wrap: anywhere;
`;
