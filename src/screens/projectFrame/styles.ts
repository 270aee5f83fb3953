import { css } from '@linaria/core';
import {
  border,
  breakpoint,
  color,
  component,
  corner,
  duration,
  easing,
  night,
  radius,
  shadow,
  space,
  z,
} from '#ui/theme/tokens.ts';
import {
  below,
  ellipsis,
  lowWindow,
  motionAllowed,
  print,
  rem,
  stepped,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';

const { floatingBar } = component;

export const frame = css`
  ${stepped('--page-outline', border.pageOutline)}
  position: relative;
  padding: var(--page-outline);
  background: var(--frame-color, ${color.frame});

  ${print} {
    padding: 0;
  }
`;

/* Fixed over the page, so that the content scrolls under it. */
export const outline = css`
  position: fixed;
  inset: 0;
  z-index: ${z.pageOutline};
  pointer-events: none;
  ${stepped('border-width', border.pageOutline)}
  border-style: solid;
  border-color: var(--frame-color, ${color.frame});

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${corner.page};
    box-shadow: 0 0 0 ${rem(radius.page)} var(--frame-color, ${color.frame});
    clip-path: inset(0);
  }
`;

/** A square in the frame's colour with a quarter of a disc cut out. */
const quarter = (at: string) =>
  `radial-gradient(circle at ${at}, transparent calc(${corner.page} - 0.5px), var(--frame-color, ${color.frame}) ${corner.page})`;

/* The corners lie over it: a rounded clip of the whole page costs time in every frame. */
export const sheet = css`
  position: relative;
  isolation: isolate;
  min-height: 100svh;
  overflow: clip;
  background: var(--spread-background, ${color.background});
  color: ${color.text};

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    height: ${corner.page};
    background-repeat: no-repeat;
    background-position: left, right;
    background-size: ${corner.page};
    pointer-events: none;
  }

  &::before {
    top: 0;
    background-image: ${quarter('right bottom')}, ${quarter('left bottom')};
  }

  &::after {
    bottom: 0;
    background-image: ${quarter('right top')}, ${quarter('left top')};
  }

  ${print} {
    &::before,
    &::after {
      display: none;
    }
  }
`;

export const marker = css`
  position: absolute;
  bottom: 0;
  height: 1px;
  width: 1px;
`;

/** Windows in which the bar covers what a page begins with. */
const smallWindow = `@media (max-width: ${breakpoint.md - 0.02}px), (max-height: 799.98px)`;

/** The bar in the page's flow, after the article. */
const inFlow = `
  position: static;
  margin: ${rem(space[5])} auto;
  translate: none;
`;

/* As high as the project: a bar at the top leaves the window with it, before the footer's words. */
export const barLayer = css`
  position: absolute;
  inset: 0;
  z-index: ${z.floatingBar};
  pointer-events: none;

  ${lowWindow} {
    position: static;
  }

  ${below('sm')} {
    [data-bar='flows'] > & {
      position: static;
    }
  }
`;

export const bar = css`
  position: fixed;
  left: 50%;
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${rem(space[3])};
  width: min(${rem(floatingBar.maxWidth)}, 100% - ${rem(space[10])});
  height: ${rem(floatingBar.height)};
  padding: ${rem(floatingBar.padding)};
  border-radius: ${radius.full}px;
  background: ${color.barBackground};
  color: ${color.text};
  box-shadow: ${shadow.bar};
  translate: -50% 0;

  [data-tinted] & {
    --text: var(--bar-text);
    --text-muted: var(--bar-text);
    --focus: var(--bar-text);
  }

  &[data-edge='bottom'] {
    bottom: ${rem(floatingBar.bottom)};
  }

  &[data-edge='top'] {
    top: ${rem(floatingBar.top)};
  }

  ${motionAllowed} {
    &[data-moving] {
      animation: from-below ${duration.medium}ms ${easing.out};

      &[data-edge='top'] {
        animation-name: from-above;
      }
    }
  }

  /* No more specific than the bar in the page's flow below. */
  &:where([data-edge='top']) {
    position: sticky;
    left: auto;
    margin-inline: auto;
    translate: none;
  }

  /* In small windows it would lie on the words of the first screen: it comes once a visitor scrolls. */
  ${smallWindow} {
    [data-script] &[data-waiting] {
      visibility: hidden;
    }
  }

  ${lowWindow} {
    ${inFlow}

    [data-script] &[data-waiting] {
      visibility: visible;
    }
  }

  ${below('sm')} {
    [data-bar='flows'] & {
      ${inFlow}
    }

    [data-script] [data-bar='flows'] &[data-waiting] {
      visibility: visible;
    }
  }

  @keyframes from-below {
    from {
      opacity: 0;
      transform: translateY(${rem(space[6])});
    }
  }

  @keyframes from-above {
    from {
      opacity: 0;
      transform: translateY(-${rem(space[6])});
    }
  }
`;

export const barTitle = css`
  ${typeStep('body16')}
  font-weight: 500;
  min-width: 0;
  ${ellipsis}
`;

export const barYear = css`
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

/* On a case study the button has the colours of its page. */
export const barLink = css`
  --brand: var(--bar-action, ${night.brand});
  --on-brand: var(--bar-on-action, ${night.onBrand});
  margin-inline-start: auto;
  flex: none;
`;

/* On phones the link shows its icon only. */
export const barGlyph = css`
  ${up('md')} {
    display: none;
  }
`;

export const barWords = css`
  ${below('md')} {
    && {
      display: none;
    }
  }
`;

/** The link to the next project, before its picture has come. */
export const next = css`
  padding-block: ${rem(space[10])};

  & > a {
    ${typeStep('title24')}
    text-decoration: underline ${color.mark};
  }
`;
