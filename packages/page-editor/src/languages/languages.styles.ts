import { css } from '@linaria/core';
import { belowRoomy } from '../kit/layout/measures.ts';
import { below, ellipsis, spacedRow, up } from '../kit/theme/mixins.ts';
import { color } from '../kit/theme/tokens.ts';

export const row = css`
  ${spacedRow(24)}
  padding-block: 16px;

  &:not(:last-child) {
    border-bottom: 1px solid ${color.border};
  }

  ${below('md')} {
    flex-direction: column;
    gap: 12px;
    align-items: stretch;
  }
`;

export const actions = css`
  flex: none;
  ${spacedRow(8)}
  justify-content: end;

  /* So that the rules of all rows end at one place. */
  ${up('md')} {
    min-width: 96px;
  }
`;

export const translation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 16rem) auto;
  gap: 4px 24px;
  align-items: center;
  min-height: 64px;
  padding-block: 10px;
  border-bottom: 1px solid ${color.border};

  ${below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :last-child {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const place = css`
  flex: none;
`;

/** Where there is no room, the first letters of the language stand for its name. */
export const name = css`
  max-width: 12rem;
  ${ellipsis}

  ${belowRoomy} {
    display: none;
  }
`;

export const code = css`
  display: none;

  ${belowRoomy} {
    display: inline;
  }
`;
