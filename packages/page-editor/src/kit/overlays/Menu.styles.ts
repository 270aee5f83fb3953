import { css } from '@linaria/core';
import { forcedColors } from '../theme/mixins.ts';
import { color, focus, radius } from '../theme/tokens.ts';

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
  overflow: auto;
  overscroll-behavior: contain;
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
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 6px 12px;
  font-size: 1rem;
  line-height: 1.4;
  border-radius: ${radius.sm}px;
  outline: none;
  cursor: default;

  &[data-hovered],
  &[data-focused] {
    background: ${color.border};
  }

  &[data-focus-visible] {
    outline: ${focus.width}px solid ${color.focus};
    outline-offset: ${focus.insetOffset}px;
  }

  &[data-disabled] {
    color: ${color.textMuted};
    background: none;
    opacity: 0.6;
  }

  &[data-danger] {
    color: ${color.negative};
  }

  ${forcedColors} {
    &[data-focused] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const detail = css`
  display: block;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const keys = css`
  flex: none;
  font: inherit;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const empty = css`
  padding: 12px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
