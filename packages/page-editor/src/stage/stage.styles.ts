import { css } from '@linaria/core';
import {
  atOrigin,
  canHover,
  covering,
  drawnPart,
  forcedColors,
  goneBelow,
  ringAt,
  spacedStack,
  typeStep,
  visuallyHidden,
} from '../kit/theme/mixins.ts';
import { color, duration, easing, radius, shadow, weight } from '../kit/theme/tokens.ts';

export const sheet = css`
  position: relative;
  min-width: 0;
  height: 100%;
  border-radius: ${radius.lg}px;
  overflow: clip;
  background: ${color.surface};
  box-shadow: ${shadow.raised};

  &[data-narrow] {
    background: none;
    box-shadow: none;
  }
`;

/** Over the frame, which has no page. */
export const lost = css`
  ${covering}
  place-content: center;
  justify-items: center;
  ${spacedStack(20)}
  padding: 20px;
  text-align: center;
  color: ${color.text};
  background: ${color.surface};

  &[data-busy] {
    animation: stage-wait ${duration.base}ms 1s both;

    @keyframes stage-wait {
      from {
        opacity: 0;
      }
    }
  }
`;

/** As wide as is read with ease. */
export const lostWords = css`
  max-width: 520px;
`;

export const strip = css`
  ${atOrigin}
`;

export const frame = css`
  ${atOrigin}
  max-width: none;
  border: 0;
  transform-origin: 0 0;
  border-radius: inherit;

  /* A page that is rendered while its frame finds its size keeps what was rasterized on the way. */
  &[data-shown] {
    transition: transform ${duration.base}ms ${easing.out};
  }

  background: ${color.background};

  [data-narrow] > & {
    border-radius: ${radius.lg}px;
    box-shadow: ${shadow.raised};
  }

  [data-narrow='phone'] > & {
    border-radius: 28px;
  }
`;

export const handle = css`
  position: absolute;
  inset: 0 auto 16px 0;
  z-index: 10;
  width: 24px;
  opacity: 0;
  cursor: ew-resize;
  touch-action: none;

  &::before {
    ${drawnPart}
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
  ${goneBelow('lg')}
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

  ${goneBelow('lg')}
`;
