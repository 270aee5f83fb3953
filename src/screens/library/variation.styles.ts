import { css } from '@linaria/core';
import { stepped, type, up } from '#ui/theme/mixins.ts';
import { border, color, radius, rhythm, space } from '#ui/theme/tokens.ts';

export const variation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]}px;

  & + & {
    ${stepped('margin-top', rhythm.sectionGap)}
  }
`;

export const head = css`
  display: grid;
  gap: ${space[3]}px;
`;

export const about = css`
  max-width: 640px;
  ${type('longForm')}
  color: ${color.textMuted};
`;

/* The widths of the two devices make both about equally tall. */
export const pair = css`
  display: grid;
  align-items: start;
  gap: ${space[7]}px;
  padding: ${space[5]}px;
  background: ${color.surfaceSunken};
  border: ${border.hairline}px solid ${color.border};
  border-radius: ${radius.page}px;

  ${up('md')} {
    grid-template-columns: minmax(0, 1440fr) minmax(0, 420fr);
    padding: ${space[7]}px;
  }
`;
