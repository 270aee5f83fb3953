import { css } from '@linaria/core';
import { canHover, focusRingInset, growing, spacedRow } from '../../kit/theme/mixins.ts';
import { color, radius, weight } from '../../kit/theme/tokens.ts';

export const heading = css`
  margin: 40px 0 12px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const held = css`
  ${growing}
  ${spacedRow(16)}
  padding: 4px 0 4px 12px;
  text-align: start;
  border-inline-start: 2px solid transparent;
  outline: none;

  &[aria-current='true'] {
    border-inline-start-color: ${color.text};
  }

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.sm}px;
  }
`;
