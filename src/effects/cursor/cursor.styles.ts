import { css } from '@linaria/core';
import { below, forcedColors, reducedMotion } from '#ui/theme/mixins.ts';
import { color, component, duration, easing, gradient, z } from '#ui/theme/tokens.ts';

const { ring: ringSize, ringWidth, glow: glowSize } = component.cursor;

export const cursor = css`
  display: contents;
  pointer-events: none;

  & > * {
    position: fixed;
    z-index: ${z.cursor};
    inset: 0 auto auto 0;
    border-radius: 50%;
    pointer-events: none;
    opacity: 0;
    transition: opacity ${duration.quick}ms ${easing.out};
  }

  &[data-shown] > * {
    opacity: 1;
  }

  ${below('md')} {
    display: none;
  }

  ${forcedColors} {
    display: none;
  }
`;

export const glow = css`
  width: ${glowSize}px;
  height: ${glowSize}px;
  margin: -${glowSize / 2}px;
  background: ${gradient.cursorGlow};
  will-change: transform;

  ${reducedMotion} {
    display: none;
  }

  [data-motion='still'] & {
    display: none;
  }
`;

export const ring = css`
  width: ${ringSize}px;
  height: ${ringSize}px;
  margin: -${ringSize / 2}px;
  will-change: transform;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${ringWidth}px solid ${color.mark};
    border-radius: 50%;
  }

  [data-pressed] > &::after {
    background: ${color.mark};
  }
`;
