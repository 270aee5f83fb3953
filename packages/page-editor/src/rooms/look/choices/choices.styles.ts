import { css } from '@linaria/core';
import {
  canHover,
  centred,
  drawnPart,
  focusRing,
  forcedColors,
  forcedMark,
  forcedRing,
  inLines,
  inverse,
  motionAllowed,
  ownHitArea,
  quietCaption,
  round,
  spacedStack,
  square,
} from '../../../kit/theme/mixins.ts';
import { color, easing, radius, weight } from '../../../kit/theme/tokens.ts';

/** From new to full, in ms. */
const WAXING = 900;

export const tiles = css`
  /* Three in a row, fewer where the text is larger. */
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(max(6.5rem, calc((100% - 17px) / 3)), 100%), 1fr)
  );
  ${spacedStack(8)}
  padding-bottom: 16px;
`;

export const tile = css`
  position: relative;
  display: grid;
  align-content: start;
  min-height: 60px;
  padding: 8px 10px;
  border-radius: ${radius.md}px;
  box-shadow: inset 0 0 0 1px ${color.border};
  overflow: hidden;
  white-space: nowrap;
  cursor: pointer;

  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1.5px ${color.focus};
    }
  }

  &[data-selected] {
    box-shadow: inset 0 0 0 2px ${color.text};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  /* A moon that waxes until its face is there. */
  &[data-waiting]::after {
    ${drawnPart}
    inset: auto 10px 12px auto;
    ${round(14)}
    color: ${color.text};
    background: ${color.surface};
    box-shadow:
      inset -7px 0 0 currentColor,
      0 0 0 1.5px currentColor;

    ${motionAllowed} {
      animation: editor-face-waxes ${WAXING}ms ${easing.inOut} infinite alternate;
    }
  }

  @keyframes editor-face-waxes {
    from {
      box-shadow:
        inset 0 0 0 currentColor,
        0 0 0 1.5px currentColor;
    }

    to {
      box-shadow:
        inset -14px 0 0 currentColor,
        0 0 0 1.5px currentColor;
    }
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &[data-selected] {
      border: 2px solid Highlight;
    }
  }
`;

export const missing = css`
  margin-bottom: 16px;
`;

export const face = css`
  font-size: 1.125rem;
  line-height: 1.5rem;
  font-weight: ${weight.medium};
`;

export const second = css`
  line-height: 1.25rem;
  ${quietCaption}
`;

export const row = css`
  ${inLines}
  gap: 8px;
  min-height: 44px;
  border-top: 1px solid ${color.border};

  &[data-tall] {
    gap: 12px;
    min-height: 52px;
  }
`;

export const rowName = css`
  display: grid;
  flex: 1;
  line-height: 1.25rem;
`;

export const rowWords = css`
  ${quietCaption}
`;

/** The last pill, which opens a list. */
export const more = css`
  [data-look] > & {
    gap: 4px;
    padding-inline-end: 10px;
  }
`;

/** Options that are drawn. */
export const drawn = css`
  display: flex;
  gap: 12px;

  &[data-look='steps'] {
    gap: 0;
    justify-content: space-between;
    margin-top: 4px;
  }
`;

export const option = css`
  border-radius: ${radius.full}px;
  cursor: pointer;
  ${ownHitArea}

  ${canHover} {
    &:hover {
      box-shadow: 0 0 0 1.5px ${color.focus};
    }
  }

  &[data-selected] {
    box-shadow: 0 0 0 2px ${color.text};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    &[data-selected] {
      ${forcedRing(2)}
    }
  }

  [data-look='steps'] > & {
    ${centred}
    ${square(32)}
    color: ${color.textMuted};
    border-radius: ${radius.sm}px;

    &::after {
      min-width: 35px;
    }

    &[data-selected] {
      ${inverse}
      box-shadow: none;
    }

    ${canHover} {
      &:hover {
        box-shadow: inset 0 0 0 1.5px ${color.focus};
      }
    }

    ${forcedColors} {
      &[data-selected] {
        color: HighlightText;
        ${forcedMark}
        outline: none;
      }
    }
  }
`;

/** Inside the ring of what is chosen there is a gap. */
export const disc = css`
  display: block;
  ${round(40)}
  background: var(--disc) content-box;
  forced-color-adjust: none;

  [data-selected] > & {
    padding: 4px;
  }

  &[data-empty] {
    box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  }
`;

export const steps = css`
  min-width: 0;
`;

export const stepsName = css`
  font-size: 0.875rem;
  line-height: 1.25rem;
`;
