import { css } from '@linaria/core';
import { steppedLarge } from '#ui/theme/mixins.ts';
import { rhythm, space } from '#ui/theme/tokens.ts';

/** On Home it closes the section before it; under a list it is spaced like a card. */
export const more = css`
  &[data-variant='home'] {
    ${steppedLarge('padding-block-start', { base: space[9], md: space[11], lg: space[12] })}
  }

  &[data-variant='list'] {
    ${steppedLarge('padding-block-start', rhythm.cardGap)}
  }
`;
