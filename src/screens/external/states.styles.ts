import { css } from '@linaria/core';
import { textLink, typeStep } from '#ui/theme/mixins.ts';
import { color, component, container, space, z } from '#ui/theme/tokens.ts';
import { insetPadding } from './modules/inset.ts';

export const scene = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-content: center;
  gap: ${space[7]}px;
  justify-items: center;
  min-height: 100svh;
  ${insetPadding}
  padding-bottom: ${component.floatingBar.height}px;
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
  max-width: ${container.maxMeasure.body}px;
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
  gap: ${space[7]}px;
  min-height: 100svh;
  ${insetPadding}
  background: ${color.background};
`;

export const reason = css`
  max-width: ${container.maxMeasure.body}px;
  color: ${color.textMuted};
`;
