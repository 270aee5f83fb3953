import { css } from '@linaria/core';
import {
  below,
  between,
  centred,
  emphasis,
  floating,
  focusRing,
  forcedColors,
  forcedEdge,
  formPart,
  goneBelow,
  hitArea,
  inColumn,
  inRow,
  lowWindow,
  SHEET,
  shrinking,
  spacedRow,
  stuck,
  typeStep,
  up,
  windowGrid,
} from '../../kit/theme/mixins.ts';
import { ROOMY } from '../../kit/layout/measures.ts';
import { color, duration, easing, radius, shadow } from '../../kit/theme/tokens.ts';

/** Height in px of the page above the form on a phone. */
const PEEK = 184;

/** The same where a whole page is chosen by its look: 300 px of a usual phone. */
const TALL_PEEK = 'min(300px, 36dvh)';

/**
 * A page at 400%: its parts do not fit above each other, so that the window scrolls as a document does.
 */
const tiny = (styles: string) => `${below('md')} { ${lowWindow} { ${styles} } }`;

/** Widths in px. */
const width = {
  spine: 56,
  spineNarrow: 44,
  form: 416,
  formWide: 440,
  formNarrow: 376,
  outline: 296,
};

export const room = css`
  /* What opens over the page begins where the bar with its lines ends. */
  position: relative;
  ${windowGrid}
  grid-template:
    'bar bar bar bar' auto
    'spine outline sheet form' minmax(0, 1fr) / ${width.spine}px auto minmax(0, 1fr) auto;

  /* The outline is the spine, opened. */
  ${up('xl')} {
    &[data-view='outline'] {
      grid-template-columns: 0 auto minmax(0, 1fr) auto;
    }
  }

  ${below('xl')} {
    grid-template-columns: ${width.spineNarrow}px auto minmax(0, 1fr) auto;
  }

  ${below('lg')} {
    grid-template:
      'bar' auto
      'sheet' minmax(0, 1fr)
      'form' auto / minmax(0, 1fr);
  }

  ${below('md')} {
    grid-template-rows: auto ${PEEK}px minmax(0, 1fr);

    /* The choice of a view takes nothing from the page. */
    &:has([data-views]) {
      grid-template-rows: auto ${PEEK + 40}px minmax(0, 1fr);
    }

    &[data-peek='tall'] {
      grid-template-rows: auto ${TALL_PEEK} minmax(0, 1fr);
    }

    &[data-view='page'],
    &[data-view='outline'] {
      grid-template-rows: auto minmax(0, 1fr) 0;
    }
  }

  ${tiny(`
    display: block;
    overflow: auto;
  `)}
`;

export const bar = css`
  grid-area: bar;
`;

export const spine = css`
  grid-area: spine;
  min-height: 0;
  padding-bottom: 16px;

  /* Its button stays where it was. */
  [data-view='outline'] > & {
    position: absolute;
    inset: auto auto 0 0;
    z-index: 31;
    width: ${width.spine}px;
  }

  ${below('xl')} {
    [data-view='outline'] > & {
      inset: auto auto 8px 12px;
      width: ${width.spineNarrow}px;
    }
  }

  ${goneBelow('lg')}
`;

export const outline = css`
  grid-area: outline;
  width: ${width.outline}px;
  min-height: 0;

  /* Below it is the button that closes it. */
  ${up('lg')} {
    [data-view='outline'] > & {
      padding-bottom: 56px;
    }
  }

  ${between('md', 'xl')} {
    position: absolute;
    grid-area: sheet / 1 / -1 / -1;
    inset: 0 auto 16px ${width.spineNarrow}px;
    z-index: 30;
    border-radius: ${radius.lg}px;
    background: ${color.surface};
    box-shadow: ${shadow.raised};

    [data-view='outline'] > & {
      inset-inline-start: 8px;
    }
  }

  ${between('md', 'lg')} {
    inset-inline-start: 8px;
    width: min(320px, 100vw - 16px);
  }

  ${below('md')} {
    grid-area: sheet;
    width: auto;
  }

  ${forcedEdge}
`;

export const sheet = css`
  position: relative;
  grid-area: sheet;
  ${shrinking}
  ${inColumn}
  padding-bottom: 16px;

  ${below('lg')} {
    padding: 0 8px 8px;
  }

  ${below('md')} {
    padding: 0 12px 12px;

    [data-peek='tall'] > & {
      padding-block: 4px 8px;
    }

    [data-view='page'] > & {
      padding: 0;
    }

    /* It stays a landmark. */
    [data-view='outline'] > & {
      pointer-events: none;
    }

    [data-view='outline'] > & > * {
      visibility: hidden;
    }
  }

  ${tiny(`
    height: ${PEEK - 64}px;

    [data-view='page'] > & {
      height: 80dvh;
    }

    [data-view='outline'] > & {
      height: 0;
      padding: 0;
    }
  `)}
`;

