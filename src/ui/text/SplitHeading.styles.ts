import { css } from '@linaria/core';
import { below, rem, sideGap, type } from '#ui/theme/mixins.ts';
import { color, typeScale, weight } from '#ui/theme/tokens.ts';

export const heading = css`
  color: ${color.text};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const fitting = `font-size: min(${rem(typeScale.display56.size)}, (100vw - 2 * ${sideGap}) / var(--longest));`;

/** On phones a long word, such as other languages have, is as large as it fits. */
export const long = css`
  ${below('md')} {
    && {
      ${fitting}
    }
  }
`;

/** A word that is wider than phones are is so in every window. */
export const longest = css`
  && {
    ${fitting}
  }
`;

export const second = css`
  font-weight: ${weight.thin};

  &[data-stacked] {
    display: block;
  }
`;

const hero = css`
  ${type('hero')}
`;

const pageTitle = css`
  ${type('pageTitle')}
`;

const gateTitle = css`
  ${type('gateTitle')}
`;

const sectionHeading = css`
  ${type('sectionHeading')}
`;

const menuTitle = css`
  ${type('menuTitle')}
`;

/** Roles of display headings. */
export const levels = { hero, pageTitle, gateTitle, sectionHeading, menuTitle } as const;
