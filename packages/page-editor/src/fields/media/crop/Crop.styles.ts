import { css } from '@linaria/core';
import {
  chosenRing,
  covering,
  drawnPart,
  filling,
  grabbed,
  grounded,
  inColumn,
  inLines,
  reaching,
  ringAt,
  round,
  square,
} from '../../../kit/theme/mixins.ts';
import { color, duration, easing, radius } from '../../../kit/theme/tokens.ts';

/** Never higher than the window has room for. */
export const stage = css`
  --room: max(12rem, 100dvh - 27rem);

  position: relative;
  justify-self: center;
  width: min(100%, var(--room) * var(--ratio));
  aspect-ratio: var(--ratio);
  ${grounded(color.surfaceSunken)}
  touch-action: none;
  user-select: none;
  /* What is drawn on a picture has to show on the picture's colours. */
  forced-color-adjust: none;
`;

export const dim = css`
  ${covering}
  ${filling}
  border-radius: ${radius.md}px;
  opacity: 0.3;
`;

export const lit = css`
  ${covering}
  ${filling}
`;

/** Light and dark, so that it shows on every picture. */
export const frame = css`
  position: absolute;
  box-shadow:
    0 0 0 2px #f5efe6,
    0 0 0 3px rgb(12 11 10 / 70%);
  cursor: move;
  outline: none;

  &:focus-visible,
  &[data-focus-visible] {
    ${ringAt(3)}
  }
`;

export const thirds = css`
  ${covering}

  &::before,
  &::after {
    ${drawnPart}
    border: 0 solid rgb(255 255 255 / 45%);
  }

  &::before {
    inset: 0 33.3333%;
    border-inline-width: 1px;
  }

  &::after {
    inset: 33.3333% 0;
    border-block-width: 1px;
  }
`;

export const corner = css`
  position: absolute;
  ${square(16)}
  background: #f5efe6;
  border-radius: ${radius.xs}px;
  box-shadow: 0 0 0 1px #0c0b0a;
  translate: -50% -50%;
  touch-action: none;

  ${reaching('-14px')}

  &[data-corner='nw'],
  &[data-corner='se'] {
    cursor: nwse-resize;
  }

  &[data-corner='ne'],
  &[data-corner='sw'] {
    cursor: nesw-resize;
  }
`;

export const ring = css`
  position: absolute;
  background: transparent;
  border: 3px solid ${color.mark};
  ${round(28)}
  box-shadow:
    0 0 0 2px rgb(12 11 10 / 70%),
    inset 0 0 0 2px rgb(12 11 10 / 70%);
  translate: -50% -50%;
  ${grabbed}

  &::after {
    ${drawnPart}
    inset: -11px;
    border-radius: ${radius.full}px;
  }
`;

export const bar = css`
  /* Below the hit areas of the lower corners. */
  margin-top: 10px;
`;

export const zoom = css`
  margin-inline-start: auto;
`;

export const slider = css`
  width: 108px;
  /* At its ends the hit area of the knob would cover the buttons. */
  margin-inline: 10px;
`;

export const views = css`
  ${inLines}
  gap: 16px 20px;
  align-items: end;
  margin-top: 8px;
`;

export const view = css`
  ${inColumn}
  min-width: 118px;
  cursor: pointer;
`;

export const viewPicture = css`
  max-height: 96px;
  margin-bottom: 10px;
  object-fit: cover;
  border-radius: ${radius.sm}px;
  transition: outline-color ${duration.instant}ms ${easing.out};

  [data-selected] > & {
    ${chosenRing(3)}
  }

  [data-focus-visible] > & {
    ${ringAt(3)}
  }
`;
