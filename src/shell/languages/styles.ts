import { css } from '@linaria/core';
import { forcedColors, rem } from '#ui/theme/mixins.ts';
import { color, corner, space } from '#ui/theme/tokens.ts';

/** A line of links, wherever a page names its languages. */
export const languages = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(space[5])};
  padding-block: ${rem(space[5])};
  margin-inline-end: ${rem(space[6])};

  /* Where it has a background, over the light, that is as high as the link beside it; the rest is for fingers. */
  &[data-place='header'] {
    padding: ${rem(space[5] / 2)} ${rem(space[6] / 2)};
    margin-inline: ${rem(-(space[5] + space[6]) / 2)} ${rem((space[6] - space[5]) / 2)};
    border: ${rem(space[5] / 2)} solid transparent;
    border-radius: ${corner.pill};
    background-clip: padding-box;

    ${forcedColors} {
      border-color: Canvas;
    }
  }

  /* Muted ones would not be legible over the light. */
  & > a {
    color: ${color.text};
  }
`;
