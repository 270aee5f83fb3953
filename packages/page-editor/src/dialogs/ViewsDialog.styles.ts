import { css } from '@linaria/core';
import { color, weight } from '../kit/theme/tokens.ts';

export const days = css`
  width: 100%;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: 8px;
    font-weight: ${weight.regular};
    text-align: start;
    border-bottom: 1px solid ${color.border};
  }

  & :is(th, td):last-child {
    text-align: end;
  }

  & thead th,
  & tr[data-none] {
    color: ${color.textMuted};
  }
`;
