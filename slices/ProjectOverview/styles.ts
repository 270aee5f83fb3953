import { css } from '@linaria/core';
import { dotOf, rem, type, typeStep, up } from '#ui/theme/mixins.ts';
import { color, container, space, weight } from '#ui/theme/tokens.ts';

const bullet = 6;

export const section = css`
  row-gap: ${rem(space[10])};
`;

export const facts = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(220)}), 1fr));
  align-content: start;
  gap: ${rem(space[7])} ${rem(space[5])};
  ${typeStep('body18')}
  font-weight: ${weight.medium};

  ${up('lg')} {
    grid-column: 1 / span 4;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const workType = css`
  font-weight: ${weight.regular};
  color: ${color.textMuted};
`;

export const list = css`
  & > li {
    position: relative;
    padding-inline-start: ${rem(space[4] + 2)};
  }

  & > li::before {
    ${dotOf(rem(bullet))}
    position: absolute;
    inset-block-start: calc(0.5lh - ${rem(bullet / 2)});
    inset-inline-start: 0;
  }
`;

/** The first paragraph is larger than the others. */
export const overview = css`
  grid-column: 1 / -1;
  align-content: start;
  ${type('longForm')}
  color: ${color.textMuted};

  ${up('lg')} {
    grid-column: 5 / -1;
  }

  & > * {
    max-width: ${rem(container.maxMeasure.body)};
  }

  & > p:first-child {
    max-width: none;
    margin-block-end: ${rem(space[5])};
    ${type('overviewLead', weight.light)}
    color: ${color.text};
    --strong-weight: ${weight.medium};
  }
`;
