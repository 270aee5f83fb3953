import { css } from '@linaria/core';
import { canHover, print } from '#ui/theme/mixins.ts';
import {
  border,
  color,
  darkPalette,
  duration,
  easing,
  focus,
  night,
  radius,
} from '#ui/theme/tokens.ts';
import { phoneRounding } from './measures.ts';

/** The same in every theme: the ring is the site's light. */
const ring = `0 0 0 2px ${night.brand}, 0 0 64px ${night.glowStrong}`;

export const item = css`
  --outer: var(--frame-radius);
  --rim: color-mix(in srgb, var(--frame-color) 80%, ${darkPalette.text});

  position: relative;
  display: block;
  width: 100%;
  padding: var(--frame);
  margin-block-end: var(--column-gap);
  border-radius: var(--outer);
  cursor: pointer;

  &[data-frame='Simple'] {
    box-shadow: 0 0 0 ${border.hairline}px var(--frame-color);
  }

  &[data-frame='iPhone 13'],
  &[data-frame='Outline Phone'] {
    --outer: min(calc(var(--frame-radius) + ${phoneRounding}px), calc(var(--item) * 0.17));
  }

  &[data-frame='iPhone 13'] {
    background: var(--frame-color);
    box-shadow: 0 0 0 ${border.control}px var(--rim);
  }

  &[data-frame='Outline Phone'] {
    box-shadow: inset 0 0 0 2px var(--frame-color);
  }

  /* Exists only while it shines: hundreds of hidden ones would each be a layer. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: ${ring};
    pointer-events: none;

    @keyframes gallery-light {
      from {
        opacity: 0;
      }
    }

    animation: gallery-light ${duration.base}ms ${easing.out};
  }

  &:focus-visible {
    outline-color: ${night.focus};
  }

  &:focus-visible::after {
    content: '';
    box-shadow:
      ${ring},
      0 0 0 ${focus.offset}px ${darkPalette.background};
  }

  ${canHover} {
    &:hover::after {
      content: '';
    }
  }

  ${print} {
    margin: 0;
    break-inside: avoid;
  }
`;

export const screen = css`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 1 / var(--ratio);
  overflow: hidden;
  background: ${color.skeleton};
  border-radius: max(0px, var(--outer) - var(--frame));
`;

export const media = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  /* Before it plays its image shows; without a box a video does not make Chrome parse its styles for media controls. */
  &:is(video):not([data-started]) {
    display: none;
  }
`;

export const island = css`
  position: absolute;
  top: calc(var(--frame) + var(--item) * 0.035);
  left: 50%;
  width: 27%;
  aspect-ratio: 3.55;
  background: var(--frame-color);
  border-radius: ${radius.full}px;
  translate: -50% 0;
`;
