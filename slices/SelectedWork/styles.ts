import { css } from '@linaria/core';
import { print, rem, steppedLarge, typeStep, visuallyHidden } from '#ui/theme/mixins.ts';
import { color, container, rhythm, space } from '#ui/theme/tokens.ts';

/** Elsewhere the zone or the title above sets the gap. */
export const section = css`
  &[data-variant='home'] {
    ${steppedLarge('padding-block-start', rhythm.sectionGap)}
  }
`;

export const heading = css`
  margin-block-start: ${rem(space[5])};
  ${steppedLarge('margin-block-end', rhythm.headingToContent)}
`;

export const description = css`
  max-width: ${rem(container.maxMeasure.body)};
  margin-block-start: ${rem(space[7])};
  ${typeStep('lead20')}
  color: ${color.textMuted};
`;

export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${steppedLarge('row-gap', rhythm.cardGap)}

  ${print} {
    row-gap: ${rem(space[10])};
  }
`;

export const unseen = css`
  ${visuallyHidden}
`;

export const note = css`
  ${typeStep('body16')}
  color: ${color.textMuted};
`;

export const what = css`
  margin-block-end: ${rem(space[3])};
  ${typeStep('title24')}
  color: ${color.text};
`;

export const retry = css`
  margin-block-start: ${rem(space[7])};
`;
