import { css } from '@linaria/core';
import { stepped, typeStep } from '#ui/theme/mixins.ts';
import { container, space } from '#ui/theme/tokens.ts';
import { inset } from './inset.ts';

export const caption = css`
  ${typeStep('small14')}
  padding-block: ${space[4]}px;
  max-width: ${container.maxMeasure.body}px;

  [data-bleed] > & {
    ${stepped('margin-inline', inset)}
  }
`;