export const form = css`
  ${formPart}

  ${up('lg')} {
    width: ${width.form}px;
    padding: 8px 24px 0 32px;
  }

  ${between('lg', 'xl')} {
    width: ${width.formNarrow}px;
    padding-inline: 24px 16px;
  }

  @media (min-width: ${ROOMY}px) {
    width: ${width.formWide}px;
  }

  ${below('lg')} {
    ${inColumn}

    ${forcedColors} {
      border-top: 1px solid CanvasText;
    }
  }

  ${between('md', 'lg')} {
    height: ${SHEET};
    /* The grip stays at the very top, and what is reached by keys is not below it. */
    padding: 0 24px;
    scroll-padding-top: 44px;
    border-radius: 24px 24px 0 0;
    background: ${color.surface};
    box-shadow: ${shadow.raised};
    transition: height ${duration.base}ms ${easing.out};

    &[data-tall] {
      height: 92dvh;
    }
  }

  ${below('md')} {
    padding: 0 20px 108px;
    /* What is typed is not below the bar. */
    scroll-padding-bottom: 108px;

    [data-view='page'] > &,
    [data-view='outline'] > & {
      display: none;
    }
  }

  ${tiny(`
    padding-bottom: 20px;
    overflow: visible;
  `)}
`;

/** Makes the form on a tablet higher. */
export const grip = css`
  display: none;

  ${between('md', 'lg')} {
    ${stuck}
    ${centred}
    flex: none;
    /* Above the first steps. */
    order: -2;
    width: 100%;
    height: 44px;
    background: ${color.surface};

    &::before {
      content: '';
      width: 36px;
      height: 4px;
      border-radius: 2px;
      background: ${color.borderStrong};
    }

    ${forcedColors} {
      &::before {
        background: ButtonText;
        forced-color-adjust: none;
      }
    }
  }
`;

/** What is at hand on a phone. */
export const phoneBar = css`
  display: none;

  ${below('md')} {
    position: fixed;
    inset: auto 20px max(20px, env(safe-area-inset-bottom));
    z-index: 30;
    ${inRow}
    min-height: 60px;
    padding-inline: 8px;
    border-radius: 31px;
    ${floating}
  }

  ${tiny(`
    position: static;
    flex-wrap: wrap;
    margin: 0 12px 12px;
  `)}
`;

export const phoneReview = css`
  margin-inline-start: auto;
`;

/** Turns between the form with its peek of the page, and the page. */
export const turn = css`
  display: none;

  ${below('md')} {
    position: absolute;
    inset: auto 22px 22px auto;
    z-index: 20;
    ${spacedRow(4)}
    min-height: 36px;
    padding: 0 16px 0 12px;
    border-radius: ${radius.full}px;
    background: ${color.barBackground};
    box-shadow: ${shadow.bar};
    ${typeStep('small14')}
    ${emphasis}
    ${hitArea}

    &[data-focus-visible] {
      ${focusRing}
    }

    ${forcedColors} {
      border: 1px solid ButtonText;
    }

    [data-peek='tall'] > * > & {
      inset: auto 24px 16px auto;
      min-height: 44px;
    }

    [data-view='page'] > * > & {
      inset: auto 20px calc(max(20px, env(safe-area-inset-bottom)) + 72px) auto;
      min-height: 44px;
    }
  }

  ${tiny(`
    [data-view] > * > & {
      inset: auto 22px 22px auto;
    }
  `)}
`;

/** In place of the page, which goes on behind it. */
export const search = css`
  position: absolute;
  inset: 0 0 16px;
  z-index: 15;
  display: grid;
  grid-template-columns: minmax(0, 37.5rem);
  align-content: safe center;
  justify-content: center;
  padding: 16px;
  overflow-y: auto;
  border-radius: ${radius.lg}px;
  background: ${color.surface};

  & > section {
    margin: 0;
  }

  ${below('lg')} {
    inset: 0 8px 8px;
  }

  ${below('md')} {
    [data-view='page'] > * > & {
      inset: 0;
      border-radius: 0;
    }
  }
`;

/** Above the page, which has the rest of the height. */
export const views = css`
  display: flex;
  flex: none;
  justify-content: center;
  padding-bottom: 8px;
`;
