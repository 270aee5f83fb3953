import { css } from '@linaria/core';
import { rem, canHover, focusRing, motionAllowed, typeStep } from '#ui/theme/mixins.ts';
import { border, color, component, corner, duration, easing } from '#ui/theme/tokens.ts';

const { height, padding } = component.field;

/** How far the row moves in px when an entry is refused. */
const shift = 6;

const nudge = `
  25% { translate: -${rem(shift)} 0; }
  75% { translate: ${rem(shift)} 0; }
`;

export const field = css`
  display: grid;
`;

export const label = css`
  margin-block-end: ${rem(12)};
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const row = css`
  display: flex;
  gap: ${rem(12)};

  @keyframes nudge-odd {
    ${nudge}
  }

  @keyframes nudge-even {
    ${nudge}
  }

  ${motionAllowed} {
    &[data-nudge='odd'] {
      animation: nudge-odd ${duration.base}ms ${easing.out};
    }

    &[data-nudge='even'] {
      animation: nudge-even ${duration.base}ms ${easing.out};
    }
  }
`;

export const input = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: ${rem(height)};
  padding: 0 ${rem(padding)};
  ${typeStep('body16')}
  color: ${color.text};
  background: ${color.surface};
  border: ${border.control}px solid ${color.borderStrong};
  border-radius: ${corner.field};
  appearance: none;

  &[type='password']:not(:placeholder-shown) {
    letter-spacing: 0.2em;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  ${canHover} {
    &:hover:not(:disabled) {
      border-color: ${color.textMuted};
    }
  }

  &:focus-visible {
    border-color: ${color.focus};
    ${focusRing}
  }

  &[aria-invalid='true'] {
    border-color: ${color.negative};
  }

  &:disabled {
    color: ${color.textSubtle};
    border-color: ${color.border};
  }
`;

export const error = css`
  display: flex;
  align-items: center;
  gap: ${rem(8)};
  ${typeStep('small14')}
  color: ${color.negative};

  &:not(:empty) {
    margin-block-start: ${rem(12)};
  }
`;

export const icon = css`
  width: ${rem(16)};
  height: ${rem(16)};
`;
