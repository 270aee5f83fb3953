import { css } from '@linaria/core';
import { color, weight } from '../kit/theme/tokens.ts';

export const preview = css`
  display: grid;
  gap: 12px;
  min-width: 0;
  padding-top: 20px;
  margin-top: 32px;
  border-top: 1px solid ${color.border};
`;

export const title = css`
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
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
  border-radius: 16px;
`;

export const address = css`
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const heading = css`
  font-size: 1.125rem;
  line-height: 1.4;
  color: ${color.accentText};
`;

export const text = css`
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const figure = css`
  display: grid;
  gap: 8px;
  max-width: 37.5rem;
  margin: 0;
`;

export const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 1200 / 630;
  object-fit: cover;
  background: ${color.surfaceSunken};
  border: 1px solid ${color.border};
  border-radius: 16px;
`;

export const caption = css`
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const note = css`
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;
