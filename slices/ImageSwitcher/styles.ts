import { css } from '@linaria/core';
import { rem, print, sideGaps, typeStep } from '#ui/theme/mixins.ts';
import { color, corner, duration, easing, space } from '#ui/theme/tokens.ts';

export const figure = css`
  ${sideGaps}
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space[3])} ${rem(space[7])};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${rem(space[7])};
`;

export const title = css`
  ${typeStep('title30')}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

/** At the end of its line, with or without a title. */
export const control = css`
  margin-inline-start: auto;

  /* A case study's brand colour stands out from its page and needs no outline. */
  [data-variant='case_study'] &[aria-checked='true'] {
    --border-strong: ${color.mark};
  }
`;

export const stack = css`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${corner.media};
`;

export const layer = css`
  grid-area: 1 / 1;
  transition: opacity ${duration.switcher}ms ${easing.inOut};

  /* The lower image hides only when the upper one covers it, so that the page never shines through. */
  &[data-below] {
    transition: opacity 0ms;
  }

  &[aria-hidden='true'] {
    opacity: 0;
  }

  &[data-below][aria-hidden='true'] {
    transition-delay: ${duration.switcher}ms;
  }

  /* The second image takes the shape of the first. */
  &:not([data-below]) {
    position: absolute;
    inset: 0;
  }

  &:only-child {
    position: static;
  }

  /* Without its switch both are there, one above the other. */
  html:not([data-script]) && {
    position: static;
    grid-area: auto;
    opacity: 1;
  }

  ${print} {
    && {
      position: static;
    }
  }
`;
