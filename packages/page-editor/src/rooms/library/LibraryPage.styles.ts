import { css } from '@linaria/core';
import {
  below,
  floating,
  growing,
  growingDown,
  inColumn,
  inLines,
  pageEdges,
  scrollingPart,
  shrinking,
  spacedRow,
  up,
} from '../../kit/theme/mixins.ts';
import { radius } from '../../kit/theme/tokens.ts';

/** The files scroll by themselves: the grid renders what is in its window. */
export const columns = css`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / min(23rem, 26vw) minmax(0, 1fr);
  ${growingDown}

  &[data-open] {
    grid-template-columns: min(18rem, 20vw) minmax(0, 1fr) min(24rem, 30vw);
  }

  ${below('xl')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: max-content minmax(0, 1fr);

    &[data-open] {
      grid-template-columns: minmax(0, 1fr) min(22rem, 40vw);
    }
  }

  ${below('lg')} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** In one line above the files where there is no room beside them. */
export const side = css`
  min-width: 0;
  padding: 48px 24px 24px 56px;
  ${scrollingPart}

  /* Long names, such as those of external projects, stay whole. */
  ${up('xl')} {
    button {
      font-size: 1.75rem;
      white-space: normal;
    }
  }

  [data-open] > & {
    ${up('xl')} {
      padding-inline-start: 32px;

      button {
        font-size: 1.375rem;
      }
    }
  }

  ${below('xl')} {
    grid-column: 1 / -1;
    padding-block: 12px 4px;

    ul {
      display: flex;
      gap: 4px 20px;
      padding: 8px;
      margin: 0 -8px;
      overflow-x: auto;
    }

    button {
      font-size: 1.25rem;
    }
  }

  ${pageEdges}
`;

export const main = css`
  ${inColumn}
  ${shrinking}
  padding: 48px 56px 0 24px;
  ${pageEdges}

  ${below('xl')} {
    padding-top: 4px;
  }

  [data-open] > & {
    ${up('xl')} {
      padding-inline-end: 32px;
    }
  }
`;

/** As high as its line: the files have the rest. */
export const search = css`
  flex: none;
`;

export const filters = css`
  flex: none;
  ${spacedRow(8)}
  padding-block: 12px;

  & > :first-child {
    ${growing}
  }

  /* In one line that scrolls: the files begin in the upper half of a phone. */
  ${below('lg')} {
    gap: 16px;

    & > :first-child {
      flex-wrap: nowrap;
      padding-inline: 4px 24px;
      margin-inline: -4px;
      overflow-x: auto;
      scrollbar-width: none;
      /* There may be more. */
      mask-image: linear-gradient(to left, transparent, #000 24px);
    }

    & > :first-child > * {
      flex: none;
    }
  }
`;

export const file = css`
  align-content: start;
  min-height: 0;
  padding: 48px 40px 44px 8px;
  ${scrollingPart}

  /* The cross stands at the edge of what is below it. */
  & > :first-child {
    margin-inline-end: -10px;
  }

  ${below('xl')} {
    padding: 16px 28px 28px 8px;
  }
`;

/** What is said above the files. */
export const task = css`
  flex: none;
  padding-bottom: 12px;
`;

export const selection = css`
  flex: none;
  ${inLines}
  gap: 0 20px;
  align-self: center;
  max-width: 100%;
  padding: 4px 24px;
  margin-block: 12px 16px;
  border-radius: ${radius.lg}px;
  ${floating}

  ${below('md')} {
    gap: 0 16px;
    padding-inline: 16px;
    margin-block: 8px;
  }
`;

export const selectionCount = css`
  ${below('md')} {
    width: 100%;
  }
`;
