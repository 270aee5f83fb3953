import { css } from '@linaria/core';
import {
  centred,
  focusRing,
  forcedEdge,
  hoverText,
  inLines,
  ownHitArea,
  round,
  spacedRow,
} from '../kit/theme/mixins.ts';
import { color, radius, weight } from '../kit/theme/tokens.ts';

export const facts = css`
  display: grid;
  grid-template-columns: minmax(6rem, auto) minmax(0, 1fr);
  gap: 8px 24px;
  align-items: baseline;
  font-size: 0.875rem;

  & > div {
    display: contents;
  }

  & dt {
    color: ${color.textMuted};
  }

  & dd {
    overflow-wrap: anywhere;
  }

  & button[data-kind] {
    min-height: 0;
  }
`;

/** In place of a control: as high as its text on its rule. */
export const sentence = css`
  padding: 6px 0 9px;
  color: ${color.textMuted};
`;

export const tags = css`
  ${inLines}
  gap: 8px;
  padding: 4px 0 8px;

  &:empty {
    display: none;
  }
`;

export const tag = css`
  ${spacedRow(2)}
  min-height: 2.25rem;
  padding-inline: 16px 4px;
  font-size: 0.875rem;
  border-radius: ${radius.full}px;
  box-shadow: inset 0 0 0 1px ${color.borderStrong};
  outline: none;

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedEdge}
`;

export const remove = css`
  ${centred}
  ${round(28)}

  ${ownHitArea}
  ${hoverText}
`;

export const days = css`
  width: 100%;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: 8px;
    font-weight: ${weight.regular};
    text-align: start;
    border-bottom: 1px solid ${color.border};
  }

  & :is(th, td):last-child {
    text-align: end;
  }

  & thead th,
  & tr[data-none] {
    color: ${color.textMuted};
  }
`;
