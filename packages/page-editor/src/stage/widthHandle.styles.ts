import { css } from '@linaria/core';
import {
  atOrigin,
  below,
  canHover,
  forcedColors,
  ringAt,
  typeStep,
  visuallyHidden,
} from '../kit/theme/mixins.ts';
import { color, radius, weight } from '../kit/theme/tokens.ts';

export const handle = css`
  position: absolute;
  inset: 0 auto 16px 0;
  z-index: 10;
  width: 24px;
  opacity: 0;
  cursor: ew-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    top: calc(50% - 24px);
    left: 6px;
    width: 4px;
    height: 48px;
    border-radius: ${radius.full}px;
    background: ${color.borderStrong};
  }

  &[data-free],
  &:has(:focus-visible) {
    opacity: 1;
  }

  &:has(:focus-visible)::before {
    ${ringAt(2)}
  }

  ${canHover} {
    &:hover {
      opacity: 1;
    }

    &:hover::before {
      background: ${color.text};
    }
  }

  ${forcedColors} {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
  }

  /* The page is as wide as the window. */
  ${below('lg')} {
    display: none;
  }
`;

export const input = css`
  ${visuallyHidden}
`;

export const size = css`
  ${atOrigin}
  color: ${color.textMuted};
  white-space: nowrap;
  pointer-events: none;
  ${typeStep('caption12')}
  font-weight: ${weight.regular};

  ${below('lg')} {
    display: none;
  }
`;
