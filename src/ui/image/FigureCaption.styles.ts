import { css } from '@linaria/core';
import { rem, typeStep } from '#ui/theme/mixins.ts';
import { color, container, space, weight } from '#ui/theme/tokens.ts';

export const caption = css`
  display: flex;
  gap: ${rem(space[5])};
  align-items: baseline;
  margin-block-start: ${rem(space[5])};
  ${typeStep('body16')}
  color: var(--spread-body-color, ${color.textMuted});
`;

export const number = css`
  flex: none;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  color: ${color.brandText};
`;

export const words = css`
  max-width: ${rem(container.maxMeasure.body)};
`;
