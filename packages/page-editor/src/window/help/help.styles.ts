import { css } from '@linaria/core';
import { aboveSheet, below, floating, round } from '../../kit/theme/mixins.ts';
import { color, radius } from '../../kit/theme/tokens.ts';

export const keys = css`
  margin-top: 8px;

  & > div {
    display: grid;
    grid-template-columns: minmax(10rem, 17rem) minmax(0, 1fr);
    gap: 4px 24px;
    align-items: center;
    min-height: 44px;
    padding-block: 8px;
    border-top: 1px solid ${color.border};

    ${below('sm')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const combination = css`
  display: inline-flex;
  gap: 4px;
  font: inherit;
`;

export const key = css`
  min-width: 1.75rem;
  padding: 2px 8px;
  font: inherit;
  font-size: 0.875rem;
  text-align: center;
  border-radius: ${radius.sm}px;
  box-shadow: 0 0 0 1px ${color.borderStrong};
`;

export const hint = css`
  ${aboveSheet}
  position: fixed;
  z-index: 20;
  inset: auto 16px calc(28px + var(--sheet));
  width: fit-content;
  max-width: 36rem;
  padding: 8px 20px;
  margin-inline: auto;
  color: ${color.text};
  border-radius: ${radius.full}px;
  ${floating}

  /* Notes go by themselves; it comes back then. */
  body:has([aria-modal='false']) & {
    visibility: hidden;
  }
`;

export const disc = css`
  flex: none;
  background: ${color.mark};
  ${round(8)}
`;
