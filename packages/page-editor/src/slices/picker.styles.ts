import { css } from '@linaria/core';
import {
  below,
  framed,
  framedPicture,
  goneBelow,
  quietCaption,
  ringAt,
  spacedRow,
  spacedStack,
} from '../kit/theme/mixins.ts';
import { color, darkPalette, radius } from '../kit/theme/tokens.ts';

/** Height in px of a slice's picture. */
const PICTURE = 100;

export const picker = css`
  grid-template-rows: auto minmax(0, 1fr) auto;
  ${spacedStack(16)}
  min-height: 0;
  padding: 4px;
`;

export const head = css`
  ${spacedRow(12)}
  margin-inline-end: -10px;
`;

export const total = css`
  flex: none;
  margin-inline-start: 12px;

  ${goneBelow('md')}
`;

export const grid = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px 16px;
  max-height: min(60vh, 560px);
  padding: 4px;
  margin: -4px -8px;
  overflow-y: auto;
  outline: none;
  color: ${color.textMuted};

  ${below('xl')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${below('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const tile = css`
  display: grid;
  align-content: start;
  padding: 4px;
  border-radius: ${radius.lg}px;
  outline: none;
  cursor: pointer;

  &[data-hovered] {
    background: ${color.surface};
  }

  &[data-focus-visible] {
    ${ringAt(0)}
  }
`;

export const frame = css`
  ${framed}
  height: ${PICTURE}px;
  background: ${darkPalette.background};
  box-shadow: 0 0 0 1px ${color.hairline};

  &[data-ground='light'] {
    background: #fff;
  }

  & > img {
    ${framedPicture}
    object-position: top;

    &[data-wide] {
      object-fit: contain;
      object-position: center;
    }
  }
`;

export const sketch = css`
  ${spacedRow(12)}
  height: ${PICTURE}px;
  padding: 0 16px;
  border-radius: ${radius.md}px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
`;

export const name = css`
  margin-top: 8px;
`;

export const foot = css`
  padding-top: 12px;
  border-top: 1px solid ${color.border};
  ${quietCaption}

  @media (hover: none) {
    display: none;
  }
`;
