import { css } from '@linaria/core';
import { below, focusRing, forcedColors } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

export const label = css`
  margin-bottom: 6px;
  font-size: 0.75rem;
  color: ${color.textMuted};
`;

export const swatches = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${below('lg')} {
    gap: 16px;
    padding-block-end: 8px;
  }
`;

export const item = css`
  position: relative;
  border-radius: ${radius.full}px;
  outline: none;
  cursor: pointer;

  /* As large as the gaps allow. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;

    ${below('lg')} {
      inset: -8px;
    }
  }

  &[data-selected] {
    box-shadow:
      0 0 0 2px ${color.surfaceRaised},
      0 0 0 4px ${color.text};
  }

  ${forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;
