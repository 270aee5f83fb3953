import { css } from '@linaria/core';
import {
  atOrigin,
  below,
  centred,
  drawnOver,
  floating,
  forcedColors,
  forcedMark,
  grabbed,
  inRow,
  ownHitArea,
  reaching,
  ringAt,
  round,
  spacedRow,
  spacedStack,
  typeStep,
} from '../../kit/theme/mixins.ts';
import {
  color,
  darkPalette,
  duration,
  easing,
  lightPalette,
  radius,
  weight,
} from '../../kit/theme/tokens.ts';

/** Layers over the sheet. */
const z = { outline: 10, toolbar: 20 };

/** Lines of the other ground beside every line, so that it shows on any colour of the page. */
const rings = {
  dark: 'rgb(12 11 10 / 0.7)',
  light: 'rgb(255 255 255 / 0.75)',
};

export const overlay = css`
  ${drawnOver}
  overflow: hidden;
  z-index: ${z.outline};
`;

export const top = css`
  ${drawnOver}
  z-index: ${z.toolbar};

  /* The bar at the lower edge has its buttons. */
  ${below('md')} {
    [data-view='form'] & {
      visibility: hidden;
    }
  }
`;

const line = `
  ${atOrigin}
  border-radius: 3px;
`;

/** The moon that is seen on the ground, with a ring of the other one. */
const moon = `
  border: 1.5px solid ${lightPalette.accent};
  box-shadow: 0 0 0 1px ${rings.light};

  &[data-ground='dark'] {
    border-color: ${darkPalette.accent};
    box-shadow: 0 0 0 1px ${rings.dark};
  }
`;

export const hover = css`
  ${line}
  ${moon}
  animation: editor-appear ${duration.instant}ms both;

  @keyframes editor-appear {
    from {
      opacity: 0;
    }
  }
`;

export const field = css`
  ${line}
  ${moon}
  border-radius: ${radius.xs}px;
`;

export const selection = css`
  ${line}
  border: 2px solid ${color.mark};
  box-shadow:
    0 0 0 1px ${rings.dark},
    inset 0 0 0 1px rgb(12 11 10 / 0.2);

  &[data-ground='dark'] {
    box-shadow:
      0 0 0 1px rgb(245 239 230 / 0.9),
      inset 0 0 0 1px rgb(245 239 230 / 0.55);
  }

  ${forcedColors} {
    border-color: Highlight;
  }
`;

export const hoverLabel = css`
  ${atOrigin}
  ${inRow}
  height: 24px;
  padding-inline: 10px;
  border-end-end-radius: ${radius.sm}px;
  color: ${lightPalette.onAccent};
  background: ${lightPalette.accent};
  white-space: nowrap;
  ${typeStep('caption12')}

  [data-ground='dark'] > & {
    color: ${darkPalette.onAccent};
    background: ${darkPalette.accent};
  }
`;

export const tabs = css`
  ${atOrigin}
  display: flex;
  align-items: end;

  /* Clear of the seam's button. */
  &[data-tight] {
    flex-direction: column;
    gap: 16px;
    align-items: start;
  }
`;

export const tab = css`
  ${spacedRow(4)}
  height: 28px;
  padding: 0 12px 0 6px;
  border-radius: ${radius.sm}px ${radius.sm}px 0 0;
  color: ${color.onBrand};
  background: ${color.brand};
  white-space: nowrap;
  ${grabbed}
  pointer-events: auto;
  ${typeStep('caption12')}

  &[data-inside] {
    border-radius: 0 0 ${radius.sm}px 0;
  }

  ${forcedColors} {
    border: 1px solid Highlight;
  }
`;

/** What can be done, over what it is about. */
const tools = `
  ${inRow}
  padding: 4px;
  border-radius: ${radius.full}px;
  ${floating}
`;

export const toolbar = css`
  ${atOrigin}
  ${tools}
  pointer-events: auto;
  transition: opacity ${duration.instant}ms;

  &[data-hidden] {
    opacity: 0;
    pointer-events: none;
  }

  &[data-upright] {
    flex-direction: column;
    width: 44px;
  }

  /* For a finger the hit areas must not overlap. */
  ${below('lg')} {
    & [data-size='low'] {
      width: 44px;
    }
  }
`;

/** Stays in view while the outline scrolls. */
export const several = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  ${tools}
  width: fit-content;
  margin: 8px auto 0;

  ${below('md')} {
    bottom: 72px;
  }
`;

export const divider = css`
  width: 1px;
  height: 20px;
  margin-inline: 2px;
  background: ${color.hairline};

  &[data-upright] {
    width: 20px;
    height: 1px;
    margin: 2px auto;
  }
`;

export const variation = css`
  ${spacedRow(2)}
  height: 36px;
  padding: 0 8px 0 14px;
  border-radius: ${radius.full}px;
  ${typeStep('small14')}
  font-weight: ${weight.medium};
  ${ownHitArea}
`;

export const seam = css`
  ${atOrigin}
  ${centred}
  margin: -14px 0 0 -14px;
  border: 1.5px solid ${color.mark};
  ${round(28)}
  background: ${color.background};
  pointer-events: auto;
  transition: background-color ${duration.quick}ms ${easing.out};

  /* The hit area is 44 px. */
  ${reaching('-9.5px', 'before')}

  &[data-hovered],
  &[data-pressed],
  &[aria-expanded='true'] {
    color: ${color.onBrand};
    background: ${color.brand};
  }

  &[data-focus-visible] {
    ${ringAt(3)}
  }
`;

export const seamLine = css`
  ${atOrigin}
  height: 2px;
  margin-top: -1px;
  background: ${color.mark};
  box-shadow: 0 0 0 1px ${rings.dark};

  ${forcedColors} {
    ${forcedMark}
  }
`;

export const first = css`
  ${drawnOver}
  z-index: ${z.toolbar};
  place-content: center;
  ${spacedStack(12)}

  & > * {
    pointer-events: auto;
  }

  /* The page below may be dark or light. */
  & > [data-kind='secondary'] {
    background: ${color.background};
  }
`;
