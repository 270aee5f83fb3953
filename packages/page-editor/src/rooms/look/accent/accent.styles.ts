import { css } from '@linaria/core';
import {
  bareField,
  below,
  canHover,
  covering,
  emphasis,
  focusRing,
  grabbed,
  quietCaption,
  ringAt,
  round,
  smallPrint,
  spacedRow,
  spacedStack,
} from '../../../kit/theme/mixins.ts';
import { color, radius, weight } from '../../../kit/theme/tokens.ts';

export const suns = css`
  display: flex;
  justify-content: space-between;
  margin-bottom: 16px;

  ${below('md')} {
    margin-bottom: 12px;
  }
`;

export const sun = css`
  justify-items: center;
  ${spacedStack(4)}
  width: 44px;
  border-radius: ${radius.sm}px;
  line-height: 1rem;
  letter-spacing: 0.01em;
  white-space: nowrap;
  ${quietCaption}
  cursor: pointer;

  & > :last-child {
    margin-inline: -12px;
  }

  &[data-selected] {
    ${emphasis}
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;

/** A ring around it takes room of the disc. */
export const disc = css`
  padding: 2px;
  ${round(44)}
  background: var(--disc) content-box;
  forced-color-adjust: none;

  &[data-own] {
    background:
      radial-gradient(closest-side, ${color.surfaceSunken} 66%, transparent 68%) content-box,
      var(--disc) content-box;
  }

  ${canHover} {
    :hover > & {
      padding: 5px;
      box-shadow: inset 0 0 0 1.5px ${color.focus};
    }
  }

  [data-selected] > & {
    padding: 5px;
    box-shadow: inset 0 0 0 2px ${color.text};
  }
`;

export const dials = css`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr);
  gap: 12px 24px;
  margin-bottom: 12px;

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const ring = css`
  position: relative;
  grid-row: span 3;
  ${round(128)}
  ${grabbed}
  forced-color-adjust: none;
`;

export const band = css`
  ${covering}
  border-radius: inherit;
  background: var(--hues);
  mask: radial-gradient(closest-side, transparent 46px, #000 46.7px);
`;

export const inside = css`
  position: absolute;
  inset: 18px;
  display: grid;
  place-content: center;
  border-radius: inherit;
  ${smallPrint}
  text-align: center;
  background: ${color.surface};
`;

export const name = css`
  font-size: 1rem;
  line-height: 1.25rem;
  ${emphasis}
`;

/** Turned so that the knob is on the middle of the band. */
export const hand = css`
  --knob: 28px;
  position: absolute;
  inset: -5px 50px;
  pointer-events: none;
`;

export const code = css`
  ${spacedRow(12)}
  height: 32px;
  border-bottom: 1px solid ${color.borderStrong};
  font-size: 0.875rem;

  & > span {
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }

  &:has(:focus-visible) {
    ${ringAt(2)}
  }

  ${below('lg')} {
    height: 44px;
  }
`;

export const codeInput = css`
  ${bareField}
  height: 100%;
  padding: 0;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export const figures = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.4375rem;
  text-align: start;

  & th {
    padding: 0;
    font-weight: ${weight.regular};
    text-align: start;
  }

  & td,
  & thead th + th {
    width: 84px;
    padding: 0;
    font-variant-numeric: tabular-nums;
  }

  & thead th {
    line-height: 1.25rem;
    ${quietCaption}
  }

  & tbody tr {
    border-top: 1px solid ${color.border};
  }
`;

/** The very colour that is measured. */
export const dot = css`
  display: inline-block;
  margin-inline-end: 8px;
  ${round(12)}
  vertical-align: -1px;
  background: var(--color);
  box-shadow: 0 0 0 1px ${color.borderStrong};
  forced-color-adjust: none;
`;

export const remarks = css`
  padding-bottom: 12px;

  &:not(:empty) {
    padding-bottom: 4px;
  }
`;

export const remark = css`
  margin-top: 8px;

  & > svg {
    margin-top: 2px;
  }
`;
