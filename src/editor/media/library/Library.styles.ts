import { css } from '@linaria/core';
import {
  below,
  canHover,
  ellipsis,
  focusRing,
  focusRingInset,
  forcedColors,
  typeStep,
} from '#ui/theme/mixins.ts';
import { color, duration, easing, radius, weight } from '#ui/theme/tokens.ts';

export const pane = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
`;

export const search = css`
  flex: none;
`;

export const pills = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 6px;
  margin-block: 14px 16px;

  /* The hit areas of two lines would lie over each other. */
  ${below('lg')} {
    row-gap: 12px;
  }
`;

export const pill = css`
  position: relative;
  min-height: 32px;
  padding: 2px 12px;
  font-size: 0.875rem;
  color: ${color.text};
  border-radius: ${radius.full}px;
  box-shadow: inset 0 0 0 1px ${color.borderStrong};
  cursor: pointer;
  transition: background-color ${duration.quick}ms ${easing.out};

  &::after {
    content: '';
    position: absolute;
    inset: -6px -1px;
  }

  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${color.text};
    }
  }

  &[data-selected] {
    font-weight: ${weight.medium};
    color: ${color.surfaceSunken};
    background: ${color.text};
    box-shadow: none;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &[data-selected] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const uploads = css`
  display: grid;
  flex: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  max-height: 40%;
  margin-bottom: 12px;
  padding: 3px;
  margin-inline: -3px;
  overflow: auto;

  [data-roomy] > & {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 16px;
  }
`;

export const problem = css`
  margin-bottom: 12px;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.text};
`;

export const grid = css`
  position: relative;
  flex: 1;
  min-height: 0;
  /* The layout leaves its gap at the sides, too. */
  margin-inline: -8px;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

export const empty = css`
  padding: 24px 0;
  color: ${color.textMuted};
`;

export const loading = css`
  display: block;
  padding: 8px 0;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const tile = css`
  display: flex;
  flex-direction: column;
  cursor: pointer;
  border-radius: ${radius.md}px;

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;

/** The layout measures tiles: their height must not depend on a picture that is on its way. */
export const frame = css`
  position: relative;
  height: 90px;
  overflow: hidden;
  background: ${color.surfaceSunken};
  border-radius: ${radius.md}px;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  [data-roomy] & {
    height: auto;
    aspect-ratio: 16 / 10;
  }

  [data-selected] > & {
    padding: 5px;
    outline: 2px solid ${color.brand};
    outline-offset: -2px;
  }

  ${canHover} {
    [data-hovered]:not([data-selected]) > & {
      outline: 1.5px solid ${color.focus};
      outline-offset: -1.5px;
    }
  }

  [data-focus-visible] > & {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }

  ${forcedColors} {
    [data-selected] > & {
      outline-color: Highlight;
    }
  }
`;

export const picture = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: ${radius.sm}px;

  [data-roomy] &,
  &[data-drawing] {
    object-fit: contain;
  }

  &[data-drawing] {
    padding: 12px;
  }
`;

export const glyph = css`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.textMuted};
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
`;
