import { css } from '@linaria/core';
import { below, canHover, focusRing, forcedColors } from '../../../kit/theme/mixins.ts';
import { color, duration, easing, radius, weight } from '../../../kit/theme/tokens.ts';

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
  flex: none;
  margin-bottom: 12px;
`;
