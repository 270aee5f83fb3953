import { css } from '@linaria/core';
import { canHover, ellipsis, focusRingInset, forcedColors, typeStep } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const grid = css`
  position: relative;
  flex: 1;
  min-height: 0;
  /* The layout leaves its gap at the sides, too. */
  margin-inline: -16px;
  overflow: auto;
  overscroll-behavior: contain;
  /* Chromium moves what scrolls without painting it anew only if its ground is opaque. */
  background: ${color.surfaceSunken};
  scrollbar-width: thin;
  outline: none;

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

export const empty = css`
  padding: 24px 16px;
  color: ${color.textMuted};
`;

export const loading = css`
  display: block;
  padding: 8px 16px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const tile = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.md}px;
  outline: none;
  cursor: default;
`;

export const frame = css`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.md}px;

  & > img,
  & > video {
    object-fit: contain;
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  [data-open] > & {
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }

  ${canHover} {
    [data-hovered]:not([data-open]) > & {
      outline: 1.5px solid ${color.focus};
      outline-offset: -1.5px;
    }
  }

  [data-focus-visible] > & {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }

  ${forcedColors} {
    [data-open] > & {
      outline-color: Highlight;
    }
  }
`;

/** The hit area of 44 px reaches to the corner. */
export const check = css`
  position: absolute;
  top: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;

  ${canHover} {
    opacity: 0;

    [data-hovered] > &,
    [data-selected] > &,
    [data-focus-visible] > &,
    [data-selecting] &,
    &[data-focus-visible] {
      opacity: 1;
    }
  }
`;

export const box = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: transparent;
  background: ${color.surfaceRaised};
  border: 1.5px solid ${color.text};
  border-radius: ${radius.xs}px;

  [data-selected] > & {
    color: ${color.surfaceSunken};
    background: ${color.text};
  }

  [data-focus-visible] > & {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  ${forcedColors} {
    [data-selected] > & {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const caption = css`
  display: flex;
  flex: none;
  flex-direction: column;
  padding-top: 6px;
  ${typeStep('caption12')}
  color: ${color.textMuted};
`;

export const name = css`
  font-weight: ${weight.medium};
  color: ${color.text};
  ${ellipsis}
`;

export const facts = css`
  ${ellipsis}

  &[data-task] {
    color: ${color.text};
  }
`;
