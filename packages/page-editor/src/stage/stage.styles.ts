import { css } from '@linaria/core';
import { atOrigin, covering, reducedMotion } from '../kit/theme/mixins.ts';
import { color, duration, easing, radius, shadow } from '../kit/theme/tokens.ts';

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
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
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

export const lostActions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
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

    ${reducedMotion} {
      transition: none;
    }
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
