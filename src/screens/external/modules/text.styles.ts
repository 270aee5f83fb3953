import { css } from '@linaria/core';
import { grid, rem, sideGaps, stepped, typeStep, up } from '#ui/theme/mixins.ts';
import { container, space, weight } from '#ui/theme/tokens.ts';

export const text = css`
  ${grid}
  row-gap: ${rem(space[7])};
  ${sideGaps}
  ${stepped('padding-block', { base: space[10], lg: space[12] })}
  overflow-wrap: anywhere;
`;

export const part = css`
  display: grid;
  align-content: start;
  gap: ${rem(space[5])};
  grid-column: 1 / -1;
  max-width: ${rem(container.maxMeasure.body)};

  [data-alignment='center'] > & {
    margin-inline: auto;
  }

  [data-alignment='right'] > & {
    margin-inline-start: auto;
  }

  ${up('lg')} {
    [data-halves] > &:first-child {
      grid-column: 1 / span 6;
    }

    [data-halves] > &:last-child {
      grid-column: 7 / -1;
    }
  }
`;

export const title = css`
  ${typeStep('display56')}
`;

export const second = css`
  font-weight: ${weight.thin};
`;

export const subtitle = css`
  ${typeStep('title30')}
  font-weight: ${weight.light};
`;

export const paragraph = css`
  ${typeStep('body18')}

  & ul,
  & ol {
    padding-inline-start: 1.25em;
  }

  & strong,
  & b {
    font-weight: ${weight.bold};
  }
`;

export const caption = css`
  ${typeStep('small14')}
`;
