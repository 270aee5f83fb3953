import { css } from '@linaria/core';
import { rem, type, up } from '#ui/theme/mixins.ts';
import { container, space, weight } from '#ui/theme/tokens.ts';

export const section = css`
  ${up('lg')} {
    --label-gap: ${rem(space[8])};
  }
`;

export const statement = css`
  --strong-weight: ${weight.medium};
  max-width: ${rem(container.maxMeasure.statement)};
  ${type('statement')}
  font-weight: ${weight.light};
  text-wrap: pretty;

  ${up('md')} {
    font-weight: ${weight.thin};
  }
`;
