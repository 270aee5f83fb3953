import { css } from '@linaria/core';
import { large, print, rem, type, up } from '#ui/theme/mixins.ts';
import { color, container, rhythm, space, weight } from '#ui/theme/tokens.ts';

/** The section's content follows after 92 px instead of a whole slice gap. */
export const section = css`
  row-gap: ${rem(space[5])};
  margin-block-end: ${rem(space[10] - rhythm.sliceGap.base)};

  ${up('lg')} {
    margin-block-end: ${large(space[12] - rhythm.sliceGap.lg)};
  }

  ${print} {
    break-inside: avoid;
    break-after: avoid;
  }
`;

export const number = css`
  grid-column: 1 / -1;
  ${type('sectionNumber', weight.thin)}
  font-variant-numeric: tabular-nums;
  color: ${color.mark};

  ${up('lg')} {
    grid-column: 1 / span 4;
  }
`;

export const words = css`
  display: grid;
  gap: ${rem(space[7])};
  grid-column: 1 / -1;

  ${up('lg')} {
    /* The title's capitals and the number's digits share one baseline. */
    padding-block-start: ${rem(space[2])};

    [data-numbered] > & {
      grid-column: 5 / -1;
    }
  }
`;

export const title = css`
  ${type('statement', weight.medium)}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

export const lead = css`
  max-width: ${rem(container.maxMeasure.body)};
  ${type('longForm')}
  color: ${color.textMuted};
`;
