import { css } from '@linaria/core';
import {
  bodyWords,
  disabled,
  focusRingInset,
  forcedChosen,
  forcedColors,
  growingWords,
  quiet,
  scrolling,
  spacedRow,
} from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

/** The part of a sheet around a list that scrolls by itself. */
export const listFrame = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
`;

/** A list of options or actions within a popover. */
export const list = css`
  min-width: 12rem;
  max-width: 24rem;
  padding: 8px;
  ${scrolling}
  outline: none;

  /* As wide as the field it belongs to. */
  &[data-fitted] {
    width: max(var(--trigger-width), 12rem);
    max-width: none;
  }

  /* Words begin at one edge, also those of an entry without a glyph. */
  &:has(> [data-glyph]) > :not([data-glyph]) {
    padding-inline-start: 44px;
  }
`;

export const item = css`
  ${spacedRow(12)}
  min-height: 44px;
  padding: 6px 12px;
  ${bodyWords}
  border-radius: ${radius.sm}px;
  outline: none;
  cursor: default;

  &[data-hovered],
  &[data-focused] {
    background: ${color.border};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }

  &[data-disabled] {
    ${disabled}
    opacity: 0.6;
  }

  &[data-danger] {
    color: ${color.negative};
  }

  ${forcedColors} {
    &[data-focused] {
      ${forcedChosen}
    }
  }
`;

export const words = css`
  ${growingWords}
`;

export const detail = css`
  display: block;
  ${quiet}
`;

export const keys = css`
  flex: none;
  font: inherit;
  ${quiet}
`;

export const empty = css`
  padding: 12px;
  ${quiet}
`;
