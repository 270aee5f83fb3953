import { css } from '@linaria/core';
import { large, rem, sideGaps, type, up } from '#ui/theme/mixins.ts';
import { color, container, space } from '#ui/theme/tokens.ts';

/** Between video and text, in px. */
export const gap = space[8];

export const columns = css`
  display: grid;
  gap: ${large(gap)};
  align-items: center;

  ${up('lg')} {
    &:not([data-alone]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* The video reaches the page's edge; the text keeps its gap. */
  &&[data-wide] {
    padding-inline: 0;
  }
`;

export const words = css`
  display: grid;
  gap: ${rem(space[5])};
  min-width: 0;

  [data-wide] > & {
    ${sideGaps}
  }

  ${up('lg')} {
    [data-side='right'] > & {
      order: 1;
    }
  }
`;

export const title = css`
  ${type('cardTitle')}
  overflow-wrap: anywhere;
`;

export const text = css`
  ${type('longForm')}
  max-width: ${rem(container.maxMeasure.body)};
  color: ${color.textMuted};
`;

export const video = css`
  min-width: 0;
`;
