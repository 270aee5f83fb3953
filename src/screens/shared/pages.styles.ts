import { css } from '@linaria/core';
import { rem, steppedLarge, type, up } from '#ui/theme/mixins.ts';
import { color, rhythm, space } from '#ui/theme/tokens.ts';

/** Spaced like a card. The newer page at the start, the older one at the end; on phones one above the other. */
export const pages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${rem(space[5])};
  ${steppedLarge('padding-block-start', rhythm.cardGap)}

  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
  }
`;

export const newer = css`
  ${up('md')} {
    grid-area: 1 / 1;
  }
`;

export const number = css`
  ${type('meta')}
  color: ${color.textMuted};

  ${up('md')} {
    grid-area: 1 / 2;
  }
`;

export const older = css`
  ${up('md')} {
    grid-area: 1 / 3;
    justify-self: end;
  }
`;
