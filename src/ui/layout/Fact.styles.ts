import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color } from '#ui/theme/tokens.ts';

export const term = css`
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const value = css`
  color: ${color.text};
  overflow-wrap: anywhere;
`;
