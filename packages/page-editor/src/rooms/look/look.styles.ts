import { css } from '@linaria/core';
import { below, goneBelow, inRow, partWords, typeStep } from '../../kit/theme/mixins.ts';
import { color, weight } from '../../kit/theme/tokens.ts';

export const form = css`
  padding-bottom: 24px;
`;

export const head = css`
  ${inRow}
  justify-content: space-between;
  min-height: 40px;

  ${goneBelow('md')}
`;

export const title = css`
  ${typeStep('title30')}
`;

export const label = css`
  margin-block: 8px;
  ${partWords}
`;

export const chosen = css`
  font-weight: ${weight.regular};
  color: ${color.text};
`;

/** The parts of a phone, which scroll under a fade. */
export const parts = css`
  margin-block: -4px 12px;
  margin-inline: -20px;
  padding-inline: 12px 40px;
  overflow-x: auto;
  scrollbar-width: none;
  mask-image: linear-gradient(90deg, #000 calc(100% - 40px), transparent);

  & > * {
    flex-wrap: nowrap;
    width: max-content;
  }

  & label {
    min-height: 44px;
    font-weight: ${weight.medium};
  }

  & label:not([data-selected]) {
    padding-inline: 11px;
    color: ${color.textMuted};
  }
`;

export const part = css`
  /* What is small stands side by side. */
  &[data-columns] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
    gap: 8px 24px;
    padding-top: 8px;
    border-top: 1px solid ${color.border};

    ${below('xl')} {
      column-gap: 16px;
    }
  }
`;
