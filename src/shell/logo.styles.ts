import { css } from '@linaria/core';
import { rem, typeStep } from '#ui/theme/mixins.ts';
import { space, weight } from '#ui/theme/tokens.ts';

export const logo = css`
  display: inline-flex;
  align-items: center;
  gap: ${rem(space[3])};
  ${typeStep('body16')}
  font-weight: ${weight.medium};
  white-space: nowrap;
  min-width: 0;

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A disc, three quarters covered. */
export const mark = css`
  flex: none;
  width: ${rem(24)};
  height: ${rem(24)};
  mask: radial-gradient(circle at 66% 40%, transparent 0 ${rem(9.5)}, #000 ${rem(10)});
`;

export const year = css`
  font-weight: ${weight.thin};
`;
