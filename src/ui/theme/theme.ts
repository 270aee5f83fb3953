import { css } from '@linaria/core';
import { poppins } from '../fonts/fallbacks.ts';
import '../fonts/fonts.css';
import { focusRing, print, reducedMotion, steppedLarge, typeStep } from './mixins.ts';
import {
  color,
  container,
  darkPalette,
  duration,
  easing,
  focus,
  lightPalette,
  shadows,
  type ThemeName,
  unit,
} from './tokens.ts';

const palettes = { dark: darkPalette, light: lightPalette };

function variables(theme: ThemeName): string {
  const colors = Object.entries(palettes[theme]).map(
    ([name, value]) =>
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  const shades = Object.entries(shadows[theme]).map(
    ([name, value]) => `--shadow-${name}: ${value};`,
  );
  return [`color-scheme: ${theme};`, ...colors, ...shades].join('\n');
}

/**
 * The global style: variables of both themes, base elements, focus, reduced motion, print. `data-
 * theme` can be set on any element, so a part can stay dark on a light page.
 */
export const theme = css`
  :global() {
    /* Beyond the design's window titles grow, and text half as much. */
    :root {
      --unit: ${unit};
      --growth: calc(var(--unit) - 1px);
      --onward: 1;
      ${steppedLarge('--side-gap', container.sideGap)}
      font-size: calc(100% + 8 * var(--growth));
    }

    [dir='rtl'] {
      --onward: -1;
    }

    /* Joined letters have no gaps, and their marks reach higher and lower. */
    :root[dir='rtl'] * {
      letter-spacing: 0;
    }

    :root[dir='rtl'] :is(h1, h2, h3) {
      line-height: 1.35;
    }

    :root,
    [data-theme='dark'] {
      ${variables('dark')}
    }

    [data-theme='light'] {
      ${variables('light')}
    }

    [data-theme] {
      color: ${color.text};
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    * {
      margin: 0;
    }

    html {
      background: ${color.background};
      text-size-adjust: 100%;
      -webkit-text-size-adjust: 100%;
      scrollbar-color: ${color.borderStrong} transparent;
    }

    body {
      min-height: 100svh;
      ${typeStep('body16')}
      font-family: ${poppins};
      font-synthesis: none;
      font-kerning: normal;
      color: ${color.text};
      -webkit-font-smoothing: antialiased;
      -moz-osx-font-smoothing: grayscale;
      -webkit-tap-highlight-color: transparent;
      overflow-wrap: break-word;
    }

    h1,
    h2,
    h3,
    h4,
    h5,
    h6 {
      font: inherit;
      text-wrap: balance;
    }

    p,
    li,
    dd {
      text-wrap: pretty;
    }

    ul[class],
    ol[class] {
      padding: 0;
      list-style: none;
    }

    img,
    svg,
    video,
    iframe {
      display: block;
      max-width: 100%;
    }

    img,
    video {
      height: auto;
    }

    button,
    input,
    textarea,
    select {
      font: inherit;
      letter-spacing: inherit;
      color: inherit;
    }

    button {
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
      touch-action: manipulation;
    }

    button:disabled {
      cursor: not-allowed;
    }

    a {
      color: inherit;
      text-decoration: none;
      border-radius: ${focus.linkRadius}px;
    }

    :focus-visible {
      ${focusRing}
    }

    /* Moved by the magnet. */
    [data-pulled] {
      translate: var(--pull-x) var(--pull-y);
    }

    /* Inherited, and not by the root, whose own would have Chromium compute the styles of the whole page as a view
       transition begins and as it ends. Browsers that do not inherit it do not know these markers either. */
    body::selection {
      color: ${color.onBrand};
      background: ${color.brand};
    }

    @supports not selector(::scroll-marker) {
      ::selection {
        color: ${color.onBrand};
        background: ${color.brand};
      }
    }

    ::view-transition-group(root) {
      animation-duration: ${duration.medium}ms;
      animation-timing-function: ${easing.soft};
    }

    /* What the owner wants still is at its end, as in print. */
    [data-motion='still'] *,
    [data-motion='still'] *::before,
    [data-motion='still'] *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }

    ${reducedMotion} {
      *,
      *::before,
      *::after {
        animation-duration: 0.01ms !important;
        animation-delay: 0ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }

    /* Print: black on white in both themes, complete, without what only a screen can use. Parts
       that need more add it in their own styles. */
    ${print} {
      @page {
        margin: 12mm 8mm 14mm;
      }

      :root,
      [data-theme] {
        color-scheme: light !important;
      }

      body {
        zoom: 0.75;
      }

      *,
      *::before,
      *::after {
        min-height: 0 !important;
        color: #000 !important;
        background: none !important;
        border-color: #999 !important;
        box-shadow: none !important;
        animation: none !important;
        transition: none !important;
      }

      nav,
      form,
      iframe,
      dialog,
      img ~ video,
      button:not([data-item]),
      a[tabindex='-1'],
      [aria-hidden='true']:not(img, svg) {
        display: none !important;
      }

      h1,
      h2,
      h3,
      h4,
      h5,
      h6 {
        break-after: avoid;
      }

      img,
      figure,
      li,
      tr,
      blockquote {
        break-inside: avoid;
      }

      :is(p a, dd a, li > a)[href^='http']::after {
        content: ' (' attr(href) ')';
        font-size: 0.8em;
        overflow-wrap: anywhere;
      }
    }

    @media (forced-colors: active) {
      :focus-visible {
        outline-color: Highlight;
      }
    }
  }
`;
