import { css } from '@linaria/core';
import { color, component, rhythm, space } from '#ui/theme/tokens.ts';
import {
  large,
  onward,
  print,
  rem,
  steppedLarge,
  type,
  up,
  visuallyHidden,
} from '#ui/theme/mixins.ts';

/** The head of a screen: the title at its lower edge, the light above it. */
export const head = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: ${rem(320)};
  padding-block: ${large(space[14])} ${rem(space[9])};

  ${up('lg')} {
    min-height: ${large(560)};
    padding-bottom: ${large(space[12])};
  }

  ${print} {
    padding-block: ${rem(space[10])};
  }
`;

export const headText = css`
  position: relative;
  max-width: 100%;
  overflow-wrap: break-word;
`;

export const note = css`
  position: relative;
  margin-top: ${rem(space[7])};
  max-width: ${rem(640)};
  ${type('body')}
  font-size: 1.25rem;
  color: ${color.textMuted};
`;

/** What the light reaches: the page below the head, too, under all that is on it. */
export const sky = css`
  position: absolute;
  z-index: -1;
  inset: 0 0 -60%;
  overflow: clip;
  mask: linear-gradient(#000 60%, transparent);
  pointer-events: none;
`;

export const lamp = css`
  position: absolute;
  top: -${rem(224)};
  /* Beside the logo, not behind it. */
  inset-inline-start: ${rem(216)};

  ${up('md')} {
    inset-inline: auto -${rem(96)};
  }

  ${up('lg')} {
    top: ${large(-120)};
    /* Beside the quick links, not behind them. */
    inset-inline-end: -${rem(152)};
  }

  ${up('xl')} {
    inset-inline-end: ${large(-12)};
  }

  --disc-size: ${large(420)};
  /* The moon has passed further from one category to the next. */
  --phase: ${onward('(62% + 40% * var(--way))')};
  --light: calc(0.55 + 0.25 * var(--way));
  --way-x: ${rem(24)};
  --way-y: -${rem(9)};
  translate: ${onward('var(--way) * var(--way-x)')} calc(var(--way) * var(--way-y));

  ${up('lg')} {
    --way-x: ${rem(54)};
    --way-y: -${rem(20)};
  }
`;

/** The title of Home and case studies, clear of the floating bar. */
export const opening = css`
  display: grid;
  align-content: end;
  min-height: 100svh;
  padding-block: ${large(space[13])} ${large(space[15])};
`;

export const unseen = css`
  ${visuallyHidden}
`;

export const message = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${rem(space[7])};
  min-height: 100svh;
  padding-block: ${large(space[14])};
`;

export const body = css`
  max-width: ${rem(640)};
  color: ${color.textMuted};
`;

/* A stretch of a long zone, laid out as the zone is: what changes in it moves nothing of the others. */
export const stretch = css`
  display: inherit;
  grid-template-columns: inherit;
  gap: inherit;
  contain: layout;
`;

/* Gaps between the slices of a page or a case study; a spread sets its own. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${steppedLarge('row-gap', rhythm.sliceGap)}
  ${steppedLarge('padding-bottom', rhythm.sectionGap)}

  &[data-clears-header] {
    padding-top: ${rem(component.header.height.base)};

    ${up('lg')} {
      padding-top: ${rem(component.header.height.lg)};
    }
  }
`;
