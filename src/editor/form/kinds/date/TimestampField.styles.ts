import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const offset = css`
  flex: none;
  color: ${color.textMuted};
`;
