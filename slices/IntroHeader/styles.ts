import { css } from '@linaria/core';
import { print, type, typeStep, up } from '#ui/theme/mixins.ts';
import { border, color, space, weight } from '#ui/theme/tokens.ts';

/** Keeps the facts clear of the floating bar: 80 from the bottom, 60 high, and a margin. */
const barClearance = space[15];

export const section = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space[8]}px;
  min-height: calc(100svh - ${border.pageOutline.base}px);
  padding-block: ${space[13]}px ${barClearance}px;
  border-block-end: ${border.hairline}px solid ${color.hairline};
  position: relative;

  ${up('lg')} {
    min-height: calc(100svh - ${border.pageOutline.lg}px);
  }

  ${print} {
    padding-block: ${space[10]}px;
  }
`;

/* From lg the cut-out is at the right and overlaps what follows. */
export const cutOut = css`
  display: none;

  ${up('lg')} {
    display: block;
    position: absolute;
    z-index: 1;
    right: calc(24% - 410px);
    bottom: -${space[8]}px;
    width: 820px;
    max-width: none;
    rotate: 7deg;
    pointer-events: none;
  }
`;

export const logo = css`
  width: auto;
  max-width: 100%;
  height: ${space[10]}px;
  align-self: flex-start;
`;

export const name = css`
  ${type('pageTitle')}
  color: ${color.text};
  overflow-wrap: anywhere;

  ${up('lg')} {
    [data-pictured] > & {
      max-width: 56%;
    }
  }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]}px ${space[10]}px;
  margin-block-start: ${space[2]}px;
  ${typeStep('lead20')}
  font-weight: ${weight.medium};
`;
