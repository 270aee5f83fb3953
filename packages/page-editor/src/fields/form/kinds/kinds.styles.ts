import { css } from '@linaria/core';
import { covering, focusRing, growing, smallPrint } from '../../../kit/theme/mixins.ts';
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

export const degrees = css`
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

export const pairGroup = css`
  min-width: 0;
  padding: 0;
  border: 0;
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
