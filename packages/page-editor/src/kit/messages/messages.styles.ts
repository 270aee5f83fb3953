import { css } from '@linaria/core';
import {
  aboveSheet,
  below,
  bodyWords,
  focusRing,
  forcedEdge,
  growingWords,
  inLines,
  raised,
  spacedRow,
  spacedStack,
  typeStep,
} from '../theme/mixins.ts';
import { color, weight, breakpoint } from '../theme/tokens.ts';

export const failed = css`
  ${inLines}
  gap: 16px 24px;
  min-width: 0;
  padding: 24px;

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
  place-content: center;
  justify-items: start;
  ${spacedStack(24)}
  min-height: 100dvh;
  padding: 24px;
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
  /* Of a path, too. */
  overflow-wrap: anywhere;
`;

/** Width of the form in px. */
const FORM = 416;

export const region = css`
  ${aboveSheet}
  position: fixed;
  z-index: 60;
  inset: auto 0 calc(24px + var(--sheet));
  ${spacedStack(12)}
  width: min(100% - 24px, 34rem);
  margin-inline: auto;
  outline: none;

  /* In the middle of what is beside the form, which is typed in. */
  @media (min-width: ${breakpoint.lg}px) {
    inset-inline-end: ${FORM}px;
  }
`;

export const toast = css`
  ${spacedRow(8)}
  min-height: 60px;
  padding: 8px 8px 8px 24px;
  ${raised}
  border-radius: 30px;

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

  ${forcedEdge}
`;

export const words = css`
  ${growingWords}
  ${bodyWords}

  ${below('sm')} {
    min-width: calc(100% - 56px);
  }
`;
