import { css } from '@linaria/core';
import { anyWords, spacedStack } from '../kit/theme/mixins.ts';
import { color, radius } from '../kit/theme/tokens.ts';

export const preview = css`
  margin-top: 32px;
`;

export const result = css`
  ${spacedStack(4)}
  max-width: 37.5rem;
  padding: 16px;
  ${anyWords}
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
  ${spacedStack(8)}
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
