import { css } from '@linaria/core';
import {
  below,
  goneBelow,
  inLines,
  motionAllowed,
  ownHitArea,
  pageEdges,
  round,
} from '../../kit/theme/mixins.ts';
import { color, duration, easing, weight } from '../../kit/theme/tokens.ts';

/** Diameter in px of the sun, and how much of it is above the window's edge. */
const SUN = 352;
const RISEN = 208;

export const columns = css`
  --side: 456px;
  --above: 8px;
  position: relative;

  ${below('xl')} {
    --side: min(20rem, 34vw);
  }
`;

export const side = css`
  z-index: 1;
`;

export const main = css`
  position: relative;
  z-index: 1;
  min-width: 0;
  max-width: calc(62rem + 56px);
  padding: 40px 56px 44px 0;
  ${pageEdges}

  ${below('lg')} {
    padding-top: 16px;
  }
`;

export const lead = css`
  max-width: 42rem;
  margin-block: 8px 32px;
`;

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: 20px 40px;
  align-items: start;

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
    margin-top: 8px;
  }

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Rows with more room than elsewhere: there is little else. */
export const lines = css`
  & > ul > li {
    min-height: 48px;
    padding-block: 4px;

    ${below('md')} {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      justify-items: start;

      & > :not(:first-child) {
        grid-column: 2;
      }
    }
  }
`;

export const sent = css`
  & > ul > li {
    min-height: 52px;
    padding-block: 4px;
  }
`;

export const part = css`
  margin-top: 28px;
`;

export const head = css`
  ${inLines}
  gap: 4px 16px;
  min-height: 40px;
  padding-bottom: 12px;
`;

export const heading = css`
  font-size: 1.25rem;
  font-weight: ${weight.medium};
`;

export const names = css`
  flex-basis: 100%;
  justify-self: stretch;
  padding-inline-start: 36px;

  ${below('md')} {
    padding-inline-start: 0;
  }
`;

export const fault = css`
  padding-top: 16px;
`;

export const when = css`
  min-width: 9.5rem;
`;

/** Behind everything, as low as the window is high. */
export const sky = css`
  position: fixed;
  inset: 0 auto 0 0;
  width: 456px;
  overflow: clip;
  pointer-events: none;
  forced-color-adjust: none;

  ${goneBelow('xl')}

  @media (max-height: 720px) {
    display: none;
  }
`;

export const sun = css`
  position: absolute;
  inset: auto auto ${RISEN - SUN}px 16px;
  background: radial-gradient(
    circle at 42% 10%,
    ${color.discTop},
    color-mix(in srgb, ${color.discTop} 44%, ${color.brand}) 38%,
    ${color.brand} 84%
  );
  ${round(SUN)}
  box-shadow:
    0 0 28px ${color.glowStrong},
    0 0 96px ${color.glowStrong};

  ${motionAllowed} {
    transition: translate ${duration.pageFade}ms ${easing.soft};
  }

  &[data-height='half'] {
    translate: 0 ${RISEN / 2}px;
  }

  &[data-height='down'] {
    translate: 0 ${RISEN + 24}px;
    box-shadow: none;
  }
`;

/** A phone's bar has room for it or for what is to be done about it. */
export const givesWay = css`
  ${goneBelow('md')}
`;

/** In the bar of other screens. */
export const mark = css`
  display: flex;
  ${ownHitArea}

  ${goneBelow('md')}
`;

export const waiting = css`
  ${goneBelow('lg')}
`;
