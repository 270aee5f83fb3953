import { css } from '@linaria/core';
import { rem } from '#ui/theme/mixins.ts';
import { color, space } from '#ui/theme/tokens.ts';

/** A line of links, wherever a page names its languages. */
export const languages = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(space[5])};
  padding-block: ${rem(space[5])};
  margin-inline-end: ${rem(space[6])};

  /* Muted ones would not be legible over the light. */
  & > a {
    color: ${color.text};
  }
`;
