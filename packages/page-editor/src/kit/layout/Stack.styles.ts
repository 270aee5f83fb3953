import { css } from '@linaria/core';
import { inRow, inStack } from '../theme/mixins.ts';
import { color } from '../theme/tokens.ts';

/** Distances in px: the gaps of the editor, with the small ones of what belongs together. */
const gaps = [4, 8, 12, 16, 20, 24]
  .map((gap) => `&[data-gap='${gap}'] { gap: ${gap}px; }`)
  .join('\n');

/** Lines of a row that wraps lie close together, or their hit areas are apart enough by themselves. */
const lines = [0, 4, 8, 12]
  .map((gap) => `&[data-lines='${gap}'] { row-gap: ${gap}px; }`)
  .join('\n');

export const stack = css`
  ${inStack}
  min-width: 0;
  ${gaps}

  &[data-align='start'] {
    justify-items: start;
  }

  &[data-ruled] {
    padding-top: 20px;
    border-top: 1px solid ${color.border};
  }

  &[data-grows] {
    flex: 1;
  }
`;

export const row = css`
  ${inRow}
  min-width: 0;
  ${gaps}

  &[data-align='start'] {
    align-items: start;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='end'] {
    justify-content: end;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }

  &[data-wraps] {
    flex-wrap: wrap;
  }
  ${lines}

  &[data-grows] {
    flex: 1;
  }
`;
