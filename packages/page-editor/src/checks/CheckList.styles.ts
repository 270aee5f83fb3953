import { css } from '@linaria/core';
import { color, weight } from '../kit/theme/tokens.ts';

export const checks = css`
  padding-top: 20px;
  border-top: 1px solid ${color.border};
`;

export const title = css`
  margin-bottom: 12px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const list = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const check = css`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  padding-block: 7px;
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
  display: grid;
  flex: 1;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const waiting = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const trouble = css`
  padding-left: 12px;
  font-size: 0.875rem;
  line-height: 1.5;
  border-left: 2px solid ${color.negative};
`;
