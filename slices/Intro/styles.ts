import { css } from '@linaria/core';
import {
  motionAllowed,
  print,
  scrollDriven,
  sideGaps,
  type,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import { color, duration, easing, scroll, space, weight, z } from '#ui/theme/tokens.ts';
import { beside, titleMeasure } from './scene.styles.ts';

/** Minimum height in px at which the disc is recognisable above the text. */
const leastScene = 240;

export const intro = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(${leastScene}px, 1fr) auto;
  min-height: 100svh;
  overflow: clip;

  ${beside} {
    min-height: max(100svh, 600px);
  }

  ${print} {
    display: block;
  }
`;

export const words = css`
  position: relative;
  z-index: ${z.content};
  display: grid;
  ${sideGaps}
  padding-block-end: ${space[9]}px;

  ${beside} {
    grid-row: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-block-end: ${space[11]}px;
  }
`;

export const name = css`
  grid-column: 1 / -1;
  margin-block-end: ${space[4]}px;
  ${typeStep('body16')}
  font-weight: ${weight.medium};

  ${up('lg')} {
    margin-block-end: ${space[7]}px;
    ${typeStep('lead20')}
    font-weight: ${weight.medium};
  }
`;

export const title = css`
  grid-column: 1 / -1;
  max-width: ${titleMeasure}em;
`;

export const line = css`
  margin-block-start: ${space[5]}px;
  ${type('longForm')}
  color: ${color.textMuted};

  ${beside} {
    margin-block-start: ${space[11]}px;
  }
`;

const [fadeFrom, fadeTo] = scroll.scrollHintFade;

export const hint = css`
  margin-block-start: ${space[8]}px;

  @keyframes leave {
    to {
      opacity: 0;
      visibility: hidden;
    }
  }

  ${scrollDriven('leave', { timeline: 'scroll(root)', range: `${fadeFrom}px ${fadeTo}px` })}

  ${beside} {
    margin-block-start: 0;
  }

  ${print} {
    display: none;
  }
`;

export const hintWords = css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: ${space[9]}px;
  ${typeStep('small14')}
  color: ${color.textMuted};

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes pulse {
    50% {
      opacity: 0.25;
      scale: 1 0.6;
    }
  }

  &::before {
    content: '';
    width: 1.5px;
    height: ${space[9]}px;
    background: linear-gradient(transparent, ${color.brand} 60%);
    transform-origin: bottom;
  }

  ${motionAllowed} {
    animation: appear ${duration.pageFade}ms ${easing.inOut} ${duration.scrollHintDelay}ms backwards;

    &::before {
      animation: pulse 2s ${easing.inOut} ${duration.scrollHintPulseDelay}ms infinite;
    }
  }
`;
