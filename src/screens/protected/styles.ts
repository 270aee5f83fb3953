import { css } from '@linaria/core';
import {
  below,
  large,
  lowBeside,
  lowWindow,
  mirroredInRtl,
  motionAllowed,
  onward,
  print,
  reducedMotion,
  rem,
  textLink,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import { color, component, duration, easing, space } from '#ui/theme/tokens.ts';

const { floatingBar } = component;

/** Height in px that the floating bar covers at the bottom. */
const barRoom = floatingBar.bottom + floatingBar.height + space[8];

export const screen = css`
  position: relative;
  display: grid;
  min-height: calc(100svh - 2 * var(--page-outline, 0px));
  --disc-size: min(52vw, 36svh);

  ${up('lg')} {
    --disc-size: min(36.2vw, 62svh);
  }
`;

/* The light lies behind the form and extends past the disc. */
export const sky = css`
  position: absolute;
  inset: 0;
  isolation: isolate;
  background: ${color.background};
  overflow: clip;
  pointer-events: none;
`;

export const place = css`
  position: absolute;
  top: ${rem(space[7])};
  inset-inline-end: ${rem(space[7])};
  width: var(--disc-size);
  aspect-ratio: 1;
  ${mirroredInRtl}

  ${up('lg')} {
    top: 47%;
    inset-inline: 73.2% auto;
    translate: ${onward('-50%')} -50%;
  }
`;

/* The uncovered disc grows out of the first light at the upper right. */
export const light = css`
  position: absolute;
  inset: 0;
  clip-path: circle(0 at 85% 22%);
  opacity: 0;

  [data-state='open'] & {
    clip-path: circle(125% at 85% 22%);
    opacity: 1;
  }

  ${motionAllowed} {
    transition: clip-path ${duration.pageFade}ms ${easing.inOut};
  }

  ${reducedMotion} {
    clip-path: none;
    transition: opacity ${duration.quick}ms linear;
  }
`;

export const content = css`
  position: relative;
  align-items: end;
  padding-block: calc(var(--disc-size) + ${large(space[11] - space[4])}) ${rem(barRoom)};

  ${up('lg')} {
    align-items: center;
    padding-block: min(22.5svh, ${rem(barRoom + space[7])}) ${rem(barRoom)};
  }

  /* There the bar is below the screen. */
  ${below('sm')} {
    padding-block-end: ${rem(space[9])};
  }

  ${lowWindow} {
    padding-block-end: ${rem(space[9])};
  }

  /* Beside the disc. */
  ${lowBeside} {
    padding-block-start: ${rem(space[9])};
  }

  ${print} {
    padding-block: ${rem(space[10])};
  }
`;

export const form = css`
  display: grid;
  gap: ${rem(space[8])};
  grid-column: 1 / -1;

  max-width: ${rem(480)};

  ${up('lg')} {
    grid-column: 1 / span 6;
    gap: ${rem(space[9])};
  }
`;

export const note = css`
  max-width: ${rem(420)};
  ${typeStep('body16')}
  color: ${color.textMuted};
`;

export const email = css`
  ${textLink}
`;
