import { css } from '@linaria/core';
import { color, radius, weight } from '../kit/theme/tokens.ts';

export const list = css`
  outline: none;
`;

export const change = css`
  padding-block: 20px 24px;
  border-top: 1px solid ${color.border};
  border-radius: ${radius.xs}px;
`;

export const head = css`
  margin-bottom: 10px;
`;

export const place = css`
  flex: 1 1 14rem;
  min-width: 0;
  font-size: 1rem;
  font-weight: ${weight.regular};
  line-height: 1.5;
  overflow-wrap: anywhere;

  & > :first-child {
    margin-inline-end: 8px;
  }
`;
