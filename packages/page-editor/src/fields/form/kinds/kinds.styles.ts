import { css } from '@linaria/core';
import {
  covering,
  focusRing,
  growing,
  reaching,
  round,
  smallPrint,
} from '../../../kit/theme/mixins.ts';
import { color, radius } from '../../../kit/theme/tokens.ts';
import { plainInput } from '../../../kit/fields/ruled.styles.ts';

/** The input over an invisible copy of its text, which puts the unit right behind it. */
export const box = css`
  position: relative;
  display: flex;
  ${growing}
  gap: 6px;
  /* Without a text nothing else would be as high as a line. */
  min-height: 1lh;

  & > .${plainInput} {
    ${covering}
  }
`;

export const copy = css`
  overflow: hidden;
  white-space: pre;
  visibility: hidden;
`;

export const unit = css`
  flex: none;
  color: ${color.textMuted};
`;

export const steps = css`
  display: flex;
  margin: -8px -10px -11px 0;
`;

export const row = css`
  position: relative;

  & > button {
    top: 10px;
  }
`;

export const note = css`
  padding-top: 6px;
  ${smallPrint}

  &[data-problem] {
    color: ${color.text};
  }
`;

/** The ring goes around a text without a frame. */
export const ringed = css`
  min-width: 0;
  border-radius: ${radius.xs}px;

  &:has(textarea:focus-visible) {
    ${focusRing}
  }
`;

/** In place of entries or cells that are not there yet. */
export const empty = css`
  padding-block: 14px;
  line-height: 1.5;
  color: ${color.textMuted};
  border-block: 1px solid ${color.border};
`;

/** A group without a look of its own. */
export const group = css`
  min-width: 0;
  padding: 0;
  border: 0;
`;

/** What adds an entry or a row, as high as one. */
export const add = css`
  min-height: 52px;
`;

export const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 24px;
  margin-bottom: 4px;
`;

export const net = css`
  width: 100%;
  max-width: 15rem;
  overflow: visible;
`;

export const netLine = css`
  fill: none;
  stroke: ${color.border};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;

  &[data-zero] {
    stroke: ${color.borderStrong};
  }
`;

export const netPlace = css`
  fill: ${color.text};
`;

/** A colour. */
export const disc = css`
  display: block;
  flex: none;
  ${round(28)}
  box-shadow:
    inset 0 0 0 1px ${color.hairline},
    0 0 0 1px ${color.borderStrong};
  forced-color-adjust: none;
`;

/** Opens the picker. */
export const openPicker = css`
  position: relative;
  flex: none;
  margin-block: -2px;
  border-radius: ${radius.full}px;

  ${reaching('-8px')}
`;
