import { css } from '@linaria/core';
import { focusRing, reducedMotion, typeStep } from './mixins.ts';
import { color, darkPalette, lightPalette, radius, shadows, variableOf } from './tokens.ts';

const palettes = { dark: darkPalette, light: lightPalette };

const variables = (theme: 'dark' | 'light'): string => {
  const colors = Object.entries(palettes[theme]).map(
    ([name, value]) => `${variableOf(name)}: ${value};`,
  );
  const shades = Object.entries(shadows[theme]).map(
    ([name, value]) => `--shadow-${name}: ${value};`,
  );
  return [`color-scheme: ${theme};`, ...colors, ...shades].join('\n');
};

/** Poppins where the window's page has it, with fallbacks of the same measure, and the system's own. */
const FONTS =
  "Poppins, 'Poppins Scripts', 'Poppins Arial', 'Poppins Roboto', system-ui, sans-serif";

/**
 * The global style of the window: variables of both themes, base elements, focus, reduced motion. `data-theme` can
 * be set on any element, so a part can stay dark in a light window.
 */
export const theme = css`
  :global() {
    :root,
    [data-theme='dark'] {
      ${variables('dark')}
    }

    [data-theme='light'] {
      ${variables('light')}
    }

    /* Of no weight: bundlers put these rules before or after those of parts, which count. */
    :where([data-theme]) {
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
      font-family: ${FONTS};
      font-synthesis: none;
      font-kerning: normal;
      color: ${color.text};
      background: ${color.background};
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
      border-radius: ${radius.xs}px;
    }

    :where(:focus-visible) {
      ${focusRing}
    }

    ::selection {
      color: ${color.onBrand};
      background: ${color.brand};
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

    @media (forced-colors: active) {
      :where(:focus-visible) {
        outline-color: Highlight;
      }
    }
  }
`;
