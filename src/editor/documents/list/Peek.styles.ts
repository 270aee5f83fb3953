import { css } from '@linaria/core';
import { lowWindow, motionAllowed, below } from '#ui/theme/mixins.ts';
import { color, duration, easing, radius } from '#ui/theme/tokens.ts';

export const disc = css`
  width: 264px;
  height: 264px;
  margin-top: 56px;
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.full}px;

  &:empty,
  &:not(:has(img)) {
    visibility: hidden;
  }

  ${below('xl')} {
    display: none;
  }

  ${lowWindow} {
    display: none;
  }

  @media (max-height: 820px) {
    display: none;
  }
`;

export const picture = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  ${motionAllowed} {
    animation: appear ${duration.base}ms ${easing.out};
  }
`;
