import { css } from '@linaria/core';
import { rem, print } from '#ui/theme/mixins.ts';
import { color, corner, duration, easing, space } from '#ui/theme/tokens.ts';

export const frame = css`
  position: relative;
  display: grid;
  width: 100%;
  overflow: hidden;
  background: ${color.skeleton};
  border-radius: ${corner.media};

  & > * {
    grid-area: 1 / 1;
  }

  ${print} {
    aspect-ratio: auto !important;

    &::after {
      content: attr(aria-label);
    }
  }
`;

export const player = css`
  position: relative;
  opacity: 0;
  transition: opacity ${duration.base}ms ${easing.out};

  &[data-ready] {
    opacity: 1;
  }

  & > * {
    position: absolute;
    inset: 0;
  }
`;

export const spinner = css`
  place-self: center;
  pointer-events: none;
`;

export const poster = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const source = css`
  place-self: end start;
  z-index: 1;
  margin: ${rem(space[5])};

  & > * {
    background: ${color.background};
  }
`;
