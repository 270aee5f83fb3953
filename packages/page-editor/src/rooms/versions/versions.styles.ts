import { css } from '@linaria/core';
import { besideRow, forcedColors, growingDown, inColumn } from '../../kit/theme/mixins.ts';
import { color } from '../../kit/theme/tokens.ts';

export const side = css`
  ${inColumn}
  height: 100%;
`;

export const now = css`
  padding: 8px 12px 12px;
`;

export const list = css`
  ${growingDown}
  padding-inline: 4px;
  overflow: auto;
  /* Opaque, as that of the library's grid. */
  background: ${color.surfaceSunken};
  outline: none;
  border-top: 1px solid ${color.border};

  &[data-empty] {
    padding-inline: 12px;
  }
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  min-height: 60px;
  padding: 8px 12px;
  border-bottom: 1px solid ${color.border};
  cursor: default;

  /* Rows out of view cost nothing; there may be hundreds. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 76px;

  & > span {
    grid-column: 2;
  }

  ${besideRow('&[data-selected]')}

  &[data-selected] {
    background: ${color.surfaceRaised};
  }

  ${forcedColors} {
    &[data-selected],
    &[data-focus-visible] {
      outline-color: Highlight;
    }
  }
`;
