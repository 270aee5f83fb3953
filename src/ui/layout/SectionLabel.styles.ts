import { css } from '@linaria/core';
import { rem, print, typeStep } from '#ui/theme/mixins.ts';
import { color, weight } from '#ui/theme/tokens.ts';

export const label = css`
  display: flex;
  align-items: center;
  gap: ${rem(12)};
  ${typeStep('body16')}
  font-weight: ${weight.medium};
  color: ${color.text};

  ${print} {
    break-after: avoid;
  }
`;
