import { css } from '@linaria/core';
import {
  canHover,
  focusRingInset,
  forcedColors,
  forcedMark,
  grip as gripLook,
  growing,
  landingDisc,
  landingLine,
  spacedRow,
} from '../theme/mixins.ts';
import { color, duration, easing, radius } from '../theme/tokens.ts';

export const rows = css`
  border-top: 1px solid ${color.border};
  outline: none;

  &[data-look='plain'] {
    border-top: 0;
  }

  &[data-empty] {
    padding-block: 14px;
    color: ${color.textMuted};
    border-bottom: 1px solid ${color.border};
  }
`;

/** The disc at its left end. */
const disc = `
    ${landingDisc}
    z-index: 1;
    top: -6px;
`;

export const row = css`
  position: relative;
  ${spacedRow(12)}
  min-height: 52px;
  padding-block: 4px;
  border-bottom: 1px solid ${color.border};
  outline: none;
  transition: background-color ${duration.quick}ms ${easing.out};

  &[data-selected] {
    box-shadow: inset 2px 0 0 ${color.mark};
  }

  ${canHover} {
    &[data-hovered] {
      border-bottom-color: ${color.borderStrong};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.xs}px;
  }

  [data-look='plain'] > & {
    flex-direction: row-reverse;
    min-height: 48px;
    padding: 0 4px 0 8px;
    border-bottom: 0;
    border-radius: ${radius.sm}px;

    &[data-selected] {
      background: ${color.surfaceRaised};
      box-shadow: none;
    }

    ${canHover} {
      &[data-hovered] {
        background: color-mix(in srgb, ${color.surfaceRaised} 55%, transparent);
      }

      &[data-hovered][data-selected] {
        background: ${color.surfaceRaised};
      }
    }
  }

  &[data-dragging] {
    opacity: 0.38;
  }

  &[data-drop]::before {
    ${landingLine}
  }

  &[data-drop]::after {
    ${disc}
  }

  &[data-drop='after']::before {
    inset: auto 0 -2px;
  }

  &[data-drop='after']::after {
    top: auto;
    bottom: -6px;
  }

  ${forcedColors} {
    &[data-selected] {
      border-inline-start: 3px solid Highlight;
    }
  }
`;

export const content = css`
  ${growing}
  ${spacedRow(12)}
`;

export const grip = css`
  ${gripLook}

  /* Where there is a pointer, only at the row it is over. */
  ${canHover} {
    [data-look='plain']
      [role='row']:not([data-hovered], [data-selected], [data-focused])
      &:not(:focus-visible) {
      opacity: 0;
    }
  }
`;

export const dropLine = css`
  position: relative;
  height: 0;

  &[data-drop-target]::before {
    ${landingLine}
  }

  &[data-drop-target]::after {
    ${disc}
  }

  ${forcedColors} {
    &[data-drop-target]::before,
    &[data-drop-target]::after {
      ${forcedMark}
    }
  }
`;

/** What follows the pointer instead of several rows. */
export const card = css`
  padding: 12px 16px;
  border: 2px solid ${color.mark};
  border-radius: ${radius.md}px;
  color: ${color.text};
  background: ${color.surfaceRaised};
`;
