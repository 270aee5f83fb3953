import { css } from '@linaria/core';
import { aboveSheet, below, focusRing, forcedColors, growing, inRow } from '../theme/mixins.ts';
import { breakpoint, color, radius, shadow } from '../theme/tokens.ts';

/** Width of the form in px. */
const FORM = 416;

export const region = css`
  ${aboveSheet}
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(24px + var(--sheet));
  display: grid;
  gap: 12px;
  width: min(100% - 24px, 34rem);
  margin-inline: auto;
  outline: none;

  /* In the middle of what is beside the form, which is typed in. */
  @media (min-width: ${breakpoint.lg}px) {
    inset-inline-end: ${FORM}px;
  }
`;

export const toast = css`
  ${inRow}
  gap: 8px;
  min-height: 60px;
  padding: 8px 8px 8px 24px;
  color: ${color.text};
  background: ${color.surfaceRaised};
  border-radius: 30px;
  box-shadow:
    ${shadow.raised},
    0 0 0 1px ${color.hairline};

  /* What can be done stands below the words. */
  ${below('sm')} {
    flex-wrap: wrap;
    justify-content: end;

    & > button:not(:last-child) {
      order: 1;
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    border: 1px solid CanvasText;
    border-radius: ${radius.page}px;
  }
`;

export const words = css`
  ${growing}
  line-height: 1.4;
  overflow-wrap: anywhere;

  ${below('sm')} {
    min-width: calc(100% - 56px);
  }
`;
