import { css } from '@linaria/core';
import { rem, sideGaps, textLink, typeStep } from '#ui/theme/mixins.ts';
import { color, component, container, space, z } from '#ui/theme/tokens.ts';

export const scene = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-content: center;
  gap: ${rem(space[7])};
  justify-items: center;
  min-height: 100svh;
  ${sideGaps}
  padding-bottom: ${rem(component.floatingBar.height)};
  overflow: clip;
  background: ${color.background};
`;

/* The grain lies over the disc but not over its label. Without scripts nothing is loading. */
export const orb = css`
  & > span:last-child {
    position: relative;
    z-index: ${z.content};
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const note = css`
  position: relative;
  z-index: ${z.content};
  max-width: ${rem(container.maxMeasure.body)};
  ${typeStep('lead20')}
  text-align: center;
  color: ${color.text};
`;

export const link = css`
  ${textLink}
`;

export const message = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${rem(space[7])};
  min-height: 100svh;
  ${sideGaps}
  background: ${color.background};
`;

export const reason = css`
  max-width: ${rem(container.maxMeasure.body)};
  color: ${color.textMuted};
`;
