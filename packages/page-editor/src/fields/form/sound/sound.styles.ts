import { css } from '@linaria/core';
import {
  canHover,
  centred,
  drawnOver,
  ellipsis,
  filling,
  focusRing,
  forcedChosen,
  forcedColors,
  forcedMark,
  framed,
  grabbed,
  hitArea,
  inverse,
  partWords,
  round,
  square,
  typeStep,
} from '../../../kit/theme/mixins.ts';
import { color, radius, weight } from '../../../kit/theme/tokens.ts';

export const section = css`
  margin-top: 24px;
`;

/** A part of it below its file. */
export const part = css`
  padding-block: 8px 4px;
`;

export const head = css`
  min-height: 32px;
  ${partWords}
`;

export const figures = css`
  font-weight: ${weight.regular};
  font-variant-numeric: tabular-nums;
`;

export const actions = css`
  min-height: 40px;
  margin-top: 8px;
  font-size: 0.875rem;
`;

/** The wave and its handles; it keeps its height while a file is decoded. */
export const wave = css`
  position: relative;
  height: 96px;
  margin-top: 8px;
  border-radius: ${radius.sm}px;
`;

export const drawing = css`
  position: absolute;
  inset: 0 0 24px;
  width: 100%;
  height: 72px;
  color: ${color.borderStrong};
  pointer-events: none;
`;

export const lit = css`
  color: ${color.text};
  clip-path: inset(0 var(--after) 0 var(--before));
`;

/** Handles are dragged, nothing else on the wave is. */
export const track = css`
  height: 100%;
  pointer-events: none;
`;

export const handle = css`
  top: 50%;
  width: 2px;
  height: 100%;
  pointer-events: auto;
  touch-action: none;
  cursor: ew-resize;
  background: linear-gradient(${color.text} 76px, transparent 76px);
  ${hitArea}

  /* Chrome gives a finger's press to a button nearby, unless what is below it has such a style. */
  &:active {
    cursor: grabbing;
  }

  /* Handles that meet leave each other room: the start reaches to the left, the end to the right. */
  &::after {
    translate: -72% -50%;
  }

  &[data-side='end']::after {
    translate: -28% -50%;
  }

  &[data-disabled] {
    cursor: default;
  }
`;

/** The knob below the wave: half a disc that points into the loop. */
export const knob = css`
  position: absolute;
  bottom: 0;
  inset-inline-end: 0;
  ${square(20)}
  background: ${color.text};
  border-radius: ${radius.full}px 0 ${radius.full}px ${radius.full}px;

  [data-side='end'] > & {
    inset-inline: 0 auto;
    border-radius: 0 ${radius.full}px ${radius.full}px;
  }

  [data-focus-visible] > & {
    ${focusRing}
  }

  ${forcedColors} {
    ${forcedMark}
  }
`;

export const playhead = css`
  position: absolute;
  top: 0;
  width: 2px;
  height: 72px;
  margin-inline-start: -1px;
  pointer-events: none;
  background: ${color.mark};

  ${forcedColors} {
    ${forcedMark}
  }
`;

/** The room from above, as wide as it is deep. */
export const room = css`
  ${framed}
  width: 100%;
  max-width: 360px;
  aspect-ratio: 1;
  margin-block: 8px 12px;
  box-shadow: inset 0 0 0 1px ${color.border};
`;

export const rings = css`
  ${drawnOver}
  ${filling}
  fill: none;
  stroke: ${color.border};

  & > [data-listener] {
    fill: ${color.surfaceRaised};
    stroke: ${color.borderStrong};
  }
`;

export const side = css`
  position: absolute;
  inset-inline: 0;
  ${typeStep('caption12')}
  text-align: center;
  color: ${color.textMuted};
  pointer-events: none;

  &[data-side='front'] {
    top: 8px;
  }

  &[data-side='back'] {
    bottom: 8px;
  }
`;

export const stem = css`
  position: absolute;
  ${centred}
  margin: -14px 0 0 -14px;
  color: ${color.text};
  background: ${color.surfaceRaised};
  ${round(28)}
  box-shadow: 0 0 0 1.5px ${color.borderStrong};
  ${grabbed}
  ${hitArea}

  &[data-chosen] {
    z-index: 1;
    ${inverse}
    box-shadow: none;
  }

  ${canHover} {
    &:hover {
      box-shadow: 0 0 0 1.5px ${color.text};
    }
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &[data-chosen] {
      ${forcedChosen}
    }
  }
`;

/** Takes no part in the layout. */
export const marked = css`
  display: contents;
`;

/** Its name, at the side where there is room. */
export const stemName = css`
  position: absolute;
  inset-inline-start: calc(100% + 9px);
  max-width: 96px;
  ${ellipsis}
  ${typeStep('caption12')}
  color: ${color.text};
  pointer-events: none;

  [data-side='left'] > & {
    inset-inline: auto calc(100% + 9px);
  }
`;

/** Drawn, so that the name of the disc is all of its text. */
export const number = css`
  ${typeStep('caption12')}
  font-variant-numeric: tabular-nums;

  &::before {
    content: attr(data-number);
  }
`;
