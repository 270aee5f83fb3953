import { css } from '@linaria/core';
import { type } from '#ui/theme/mixins.ts';
import { color, weight } from '#ui/theme/tokens.ts';

export const heading = css`
  color: ${color.text};
  text-wrap: balance;
  overflow-wrap: anywhere;
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
