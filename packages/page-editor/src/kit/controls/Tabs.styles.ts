import { css } from '@linaria/core';
import {
  bodyWords,
  centred,
  drawnPart,
  emphasis,
  forcedColors,
  forcedMark,
  hoverText,
  motionAllowed,
  ringAt,
  spacedRow,
} from '../theme/mixins.ts';
import { color, duration, easing, radius } from '../theme/tokens.ts';

/** In px. */
const GAP = 24;

/** How wide in px an arrow is; the tabs fade below it. */
const ARROW = 36;

export const bar = css`
  position: relative;
`;

export const list = css`
  position: relative;
  display: flex;
  column-gap: ${GAP}px;
  /* What scrolls is cut: the first and the last one are as wide as the others. */
  padding: 0 ${GAP / 2}px 2px;
  margin-inline: -${GAP / 2}px;
  overflow-x: auto;
  /* The browser brings a tab that gets the focus into view: not below an arrow. */
  scroll-padding-inline: ${ARROW * 2}px;
  scrollbar-width: none;

  ${motionAllowed} {
    scroll-behavior: smooth;
  }

  mask-image: linear-gradient(
    90deg,
    transparent var(--before, 0),
    #000 calc(var(--before, 0px) * 2),
    #000 calc(100% - var(--after, 0px) * 2),
    transparent calc(100% - var(--after, 0px))
  );

  [data-hidden~='before'] > & {
    --before: ${ARROW}px;
  }

  [data-hidden~='after'] > & {
    --after: ${ARROW}px;
  }
`;

export const arrow = css`
  position: absolute;
  inset: 0 auto 2px -12px;
  ${centred}
  width: 44px;
  border-radius: ${radius.xs}px;

  &[data-end='after'] {
    inset-inline: auto -12px;
  }

  ${hoverText}
`;

export const tab = css`
  position: relative;
  flex: none;
  ${spacedRow(8)}
  min-height: 44px;
  ${bodyWords}
  border-radius: ${radius.xs}px;
  cursor: pointer;
  transition: color ${duration.quick}ms ${easing.out};

  /* A short one is as wide as its gaps allow. */
  &::before {
    ${drawnPart}
    inset: 0 -${GAP / 2}px;
  }

  ${hoverText}

  &[data-selected] {
    ${emphasis}
  }

  &[data-selected]::after {
    ${drawnPart}
    inset: auto 0 3px;
    height: 2px;
    background: ${color.text};
  }

  &[data-focus-visible] {
    ${ringAt(-2)}
  }

  ${forcedColors} {
    &[data-selected]::after {
      ${forcedMark}
    }
  }
`;

export const panel = css`
  outline: none;
`;
