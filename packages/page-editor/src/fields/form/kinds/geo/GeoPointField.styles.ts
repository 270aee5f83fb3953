import { css } from '@linaria/core';
import { color } from '../../../../kit/theme/tokens.ts';

export const group = css`
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 24px;
  margin-bottom: 4px;
`;

export const net = css`
  width: 100%;
  max-width: 15rem;
  overflow: visible;
`;

export const line = css`
  fill: none;
  stroke: ${color.border};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;

  &[data-zero] {
    stroke: ${color.borderStrong};
  }
`;

export const place = css`
  fill: ${color.text};
`;
