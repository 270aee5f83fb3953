import { css } from '@linaria/core';
import { dotOf, rem, grid, type, typeStep, up } from '#ui/theme/mixins.ts';
import { border, color, space, weight } from '#ui/theme/tokens.ts';

const rule = `${border.hairline}px solid ${color.border}`;

/** Diameter in px of the dot before the current row's period. */
const dot = 8;

export const rows = css`
  border-block-start: ${rule};
`;

export const row = css`
  ${grid}
  row-gap: ${rem(space[1])};
  padding-block: ${rem(space[6])};
  border-block-end: ${rule};

  & > * {
    grid-column: 1 / -1;
  }

  &:last-child {
    border-block-end: 0;
  }

  ${up('md')} {
    align-items: baseline;

    &:last-child {
      border-block-end: ${rule};
    }
  }

  ${up('lg')} {
    padding-block: ${rem(space[7])};
  }
`;

const small = `
  ${typeStep('small14')}
  color: ${color.textMuted};

  ${up('lg')} {
    ${typeStep('body16')}
  }
`;

export const period = css`
  ${small}

  ${up('md')} {
    grid-column: span 2;

    [data-current] > &::before {
      ${dotOf(rem(dot))}
      display: inline-block;
      margin-inline-end: ${rem(12)};
      vertical-align: 0.08em;
    }
  }

  ${up('lg')} {
    grid-column: span 3;
  }
`;

export const role = css`
  ${type('experienceRole', weight.light)}
  color: ${color.text};

  [data-current] > & {
    font-weight: ${weight.medium};
  }

  ${up('md')} {
    grid-column: 3 / span 4;
  }

  ${up('lg')} {
    grid-column: 4 / span 5;
  }
`;

export const place = css`
  ${small}

  ${up('md')} {
    grid-column: 7 / -1;
  }

  ${up('lg')} {
    grid-column: 9 / -1;
  }
`;
