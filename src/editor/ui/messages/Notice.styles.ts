import { css } from '@linaria/core';
import { typeStep } from '#ui/theme/mixins.ts';
import { color, space } from '#ui/theme/tokens.ts';

/** How long in ms something may take before the window says so: a shorter notice would flicker. */
const PATIENCE = 400;

export const notice = css`
  display: grid;
  place-content: center;
  justify-items: start;
  gap: ${space[6]}px;
  min-height: 100dvh;
  padding: ${space[6]}px;
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

export const sentence = css`
  max-width: 560px;
  margin: 0;
  ${typeStep('title24')}
  text-wrap: balance;
  /* Of a path, too. */
  overflow-wrap: anywhere;
`;
