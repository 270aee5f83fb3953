import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color, container, space, weight } from '#ui/theme/tokens.ts';

export const caption = css`
  display: flex;
  gap: ${space[5]}px;
  align-items: baseline;
  margin-block-start: ${space[5]}px;
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
  max-width: ${container.maxMeasure.body}px;
`;
