import { css } from '@linaria/core';
import { large, rem, up } from '#ui/theme/mixins.ts';
import { color, corner, duration, easing, space, z } from '#ui/theme/tokens.ts';

export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${z.galleryOverlay};
  display: grid;
  place-items: center;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;
  padding: ${rem(space[10])} ${rem(space[4])};
  overscroll-behavior: contain;
  background: ${color.scrim};
  cursor: pointer;

  ${up('md')} {
    padding: ${rem(space[9])} ${large(space[12])};
  }

  @keyframes overlay-fade {
    from {
      opacity: 0;
    }
  }

  @keyframes overlay-rise {
    from {
      transform: scale(0.97);
    }
  }

  animation: overlay-fade ${duration.galleryFade}ms ${easing.out};

  &[data-leaving] {
    opacity: 0;
    transition: opacity ${duration.quick}ms ${easing.out};
  }
`;

export const media = css`
  min-width: 0;
  min-height: 0;
  width: auto;
  height: auto;
  max-width: 100%;
  max-height: 100%;
  object-fit: contain;
  background: ${color.skeleton};
  border-radius: ${corner.media};
  animation: overlay-rise ${duration.galleryFade}ms ${easing.out};
`;

export const close = css`
  position: absolute;
  top: ${rem(space[4])};
  inset-inline-end: ${rem(space[4])};

  ${up('md')} {
    top: ${rem(space[7])};
    inset-inline-end: ${rem(space[7])};
  }
`;
