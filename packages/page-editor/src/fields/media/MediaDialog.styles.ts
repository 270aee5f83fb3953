import { css } from '@linaria/core';
import { below, inStack, scrollingPart, up } from '../../kit/theme/mixins.ts';

/** Library, picture and facts side by side; each scrolls by itself. */
export const panes = css`
  position: relative;
  height: 100%;

  ${up('lg')} {
    ${inStack}
    gap: 24px;
    min-height: 0;

    &[data-chosen] {
      grid-template-columns: minmax(13rem, 3fr) minmax(0, 6fr) minmax(13rem, 3fr);
    }
  }

  ${up('xl')} {
    gap: 40px;
  }
`;

export const library = css`
  min-height: 0;
  height: 100%;

  ${below('lg')} {
    display: none;

    [data-browsing] > & {
      display: block;
    }
  }
`;

/** Room for the focus rings and the handles at the edges. */
const pane = `
  ${up('lg')} {
    padding: 12px;
    margin: -12px;
    ${scrollingPart}
  }

  ${below('lg')} {
    [data-browsing] > & {
      display: none;
    }
  }
`;

export const work = css`
  ${pane}
`;

export const file = css`
  ${pane}

  ${below('lg')} {
    margin-top: 28px;
  }
`;

export const back = css`
  /* Above the hit areas of the upper corners of a crop. */
  margin: 0 0 24px -20px;

  ${up('lg')} {
    display: none;
  }
`;
