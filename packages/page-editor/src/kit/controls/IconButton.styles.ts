import { css } from '@linaria/core';
import { disabled, forcedColors, hoverText, ownHitArea, round, square } from '../theme/mixins.ts';
import { color, duration, easing } from '../theme/tokens.ts';

export const iconButton = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  ${round(40)}
  transition:
    color ${duration.quick}ms ${easing.out},
    background-color ${duration.quick}ms ${easing.out};
  ${ownHitArea}

  &[data-size='low'] {
    height: 36px;
  }

  &[data-size='large'] {
    ${square(44)}
  }

  &[data-tone='text'] {
    color: ${color.text};
  }

  ${hoverText}

  &[data-pressed],
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    color: ${color.text};
    background: ${color.surfaceRaised};
  }

  &[data-disabled],
  &[aria-disabled='true'] {
    ${disabled}
    opacity: 0.45;
  }

  ${forcedColors} {
    &[aria-pressed='true'] {
      outline: 1px solid Highlight;
    }
  }
`;
