import { css } from '@linaria/core';
import {
  below,
  canHover,
  centred,
  ellipsis,
  emphasis,
  goneBelow,
  growing,
  growingDown,
  inColumn,
  ownHitArea,
  ringAt,
  round,
  shrinking,
  smallWords,
  spacedRow,
  spacedStack,
  underlined,
  up,
} from '../theme/mixins.ts';
import { color, weight } from '../theme/tokens.ts';

/** The room that a screen fills. */
export const room = css`
  ${inColumn}
  height: 100dvh;
  background: ${color.surfaceSunken};
`;

export const bar = css`
  ${spacedRow(12)}
  min-height: 56px;
  padding-inline: 16px;

  &[data-top] {
    padding-inline: 20px 28px;

    & > :last-child {
      gap: 12px;
    }
  }

  ${below('md')} {
    min-height: 52px;
    padding-inline: 8px;

    &[data-top] {
      padding-inline: 16px;
    }
  }
`;

export const start = css`
  ${growing}
  ${spacedRow(12)}
  white-space: nowrap;
`;

export const end = css`
  flex: 1;
  justify-content: end;
  ${spacedRow(4)}

  ${below('lg')} {
    flex: none;
  }
`;

/** On a phone the way back is an arrow. */
export const back = css`
  ${up('md')} {
    display: none;
  }
`;

export const mark = css`
  ${centred}
  flex: none;
  margin-inline: -6px -10px;
  ${round(44)}

  ${below('md')} {
    margin-inline: -4px -8px;

    & > svg:first-child {
      display: none;
    }
  }

  &:focus-visible {
    ${ringAt(0)}
  }
`;

export const name = css`
  /* It takes what the others leave: a state that shrinks by less than a pixel is cut, too. */
  flex: 1 1 0;
  min-width: 32px;
  max-width: max-content;
  ${emphasis}
  ${ellipsis}
  /* It cannot be used: the focus starts here. */
  outline: none;

  ${below('md')} {
    min-width: 64px;
  }
`;

export const kind = css`
  ${goneBelow('lg')}
`;

export const links = css`
  ${spacedRow(12)}
  ${goneBelow('md')}
`;

export const link = css`
  padding-inline: 8px;
  ${smallWords}
  font-weight: ${weight.medium};
  ${ownHitArea}

  ${canHover} {
    &:hover {
      ${underlined}
    }
  }
`;

/** A list in the middle of the window. */
export const main = css`
  width: 100%;
  max-width: 62rem;
  ${growingDown}
  padding: 32px 48px 64px;
  margin-inline: auto;
  overflow: auto;
  /* Chromium moves what scrolls without painting it anew only if its ground is opaque. */
  background: ${color.surfaceSunken};

  ${below('md')} {
    padding: 16px 16px 44px;
  }
`;

/**
 * What is below the bar of a page with a list at the side, `--side` wide, which stays in view; where there is no room
 * for both, the list is above.
 */
export const sided = css`
  display: grid;
  grid-template-columns: var(--side) minmax(0, 1fr);
  ${growingDown}
  overflow: auto;
  /* Opaque, as that of the library's grid. */
  background: ${color.surfaceSunken};

  ${below('lg')} {
    /* The list scrolls sideways: by itself its row would give its height to what is below. */
    grid-template: max-content max-content / minmax(0, 1fr);
    align-content: start;
  }
`;

/** `--above`: its distance in px from the bar where it is above. */
export const side = css`
  position: sticky;
  top: 0;
  align-self: start;
  padding: 48px 24px 24px 56px;

  ${below('xl')} {
    padding-inline: 28px 8px;
  }

  ${below('lg')} {
    position: static;
    min-width: 0;
    padding: var(--above) 28px;
    overflow: hidden;
  }

  ${below('md')} {
    padding-inline: 16px;
  }
`;

/** What is below the bar. */
export const content = css`
  ${inColumn}
  ${growingDown}
`;

/** Which of the columns a small window shows. */
export const views = css`
  padding: 4px 16px 8px;

  ${up('lg')} {
    display: none;
  }
`;

export const columns = css`
  grid-template: minmax(0, 1fr) / minmax(22rem, 30rem) minmax(0, 1fr);
  ${spacedStack(16)}
  ${growingDown}
  padding: 0 16px 16px;

  &[data-count='3'] {
    grid-template-columns: minmax(16rem, 20rem) minmax(0, 1fr) minmax(18rem, 24rem);

    ${below('xl')} {
      grid-template: minmax(0, 3fr) minmax(0, 2fr) / minmax(14rem, 18rem) minmax(0, 1fr);

      & > :first-child {
        grid-row: 1 / 3;
      }
    }
  }

  ${below('lg')} {
    &,
    &[data-count='3'] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);

      & > :first-child {
        grid-row: auto;
      }
    }

    & > :not([data-shown]) {
      display: none;
    }
  }
`;

export const pane = css`
  ${shrinking}

  &[data-scrolls] {
    padding: 8px 16px 32px;
    overflow: auto;
    scrollbar-gutter: stable;

    ${below('lg')} {
      padding-inline: 0;
    }
  }
`;
