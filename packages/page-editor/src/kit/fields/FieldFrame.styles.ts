import { css } from '@linaria/core';
import {
  anyWords,
  centred,
  forcedColors,
  fromTop,
  quiet,
  ringAt,
  round,
  smallPrint,
  smallWords,
  spacedLines,
} from '../theme/mixins.ts';
import { color, radius, weight } from '../theme/tokens.ts';

export const frame = css`
  position: relative;
  min-width: 0;
`;

/** Its ring goes round label and value: a field has no box of its own. */
export const ringed = css`
  border-radius: ${radius.xs}px;

  &:has([data-control]:focus-visible, [data-control] :focus-visible) {
    ${ringAt(8)}
  }

  & [data-control],
  & [data-control] :focus-visible,
  & [data-control]:focus-visible {
    outline: none;
  }

  ${forcedColors} {
    &:has([data-control]:focus-visible, [data-control] :focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const head = css`
  ${spacedLines('0 12px')}
  align-items: baseline;
  margin-bottom: 4px;
  ${quiet}
  line-height: 1.25rem;
`;

/** As wide as its words: what is beside it goes below it where both do not fit. */
export const label = css`
  flex: 1 1 auto;
  ${anyWords}
  font-weight: ${weight.medium};
`;

/** It stays: what comes and goes with the focus would move every field below. */
export const hint = css`
  margin-bottom: 2px;
  ${smallPrint}
`;

export const note = css`
  ${fromTop(6)}
  margin-top: 6px;
  ${smallPrint}

  & > svg {
    margin-top: 1px;
  }
`;

export const problem = css`
  color: ${color.text};
`;

export const dot = css`
  position: absolute;
  top: -2px;
  left: -23px;
  ${centred}
  ${round(24)}

  &::after {
    content: '';
    background: ${color.text};
    ${round(6)}
  }

  ${forcedColors} {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const words = css`
  max-height: 12rem;
  overflow: auto;
  ${smallWords}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
