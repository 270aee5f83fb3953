import { css } from '@linaria/core';
import { canHover, focusRing, motionAllowed, typeStep } from '#ui/theme/mixins.ts';
import { border, color, duration, easing, radius, space } from '#ui/theme/tokens.ts';

export const card = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[2]}px;

  &:has(:focus-visible) {
    ${focusRing}
    border-radius: ${radius.media}px;
  }
`;

export const frame = css`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  margin-bottom: ${space[3]}px;
  overflow: hidden;
  background: ${color.background};
  border: ${border.hairline}px solid ${color.border};
  border-radius: ${radius.media}px;
`;

export const screenshot = css`
  width: 100%;
  height: 100%;
  object-fit: contain;

  ${motionAllowed} {
    transition: scale ${duration.medium}ms ${easing.out};
  }

  ${canHover} {
    :hover > * > & {
      scale: 1.03;
    }
  }
`;

export const blank = css`
  width: ${space[10]}px;
  height: ${space[10]}px;
`;

export const name = css`
  ${typeStep('title24')}
`;

/* The link of the name covers the whole card. */
export const link = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:focus-visible {
    outline: none;
  }
`;

export const about = css`
  ${typeStep('body16')}
  color: ${color.textMuted};
`;

export const variations = css`
  ${typeStep('small14')}
  color: ${color.textSubtle};
`;
