import { css } from '@linaria/core';
import { motionAllowed, square, stroked } from '../theme/mixins.ts';
import { color, duration, easing } from '../theme/tokens.ts';

export const icon = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  ${stroked(1.5)}
  stroke-linecap: round;
  stroke-linejoin: round;

  & [data-fill] {
    fill: currentColor;
    stroke: none;
  }

  &[data-size='small'] {
    width: 1rem;
    height: 1rem;
  }

  &[data-tone='muted'] {
    color: ${color.textMuted};
  }

  &[data-tone='positive'] {
    color: ${color.positive};
  }

  &[data-tone='negative'] {
    color: ${color.negative};
  }
`;

export const phase = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
  vertical-align: bottom;
`;

export const words = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const disc = css`
  flex: none;
  ${square(14)}
  overflow: visible;
  color: ${color.text};
  forced-color-adjust: auto;

  &[data-large] {
    ${square(20)}
  }
`;

export const ring = css`
  ${stroked(1.5)}
`;

export const lit = css`
  fill: currentColor;
  transition: d ${duration.pageFade}ms ${easing.soft};
`;

/** The negative ring of trouble, with a gap around the disc. */
export const trouble = css`
  ${stroked(1.7)}
  color: ${color.negative};
`;

/** The shadow that crosses the disc once while saving. */
export const shade = css`
  ${motionAllowed} {
    animation: editor-phase-cross ${duration.pageFade}ms ${easing.inOut} both;
  }

  @keyframes editor-phase-cross {
    from {
      translate: -16px 0;
    }

    to {
      translate: 16px 0;
    }
  }
`;
