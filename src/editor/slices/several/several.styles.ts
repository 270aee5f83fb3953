import { css } from '@linaria/core';
import { below } from '#ui/theme/mixins.ts';
import { color, radius, shadow } from '#ui/theme/tokens.ts';

/** Stays in view while the outline scrolls. */
export const toolbar = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  width: fit-content;
  margin: 8px auto 0;
  padding: 4px;
  border-radius: ${radius.full}px;
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.bar};

  ${below('md')} {
    bottom: 72px;
  }
`;
