import { css } from '@linaria/core';
import { below, up } from '../../../kit/theme/mixins.ts';
import { color } from '../../../kit/theme/tokens.ts';

export const columns = css`
  display: grid;
  gap: 32px 48px;

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
    align-items: start;

    & > :last-child {
      position: sticky;
      top: 0;
    }
  }
`;

/** What a foot says beside its buttons; on phones above them. */
export const note = css`
  flex: 1 1 8rem;
  min-width: 0;

  ${below('md')} {
    flex-basis: 100%;

    /* The words of the last button change with what is chosen: nothing moves for it. */
    & ~ button:last-child {
      flex-basis: 100%;
    }
  }
`;

export const others = css`
  padding-block: 20px 12px;
  border-top: 1px solid ${color.border};

  /* What follows begins with a line. */
  & > :last-child {
    border-bottom: 0;
  }
`;

export const createRelease = css`
  display: flex;
  flex: 1 1 20rem;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  min-width: 0;

  & > :first-child {
    flex: 1 1 12rem;
    margin: 0;
  }
`;
