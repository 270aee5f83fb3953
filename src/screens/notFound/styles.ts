import { css } from '@linaria/core';
import { color, space } from '#ui/theme/tokens.ts';
import { print, typeStep, up } from '#ui/theme/mixins.ts';

export const screen = css`
  position: relative;
  min-height: 100svh;
  overflow: clip;
`;

/* The horizon cuts the disc at six sevenths of the screen. */
export const sky = css`
  position: absolute;
  inset: 0 0 14.3%;
  overflow: clip;
  background: ${color.background};
`;

/* The disc's light below the horizon. */
export const water = css`
  position: absolute;
  inset: 85.7% 0 0;
  background: radial-gradient(
    ellipse 220px 80px at 75% 0,
    ${color.glowStrong},
    ${color.glow} 55%,
    transparent
  );
  opacity: 0.7;
`;

export const disc = css`
  position: absolute;
  --disc-size: 380px;
  left: 75%;
  bottom: -330px;
  translate: -50% 0;

  ${up('lg')} {
    --disc-size: 460px;
    bottom: -410px;
  }
`;

export const text = css`
  position: relative;
  padding-block: ${space[15]}px;

  ${up('lg')} {
    padding-top: 270px;
  }

  ${print} {
    padding-block: ${space[10]}px;
  }
`;

export const note = css`
  ${typeStep('lead20')}
  margin-top: ${space[9]}px;
  max-width: 640px;
  color: ${color.textMuted};
`;

export const action = css`
  margin-block-start: ${space[9]}px;
`;
