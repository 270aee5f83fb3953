import { css } from '@linaria/core';
import {
  rem,
  below,
  focusRing,
  frameInset,
  hitArea,
  print,
  stepped,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';
import {
  color,
  component,
  container,
  duration,
  easing,
  focus,
  hitAreaMin,
  space,
  weight,
  z,
} from '#ui/theme/tokens.ts';

/** Over the menu, which uses the header's logo and hamburger. */
const overMenu = z.menu + 1;

/** Without JavaScript it does not fade, so it stays at the top of the page. */
export const header = css`
  position: absolute;
  z-index: ${z.header};
  inset: 0 0 auto;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  column-gap: ${rem(space[5])};
  ${stepped('height', component.header.height)}
  ${frameInset}
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${rem(space[2])};
  }

  [data-script] & {
    position: fixed;
    opacity: var(--fade, 1);
  }

  [data-menu] & {
    z-index: ${overMenu};
  }

  &[data-gone] {
    visibility: hidden;
  }

  ${print} {
    &,
    [data-script] & {
      position: static;
      height: auto;
      opacity: 1;
      visibility: visible;
    }
  }
`;

export const home = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-width: 0;
  max-width: 100%;
  min-height: ${rem(hitAreaMin)};

  &:focus-visible {
    ${focusRing}
    border-radius: ${focus.linkRadius}px;
  }
`;

export const links = css`
  display: none;

  ${up('lg')} {
    display: flex;
    gap: ${rem(space[8])};
  }

  [data-menu] & {
    visibility: hidden;
  }
`;

export const link = css`
  ${typeStep('small14')}
  position: relative;
  color: ${color.textMuted};
  opacity: var(--fade, 1);
  translate: var(--pull-x, 0) calc(var(--rise, 0px) + var(--pull-y, 0px));
  transition: color ${duration.quick}ms ${easing.out};
  ${hitArea}

  &:hover,
  &[data-strong] {
    color: ${color.text};
  }

  &[data-strong] {
    font-weight: ${weight.medium};
  }

  &[data-gone] {
    visibility: hidden;
  }
`;

/** Light text needs a background where it lies on the light itself. */
const overLight = "[data-theme='dark'] &[data-lit]";

export const hello = css`
  grid-column: 3;
  justify-self: end;

  ${overLight} > * {
    background-color: ${color.background};
  }

  &[data-gone],
  [data-menu] & {
    visibility: hidden;
  }

  ${below('lg')} {
    [data-script] & {
      margin-inline-end: ${rem(hitAreaMin + space[4])};
    }
  }

  /* Beside a name and the hamburger there is room for its words alone; the languages are in the menu, too. */
  ${below('md')} {
    & > [data-place='header'] {
      display: none;
    }

    [data-script] & {
      margin-inline-end: ${rem(hitAreaMin - space[2])};
    }

    && > a {
      --padding: ${rem(space[4])};
      --dot: 0px;
      --gap: 0px;
      white-space: nowrap;
    }
  }

  ${print} {
    && {
      display: none;
    }
  }
`;

/** The hamburger: on the header's line, and fixed when the header leaves. */
export const corner = css`
  position: fixed;
  z-index: ${z.header};
  top: ${rem((component.header.height.base - hitAreaMin) / 2)};
  inset-inline-end: ${rem(container.frameInset.base - (hitAreaMin - component.iconButton.glyph) / 2)};
  transition:
    opacity ${duration.base}ms ${easing.out},
    visibility ${duration.base}ms;

  html:not([data-script]) & {
    display: none;
  }

  ${overLight} > * {
    background-color: ${color.background};
  }

  [data-menu] & {
    z-index: ${overMenu};
  }

  ${below('lg')} {
    && > [data-look] {
      border-color: transparent;
    }

    /* Once the page is scrolled, images of any brightness pass under it. */
    html:not([data-menu]) &[data-over] > [data-look]:not(:active) {
      background: ${color.barBackground};
    }
  }

  ${up('lg')} {
    top: ${rem((component.header.height.lg - hitAreaMin) / 2)};
    inset-inline-end: ${rem(container.frameInset.lg)};

    html:not([data-menu]) &[data-gone] {
      visibility: hidden;
      opacity: 0;
    }
  }
`;
