import { css } from '@linaria/core';
import { color, radius } from '../kit/theme/tokens.ts';

export const preview = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding-top: 20px;
  margin-top: 32px;
  border-top: 1px solid ${color.border};
`;

export const result = css`
  display: grid;
  gap: 4px;
  min-width: 0;
  max-width: 37.5rem;
  padding: 16px;
  overflow-wrap: anywhere;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg}px;
`;

export const heading = css`
  font-size: 1.125rem;
  line-height: 1.4;
  color: ${color.accentText};
`;

export const figure = css`
  display: grid;
  gap: 8px;
  max-width: 37.5rem;
`;

export const picture = css`
  width: 100%;
  aspect-ratio: 1200 / 630;
  object-fit: cover;
  background: ${color.surfaceSunken};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg}px;
`;
