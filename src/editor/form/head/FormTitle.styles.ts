import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const title = css`
  margin-top: 4px;
  ${typeStep('title30')}
  overflow-wrap: anywhere;
`;

export const detail = css`
  margin-top: 4px;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;
