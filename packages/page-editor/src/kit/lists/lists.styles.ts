import { css } from '@linaria/core';
import { centred, framedPicture, spacedLines, stroked } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const list = css`
  min-width: 0;
  border-top: 1px solid ${color.border};

  &[data-limited] {
    max-height: 18rem;
    overflow: auto;
  }

  &:empty {
    border-top: 0;
  }
`;

export const row = css`
  ${spacedLines('4px 16px')}
  align-items: baseline;
  min-height: 44px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};

  /* A foot, or what follows, begins with a line of its own. */
  &:last-child {
    border-bottom: 0;
  }

  &[data-align='center'] {
    align-items: center;
  }
`;

export const picture = css`
  position: relative;
  display: block;
  flex: none;
  width: var(--picture-width);
  height: var(--picture-height);
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.sm}px;

  & > img {
    ${framedPicture}
  }

  &[data-blank] {
    ${centred}
    color: ${color.textMuted};
  }
`;

export const curve = css`
  flex: none;
  width: 3.5rem;
  height: 1.25rem;
  color: ${color.accentText};

  &[data-large] {
    width: 100%;
    height: 7rem;
    border-bottom: 1px solid ${color.border};
  }
`;

export const curveLine = css`
  ${stroked(1.5)}
  stroke-linejoin: round;
`;

export const curveGround = css`
  opacity: 0.12;
  fill: currentColor;
`;
