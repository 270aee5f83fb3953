import { css } from '@linaria/core';
import {
  centred,
  forcedChosen,
  forcedColors,
  inRow,
  inverse,
  quietCaption,
  ringAt,
  underlined,
} from '../theme/mixins.ts';
import { color, radius, weight } from '../theme/tokens.ts';

export const calendar = css`
  width: max-content;
  margin: -4px -8px;

  /* Narrower than the popover with its distance from both edges. */
  @media (max-width: 347px) {
    margin-inline: -16px;
  }

  & table {
    border-spacing: 0;
  }

  & td,
  & th {
    padding: 0;
  }
`;

export const head = css`
  ${inRow}
  margin-bottom: 4px;
`;

export const title = css`
  flex: 1;
  font-size: 1rem;
  font-weight: ${weight.medium};
  text-align: center;
`;

/** As wide as a finger needs where the window has room for a week of it. */
const dayWidth = 'min(44px, (100vw - 24px) / 7)';

export const weekday = css`
  width: ${dayWidth};
  height: 28px;
  font-weight: ${weight.regular};
  ${quietCaption}
`;

export const day = css`
  ${centred}
  width: ${dayWidth};
  height: 44px;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  border-radius: ${radius.full}px;
  outline: none;
  cursor: pointer;

  &[data-outside-month] {
    display: none;
  }

  &[data-today] {
    ${underlined}
  }

  &[data-hovered] {
    background: ${color.border};
  }

  &[data-selected] {
    font-weight: ${weight.medium};
    ${inverse}
  }

  &[data-focus-visible] {
    ${ringAt(-1)}
  }

  ${forcedColors} {
    &[data-selected] {
      ${forcedChosen}
    }
  }
`;
