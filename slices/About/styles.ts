import { css } from '@linaria/core';
import { stepped, type, up } from '#ui/mixins.ts';
import { container, rhythm, space, weight } from '#ui/tokens.ts';

export const section = css`
  display: grid;
  gap: ${space[6]}px;

  &[data-surface='home'] {
    ${stepped('padding-block-start', rhythm.sectionGap)}
  }

  ${up('lg')} {
    gap: ${space[8]}px;
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
