import { css } from '@linaria/core';
import { rem, steppedLarge, type, up } from '#ui/theme/mixins.ts';
import { color, rhythm, space } from '#ui/theme/tokens.ts';

/** The newer page at the start, the older one at the end; on phones one above the other. */
export const pages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${rem(space[6])};
  ${steppedLarge('padding-bottom', rhythm.sectionGap)}

  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
  }
`;

export const newer = css`
  ${up('md')} {
    grid-column: 1;
    justify-self: start;
  }
`;

export const number = css`
  ${type('meta')}
  color: ${color.textMuted};

  ${up('md')} {
    grid-column: 2;
  }
`;

export const older = css`
  ${up('md')} {
    grid-column: 3;
    justify-self: end;
  }
`;
