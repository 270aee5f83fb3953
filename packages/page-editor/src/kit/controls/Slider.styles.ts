import { css } from '@linaria/core';
import { below, focusRing, forcedColors, hitArea, smallWords } from '../theme/mixins.ts';
import { color, radius, weight } from '../theme/tokens.ts';

export const slider = css`
  --knob: 20px;
  --rail: 4px;
  --middle: 22px;
  border-radius: ${radius.xs}px;

  &[data-colored] {
    --rail: 8px;
  }

  &[data-labelled] {
    --middle: 33px;
    position: relative;
    display: flex;
    gap: 12px;
    justify-content: space-between;
    height: 36px;
    ${smallWords}
  }

  & > label {
    font-weight: ${weight.medium};
    color: ${color.textMuted};
  }

  &:has([data-focus-visible]) {
    ${focusRing}
  }

  ${below('md')} {
    &[data-row] {
      --knob: 28px;
      --rail: 12px;
      --middle: 22px;
      align-items: center;
      height: 44px;

      & > label {
        width: 72px;
      }

      & > output {
        order: 1;
        width: 36px;
        text-align: end;
      }
    }
  }
`;

/** As high as a hit area: it is where a finger meets it. The knob stays within the ends of the rail. */
export const track = css`
  position: relative;
  height: 44px;
  margin-inline: calc(var(--knob) / 2);
  cursor: pointer;

  [data-labelled] > & {
    position: absolute;
    inset: -4px 0;
  }

  ${below('md')} {
    [data-row] > & {
      position: relative;
      inset: auto;
      flex: 1;
    }
  }
`;

export const rail = css`
  position: absolute;
  inset: calc(var(--middle) - var(--rail) / 2) calc(var(--knob) / -2) auto;
  height: var(--rail);
  border-radius: ${radius.full}px;
  background: var(--colors, ${color.borderStrong});
  forced-color-adjust: none;
`;

export const reach = css`
  height: 100%;
`;

export const thumb = css`
  top: var(--middle);
  width: var(--knob);
  height: var(--knob);
  ${hitArea}

  /* Chrome gives a finger's press to a button nearby, unless what is below it has such a style. */
  &:active {
    cursor: grabbing;
  }
`;

/** In the colour that it chooses, where it chooses one. */
export const knob = css`
  display: block;
  width: var(--knob);
  height: var(--knob);
  border-radius: ${radius.full}px;
  background: var(--color, ${color.text});
  forced-color-adjust: none;

  ${forcedColors} {
    background: var(--color, Highlight);
  }

  &[data-colored] {
    box-shadow:
      inset 0 0 0 2px ${color.surfaceSunken},
      0 0 0 2px ${color.text};
  }
`;
