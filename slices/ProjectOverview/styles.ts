import { css } from '@linaria/core';
import { type, typeStep, up } from '#ui/theme/mixins.ts';
import { color, container, space, weight } from '#ui/theme/tokens.ts';

const bullet = 6;

export const section = css`
  row-gap: ${space[10]}px;
`;

export const facts = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-content: start;
  gap: ${space[7]}px ${space[5]}px;
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
    padding-inline-start: ${space[4] + 2}px;
  }

  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: calc(0.5lh - ${bullet / 2}px);
    inset-inline-start: 0;
    width: ${bullet}px;
    height: ${bullet}px;
    border-radius: 50%;
    background: ${color.brand};
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
    max-width: ${container.maxMeasure.body}px;
  }

  & > p:first-child {
    max-width: none;
    margin-block-end: ${space[5]}px;
    ${type('overviewLead', weight.light)}
    color: ${color.text};
    --strong-weight: ${weight.medium};
  }
`;
