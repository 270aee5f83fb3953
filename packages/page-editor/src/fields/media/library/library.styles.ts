import { css } from '@linaria/core';
import {
  below,
  centred,
  filling,
  focusRingInset,
  framedPicture,
  growingDown,
  inColumn,
  quiet,
  scrollingPart,
  spacedStack,
} from '../../../kit/theme/mixins.ts';
import { color, radius } from '../../../kit/theme/tokens.ts';
import { frame, tile } from '../../../kit/lists/Tile.styles.ts';

export const grid = css`
  position: relative;
  ${growingDown}
  /* The layout leaves its gap at the sides, too. */
  margin-inline: -8px;
  ${scrollingPart}
  outline: none;

  &[data-focus-visible] {
    ${focusRingInset}
  }

  &[data-size='page'] {
    margin-inline: -13px;
    /* Chromium moves what scrolls without painting it anew only if its ground is opaque. */
    background: ${color.surfaceSunken};
  }

  /* In a dialog a tile is as high as its picture and its words. */
  &:not([data-size='page']) .${tile} {
    height: auto;
    cursor: pointer;
  }

  &:not([data-size='page']) .${frame} {
    flex: none;
    background: ${color.surfaceSunken};

    &[data-current] {
      padding: 5px;
    }
  }

  &[data-size='small'] .${frame} {
    height: 90px;

    & > :not([data-drawing]) {
      object-fit: cover;
    }
  }

  &[data-size='large'] .${frame} {
    aspect-ratio: 16 / 10;
  }
`;

export const empty = css`
  padding: 24px 0;
  color: ${color.textMuted};

  [data-size='page'] & {
    padding-inline: 13px;
  }
`;

export const loading = css`
  display: block;
  padding: 8px 0;
  ${quiet}

  [data-size='page'] & {
    padding-inline: 13px;
  }
`;

/** What a file looks like, in a frame of any size. */
export const picture = css`
  ${framedPicture}
  border-radius: ${radius.sm}px;

  &[data-drawing] {
    padding: 12px;
    object-fit: contain;
  }
`;

export const glyph = css`
  ${centred}
  ${filling}
  color: ${color.textMuted};
`;

export const pane = css`
  ${inColumn}
  gap: 12px;
  height: 100%;
`;

export const pills = css`
  /* The hit areas of two lines would lie over each other. */
  ${below('lg')} {
    row-gap: 12px;
  }
`;

export const uploads = css`
  flex: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${spacedStack(12)}
  max-height: 40%;
  padding: 3px;
  margin-inline: -3px;
  overflow: auto;

  [data-roomy] > & {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 16px;
  }
`;
