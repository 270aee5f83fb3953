import { css } from '@linaria/core';
import { type, up } from '#ui/theme/mixins.ts';
import { container, space, weight } from '#ui/theme/tokens.ts';

export const section = css`
  ${up('lg')} {
    --label-gap: ${space[8]}px;
  }
`;

export const statement = css`
  --strong-weight: ${weight.medium};
  max-width: ${container.maxMeasure.statement}px;
  ${type('statement')}
  font-weight: ${weight.light};
  text-wrap: pretty;

  ${up('md')} {
    font-weight: ${weight.thin};
  }
`;
