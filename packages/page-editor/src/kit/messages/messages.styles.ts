import { css } from '@linaria/core';
import { inRow, typeStep } from '../theme/mixins.ts';
import { color, weight } from '../theme/tokens.ts';

export const failed = css`
  ${inRow}
  flex-wrap: wrap;
  gap: 16px 24px;
  min-width: 0;
  padding: 24px;
  color: ${color.text};

  &[data-look='row'] {
    min-height: 56px;
    padding-block: 8px;
  }

  &[data-look='block'] {
    padding-inline: 0;
  }

  &[data-look='block'],
  &[data-look='window'] {
    flex-direction: column;
    align-items: start;
  }

  &[data-look='window'] {
    justify-content: center;
    width: fit-content;
    min-height: 100dvh;
    margin-inline: auto;
  }
`;

export const sentence = css`
  max-width: 560px;
  ${typeStep('small14')}
  text-wrap: pretty;

  [data-look='window'] > & {
    ${typeStep('title24')}
    text-wrap: balance;
  }
`;

export const what = css`
  display: inline;
  font-weight: ${weight.medium};
`;

/** How long in ms something may take before the window says so: a shorter notice would flicker. */
const PATIENCE = 400;

export const notice = css`
  display: grid;
  place-content: center;
  justify-items: start;
  gap: 24px;
  min-height: 100dvh;
  padding: 24px;
  color: ${color.text};
  background: ${color.surfaceSunken};

  &[data-busy] > * {
    animation: editor-late 1ms ${PATIENCE}ms both;
  }

  @keyframes editor-late {
    from {
      opacity: 0;
    }
  }
`;

export const noticeWords = css`
  max-width: 560px;
  ${typeStep('title24')}
  text-wrap: balance;
  /* Of a path, too. */
  overflow-wrap: anywhere;
`;
