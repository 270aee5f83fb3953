import { css } from '@linaria/core';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const rows = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const row = css`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) max-content;
  gap: 16px;
  align-items: center;
  min-height: 72px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};
`;

export const picture = css`
  width: 80px;
  height: 56px;
  object-fit: contain;
  background: ${color.surfaceSunken};
  border-radius: ${radius.sm}px;
`;

export const words = css`
  font-size: 0.875rem;
  line-height: 1.5;
`;

export const gain = css`
  font-size: 0.875rem;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;

export const sum = css`
  margin-inline-end: auto;
`;
