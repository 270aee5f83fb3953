import { css } from '@linaria/core';
import {
  below,
  ellipsis,
  goneBelow,
  inLines,
  inRow,
  spacedRow,
  typeStep,
  up,
  visuallyHidden,
} from '../../kit/theme/mixins.ts';
import { color } from '../../kit/theme/tokens.ts';
import { belowRoomy } from '../../kit/layout/measures.ts';

/** What a bar has no room for goes in this order: it is in the menu, or on the bar of a phone. */
export const part = css`
  &[data-from='md'] {
    ${goneBelow('md')}
  }

  &[data-from='xl'] {
    ${goneBelow('xl')}
  }

  /* One menu in place of the four widths. */
  &[data-between='md xl'] {
    ${up('xl')} {
      display: none;
    }

    ${goneBelow('md')}
  }

  /* Where there is no spine, and no bar at the lower edge either. */
  &[data-between='md lg'] {
    ${up('lg')} {
      display: none;
    }

    ${goneBelow('md')}
  }
`;

export const review = css`
  margin-inline-start: 4px;
`;

/** Words that a phone has no room for; screen readers say them. */
export const wideWords = css`
  white-space: pre;

  ${below('md')} {
    ${visuallyHidden}
  }
`;

export const words = css`
  ${below('lg')} {
    ${visuallyHidden}
  }
`;

export const short = css`
  ${up('lg')} {
    display: none;
  }
`;

export const state = css`
  ${inRow}
  min-width: 0;
  /* The ring of trouble is larger than its disc. */
  padding: 4px 0 4px 4px;
  color: ${color.textMuted};
  ${typeStep('small14')}
  ${ellipsis}
`;

/** The words give way to what the state says. */
export const lock = css`
  flex: 0 1 auto;
  ${spacedRow(6)}
  min-width: 16px;
  overflow: hidden;
  color: ${color.textMuted};
  ${typeStep('small14')}

  & > svg {
    flex: none;
  }
`;

export const lockWords = css`
  ${belowRoomy} {
    ${visuallyHidden}
  }
`;

export const lockShort = css`
  display: none;
  ${ellipsis}

  ${belowRoomy} {
    display: inline;
  }
`;

/** Below the bar, where every sentence has room: it wraps, and is never cut. */
export const line = css`
  ${inLines}
  column-gap: 16px;
  min-height: 36px;
  padding: 0 16px 8px 56px;
  ${typeStep('small14')}
  overflow-wrap: anywhere;

  /* The disc is beside the first line. */
  & > :first-child {
    align-items: start;
  }

  & > :first-child > svg {
    margin-top: 3px;
  }

  ${below('md')} {
    padding: 0 20px 8px;
  }
`;
