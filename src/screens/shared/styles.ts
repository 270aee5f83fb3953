import { css } from '@linaria/core';
import { color, component, rhythm, space } from '#ui/theme/tokens.ts';
import { print, stepped, type, up, visuallyHidden } from '#ui/theme/mixins.ts';

/** The head of a screen: the title at its lower edge, the light above it. */
export const head = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 320px;
  padding-block: ${space[14]}px ${space[9]}px;
  overflow: clip;

  ${up('lg')} {
    min-height: 560px;
    padding-bottom: ${space[12]}px;
  }

  ${print} {
    padding-block: ${space[10]}px;
  }
`;

export const headText = css`
  position: relative;
  max-width: 100%;
  overflow-wrap: break-word;
`;

export const note = css`
  position: relative;
  margin-top: ${space[7]}px;
  max-width: 640px;
  ${type('body')}
  font-size: 1.25rem;
  color: ${color.textMuted};
`;

export const lamp = css`
  position: absolute;
  top: -224px;
  /* Beside the logo, not behind it. */
  left: 216px;

  ${up('md')} {
    left: auto;
    right: -96px;
  }

  ${up('lg')} {
    top: -120px;
    /* Beside the quick links, not behind them. */
    right: -152px;
  }

  ${up('xl')} {
    right: -12px;
  }
`;

/** The title of Home and case studies, clear of the floating bar. */
export const opening = css`
  display: grid;
  align-content: end;
  min-height: 100svh;
  padding-block: ${space[13]}px ${space[15]}px;
`;

export const unseen = css`
  ${visuallyHidden}
`;

export const message = css`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space[7]}px;
  min-height: 100svh;
  padding-block: ${space[14]}px;
`;

export const body = css`
  max-width: 640px;
  color: ${color.textMuted};
`;

/* A stretch of a long zone, laid out as the zone is: what changes in it moves nothing of the others. */
export const stretch = css`
  display: inherit;
  grid-template-columns: inherit;
  gap: inherit;
  contain: layout;
`;

/* Gaps between the slices of a page or a case study; a spread sets its own. */
export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${stepped('row-gap', rhythm.sliceGap)}
  ${stepped('padding-bottom', rhythm.sectionGap)}

  &[data-clears-header] {
    padding-top: ${component.header.height.base}px;

    ${up('lg')} {
      padding-top: ${component.header.height.lg}px;
    }
  }
`;
