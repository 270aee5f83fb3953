import { css } from '@linaria/core';
import { large, rem, type, typeStep, up } from '#ui/theme/mixins.ts';
import { color, rhythm, space, weight } from '#ui/theme/tokens.ts';

/** Reads the surrounding colours, before the band redefines variables of the same names. */
export const ground = css`
  --band: ${color.brand};
  --band-text: var(--cs-text-on-brand, ${color.onBrand});

  &[data-inverted] {
    --band-text: var(--cs-text-inverted, ${color.onBrand});
  }
`;

export const band = css`
  /* Links inside follow the band's text. */
  --text: var(--band-text);
  --brand: var(--band-text);
  --mark: var(--band-text);
  --focus: var(--band-text);
  row-gap: ${rem(space[7])};
  padding-block: ${rem(rhythm.sliceGap.base)};
  color: var(--band-text);
  background: var(--band);

  ${up('lg')} {
    padding-block: ${large(rhythm.sliceGap.lg - space[4])};
  }
`;

export const label = css`
  grid-column: 1 / -1;
  ${typeStep('title24')}
  font-weight: ${weight.regular};
  overflow-wrap: anywhere;

  ${up('lg')} {
    grid-column: 1 / span 4;
  }
`;

export const statement = css`
  grid-column: 1 / -1;
  ${type('callout', weight.light)}
  --strong-weight: ${weight.bold};

  ${up('lg')} {
    grid-column: 5 / -1;
  }

  & > p {
    line-height: 1.2;
  }
`;
