import { css } from '@linaria/core';
import { below, covering, drawnPart, spacedLines, spacedStack, typeStep } from '../theme/mixins.ts';
import { color, weight, radius } from '../theme/tokens.ts';

export const page = css`
  flex: 1;
  grid-template-columns: minmax(0, 640px) auto;
  ${spacedStack(72)}
  /* The light around the disc is wider than a phone. */
  overflow-x: clip;
  align-items: center;
  justify-content: space-evenly;
  padding: 28px;

  /* In the middle of the window, not of what is below a bar. */
  header + & {
    padding-bottom: 84px;
  }

  &:first-child {
    min-height: 100dvh;
  }

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 44px;

    &:first-child {
      align-content: center;
    }
  }
`;

export const title = css`
  font-size: clamp(2.25rem, 8vw, 4.5rem);
  font-weight: ${weight.medium};
  line-height: 1.02;
  letter-spacing: -0.042em;

  &[data-size='form'] {
    font-size: clamp(2.25rem, 6vw, 3.5rem);
  }

  &[data-size='room'] {
    ${typeStep('display44')}
    font-size: clamp(2rem, 6vw, 2.75rem);
  }
`;

export const light = css`
  font-weight: ${weight.thin};
`;

export const lead = css`
  max-width: 32rem;
  margin-bottom: 12px;
  ${typeStep('lead20')}
  color: ${color.textMuted};
`;

/** The ways to begin, larger than elsewhere: there is nothing else. */
export const actions = css`
  ${spacedLines('12px')}

  & > button[data-size] {
    min-height: 52px;
    padding-inline: 28px;
    font-size: 1rem;
  }
`;

export const orb = css`
  margin: 100px 72px 100px 0;

  ${below('md')} {
    order: -1;
    margin: 44px auto;
  }
`;

/** Reach of the light around the disc, in diameters; its gradient is strongest at the disc's edge. */
const REACH = 2.375;

/** The light of the owner's accent, by its strength in %. */
const lit = (percent: number) => `color-mix(in srgb, ${color.brand} ${percent}%, transparent)`;

const PALE = `color-mix(in srgb, ${color.discTop} 44%, ${color.brand})`;

/** A covered disc, whose first light passes its edge: what a larger circle leaves uncovered. */
export const disc = css`
  position: relative;
  isolation: isolate;
  display: block;
  flex: none;
  width: 12.5rem;
  aspect-ratio: 1;
  pointer-events: none;
  forced-color-adjust: none;

  &::before {
    ${drawnPart}
    z-index: -1;
    inset: ${(1 - REACH) * 50}%;
    background: radial-gradient(
      closest-side,
      ${lit(62)} 30%,
      ${lit(34)} 44%,
      ${lit(13)} 62%,
      ${lit(4)} 82%,
      transparent
    );
  }
`;

export const body = css`
  ${covering}
  border-radius: ${radius.full}px;
  background: ${color.surfaceSunken};
  box-shadow:
    inset 0 0 0 1.25px ${color.discTop},
    0 0 16px color-mix(in srgb, ${PALE} 50%, transparent),
    0 0 44px ${color.glowStrong};

  &::after {
    content: '';
    ${covering}
    border-radius: inherit;
    background: conic-gradient(
      from 8deg,
      ${color.discTop},
      ${color.discTop} 48deg,
      ${PALE} 80deg,
      ${color.discTop}
    );
    mask: radial-gradient(57.1% 57.1% at 43.05% 54.35%, transparent 99.8%, #000 100.1%);
  }
`;
