import { css } from '@linaria/core';
import { print, type, up } from '#ui/theme/mixins.ts';
import { color, container, rhythm, space, weight } from '#ui/theme/tokens.ts';

/** The section's content follows after 92 px instead of a whole slice gap. */
export const section = css`
  row-gap: ${space[5]}px;
  margin-block-end: ${space[10] - rhythm.sliceGap.base}px;

  ${up('lg')} {
    margin-block-end: ${space[12] - rhythm.sliceGap.lg}px;
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
  color: ${color.brand};

  ${up('lg')} {
    grid-column: 1 / span 4;
  }
`;

export const words = css`
  display: grid;
  gap: ${space[7]}px;
  grid-column: 1 / -1;

  ${up('lg')} {
    /* The title's capitals and the number's digits share one baseline. */
    padding-block-start: ${space[2]}px;

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
  max-width: ${container.maxMeasure.body}px;
  ${type('longForm')}
  color: ${color.textMuted};
`;
