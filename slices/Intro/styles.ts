import { css } from '@linaria/core';
import {
  large,
  lowWindow,
  motionAllowed,
  print,
  rem,
  scrollDriven,
  sideGaps,
  type,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import { color, duration, easing, scroll, space, weight, z } from '#ui/theme/tokens.ts';
import { beside, titleMeasure } from './scene.styles.ts';

/** Minimum height in px at which the disc is recognisable above the text; in low windows the title comes first. */
const leastScene = 240;
const lowScene = 136;

export const intro = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(${leastScene}px, 1fr) auto;
  min-height: 100svh;
  overflow: clip;

  ${lowWindow} {
    grid-template-rows: minmax(${lowScene}px, 1fr) auto;
  }

  ${beside} {
    min-height: max(100svh, ${rem(600)});
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
  padding-block-end: ${rem(space[9])};

  ${beside} {
    grid-row: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-block-end: ${large(space[11])};
  }
`;

export const name = css`
  grid-column: 1 / -1;
  margin-block-end: ${rem(space[4])};
  ${typeStep('body16')}
  font-weight: ${weight.medium};

  ${up('lg')} {
    margin-block-end: ${rem(space[7])};
    ${typeStep('lead20')}
    font-weight: ${weight.medium};
  }
`;

export const title = css`
  grid-column: 1 / -1;
  max-width: ${titleMeasure}em;
`;

export const line = css`
  margin-block-start: ${rem(space[5])};
  ${type('longForm')}
  color: ${color.textMuted};

  ${beside} {
    margin-block-start: ${large(space[11])};
  }
`;

const [fadeFrom, fadeTo] = scroll.scrollHintFade;

export const hint = css`
  margin-block-start: ${rem(space[8])};

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
  gap: ${rem(14)};
  min-height: ${rem(space[9])};
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
    height: ${rem(space[9])};
    background: linear-gradient(transparent, ${color.mark} 60%);
    transform-origin: bottom;
  }

  /* The labels of the controls beside it open over it. */
  transition: opacity ${duration.quick}ms ${easing.out};

  :root:has([data-look='rail']:is(:hover, :focus-visible)) & {
    opacity: 0;
  }

  ${motionAllowed} {
    animation: appear ${duration.pageFade}ms ${easing.inOut} ${duration.scrollHintDelay}ms backwards;

    /* Twice: what moves by itself for more than five seconds needs a switch (WCAG 2.2.2), and each frame of it power. */
    &::before {
      animation: pulse 2s ${easing.inOut} ${duration.scrollHintPulseDelay}ms 2;
    }
  }
`;
