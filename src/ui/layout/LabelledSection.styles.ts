import { css } from '@linaria/core';
import { stepped, up } from '#ui/theme/mixins.ts';
import { rhythm, space } from '#ui/theme/tokens.ts';

/* The content sets `--label-gap`. */
export const section = css`
  display: grid;
  gap: var(--label-gap, ${space[6]}px);

  &[data-apart] {
    ${stepped('padding-block-start', rhythm.sectionGap)}
  }

  ${up('lg')} {
    gap: var(--label-gap, ${space[9]}px);
  }
`;
