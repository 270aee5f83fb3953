import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { gradient, space, weight } from '#ui/theme/tokens.ts';

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]}px;
  ${typeStep('body16')}
  font-weight: ${weight.medium};
  white-space: nowrap;
`;

/** A disc, three quarters covered. */
export const mark = css`
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${gradient.disc};
  mask: radial-gradient(circle at 66% 40%, transparent 0 9.5px, #000 10px);
  forced-color-adjust: none;
`;

export const year = css`
  font-weight: ${weight.thin};
`;
