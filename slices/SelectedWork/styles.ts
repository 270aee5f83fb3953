import { css } from '@linaria/core';
import { print, stepped, typeStep, visuallyHidden } from '#ui/theme/mixins.ts';
import { color, container, rhythm, space } from '#ui/theme/tokens.ts';

/** Elsewhere the zone or the title above sets the gap. */
export const section = css`
  &[data-variant='home'] {
    ${stepped('padding-block-start', rhythm.sectionGap)}
  }
`;

export const heading = css`
  margin-block-start: ${space[5]}px;
  ${stepped('margin-block-end', rhythm.headingToContent)}
`;

export const description = css`
  max-width: ${container.maxMeasure.body}px;
  margin-block-start: ${space[7]}px;
  ${typeStep('lead20')}
  color: ${color.textMuted};
`;

export const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${stepped('row-gap', rhythm.cardGap)}

  ${print} {
    row-gap: ${space[10]}px;
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
  margin-block-end: ${space[3]}px;
  ${typeStep('title24')}
  color: ${color.text};
`;

export const retry = css`
  margin-block-start: ${space[7]}px;
`;
