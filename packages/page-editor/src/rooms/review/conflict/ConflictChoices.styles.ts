import { css } from '@linaria/core';
import {
  below,
  canHover,
  focusRing,
  forcedColors,
  inRow,
  quiet,
} from '../../../kit/theme/mixins.ts';
import { color, radius, weight } from '../../../kit/theme/tokens.ts';

export const conflict = css`
  padding-block: 20px 24px;
  border-top: 1px solid ${color.border};
`;

export const versions = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const version = css`
  display: block;
  padding: 18px 20px 20px;
  cursor: pointer;
  border-radius: ${radius.lg}px;
  box-shadow: inset 0 0 0 1px ${color.borderStrong};

  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${color.text};
    }
  }

  &[data-selected],
  &[data-used] {
    box-shadow: inset 0 0 0 2px ${color.mark};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    border: 1px solid CanvasText;

    &[data-selected],
    &[data-used] {
      border: 3px solid Highlight;
    }
  }
`;

export const name = css`
  ${inRow}
  flex-wrap: wrap;
  gap: 0 8px;
  margin-bottom: 10px;
  font-size: 0.875rem;
  line-height: 1.5;
`;

export const dot = css`
  width: 18px;
  height: 18px;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.full}px;

  [data-selected] &,
  [data-used] & {
    border: 6px solid ${color.mark};
  }
`;

export const merged = css`
  display: flex;
  gap: 14px;
  padding-block: 20px 24px;
  ${quiet}
  line-height: 1.5;
  border-top: 1px solid ${color.border};

  svg {
    flex: none;
    color: ${color.positive};
  }

  strong {
    font-weight: ${weight.medium};
    color: ${color.text};
  }
`;
