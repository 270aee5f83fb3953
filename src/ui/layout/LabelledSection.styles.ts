import { css } from '@linaria/core';
import { rem, steppedLarge, up } from '#ui/theme/mixins.ts';
import { rhythm, space } from '#ui/theme/tokens.ts';

/* The content sets `--label-gap`. */
export const section = css`
  display: grid;
  gap: var(--label-gap, ${rem(space[6])});

  &[data-apart] {
    ${steppedLarge('padding-block-start', rhythm.sectionGap)}
  }

  ${up('lg')} {
    gap: var(--label-gap, ${rem(space[9])});
  }
`;
