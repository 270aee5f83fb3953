import { css } from '@linaria/core';
import {
  below,
  ellipsis,
  emphasis,
  framedPicture,
  goneBelow,
  inRow,
  spacedRow,
  spacedStack,
  typeStep,
} from '../kit/theme/mixins.ts';
import { color, darkPalette, focus, radius, weight } from '../kit/theme/tokens.ts';

/** Height in px of a slice's picture. */
const PICTURE = 100;

export const picker = css`
  grid-template-rows: auto minmax(0, 1fr) auto;
  ${spacedStack(16)}
  min-height: 0;
  padding: 4px;
`;

export const head = css`
  ${inRow}
  gap: 12px 24px;
  margin-inline-end: -10px;

  & > :last-child {
    margin-inline-start: -12px;
  }

  ${below('md')} {
    gap: 0 12px;

    & > :last-child {
      margin-inline-start: 0;
    }
  }
`;

export const total = css`
  flex: none;
  color: ${color.textMuted};
  ${typeStep('small14')}

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
    outline: ${focus.width}px solid ${color.focus};
  }
`;

export const frame = css`
  display: block;
  height: ${PICTURE}px;
  border-radius: ${radius.md}px;
  overflow: hidden;
  background: ${darkPalette.background};

  &[data-ground='light'] {
    background: #fff;
  }
  box-shadow: 0 0 0 1px ${color.hairline};

  & > img {
    display: block;
    ${framedPicture}
    object-position: top;

    &[data-wide] {
      object-fit: contain;
      object-position: center;
    }
  }
`;

export const sketch = css`
  grid-template-columns: auto minmax(0, 1fr);
  ${spacedStack(12)}
  align-items: center;
  height: ${PICTURE}px;
  padding: 0 16px;
  color: ${color.textMuted};
  border-radius: ${radius.md}px;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.border};
`;

export const parts = css`
  display: grid;
  ${typeStep('caption12')}
  font-weight: ${weight.regular};

  & > span {
    ${ellipsis}
  }
`;

export const name = css`
  margin-top: 8px;
  ${typeStep('small14')}
  line-height: 1.4;
  ${emphasis}
`;

export const description = css`
  color: ${color.textMuted};
  ${typeStep('caption12')}
  font-weight: ${weight.regular};
`;

export const foot = css`
  ${spacedRow(16)}
  justify-content: end;
  padding-top: 12px;
  color: ${color.textMuted};
  border-top: 1px solid ${color.border};
  ${typeStep('caption12')}
  font-weight: ${weight.regular};

  @media (hover: none) {
    display: none;
  }
`;

export const key = css`
  margin-inline-end: 4px;
`;
