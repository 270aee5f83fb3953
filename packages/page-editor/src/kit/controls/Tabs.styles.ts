import { css } from '@linaria/core';
import { canHover, focusRing, forcedColors } from '../theme/mixins.ts';
import { color, duration, easing, focus, weight } from '../theme/tokens.ts';

/** In px. */
const GAP = 24;

export const list = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${GAP}px;
  padding-bottom: 2px;
`;

export const tab = css`
  position: relative;
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;
  color: ${color.textMuted};
  border-radius: ${focus.linkRadius}px;
  cursor: pointer;
  transition: color ${duration.quick}ms ${easing.out};

  /* A short one is as wide as its gaps allow. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -${GAP / 2}px;
  }

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 3px;
    height: 2px;
    background: transparent;
  }

  ${canHover} {
    &:hover {
      color: ${color.text};
    }
  }

  &[data-selected] {
    font-weight: ${weight.medium};
    color: ${color.text};
  }

  &[data-selected]::after {
    background: ${color.text};
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }

  ${forcedColors} {
    &[data-selected]::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const panel = css`
  outline: none;
`;
