import { css } from '@linaria/core';
import { below, canHover, ellipsis, focusRingInset, forcedColors } from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const room = css`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  color: ${color.text};
  background: ${color.surfaceSunken};
`;

/** Which of the columns a small window shows. */
export const views = css`
  display: none;
  padding: 4px 16px 8px;

  ${below('lg')} {
    display: block;
  }
`;

/** What is below the bar. */
export const content = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const columns = css`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) / minmax(16rem, 20rem) minmax(0, 1fr) minmax(18rem, 24rem);
  gap: 16px;
  min-height: 0;
  padding: 0 16px 16px;

  ${below('xl')} {
    grid-template: minmax(0, 3fr) minmax(0, 2fr) / minmax(14rem, 18rem) minmax(0, 1fr);

    & > nav {
      grid-row: 1 / 3;
    }
  }

  ${below('lg')} {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);

    & > nav {
      grid-row: auto;
    }

    &[data-view='versions'] > :not(nav),
    &[data-view='page'] > :not(div),
    &[data-view='changes'] > :not(section) {
      display: none;
    }
  }
`;

export const side = css`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

export const now = css`
  padding: 8px 12px 12px;
  margin: 0;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const list = css`
  flex: 1;
  min-height: 0;
  padding-inline: 4px;
  overflow: auto;
  /* Opaque, as that of the library's grid. */
  background: ${color.surfaceSunken};
  outline: none;
  border-top: 1px solid ${color.border};
`;

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  min-height: 60px;
  padding: 8px 12px;
  border-bottom: 1px solid ${color.border};
  border-inline-start: 2px solid transparent;
  outline: none;
  cursor: default;

  /* Rows out of view cost nothing; there may be hundreds. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 76px;

  & > span {
    grid-column: 2;
  }

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  &[data-selected] {
    background: ${color.surfaceRaised};
    border-inline-start-color: ${color.text};
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.sm}px;
  }

  ${forcedColors} {
    &[data-selected],
    &[data-focus-visible] {
      outline-color: Highlight;
    }
  }
`;

export const when = css`
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const origin = css`
  ${ellipsis}
  font-size: 0.875rem;
  line-height: 1.43;
`;

export const what = css`
  ${ellipsis}
  font-size: 0.875rem;
  line-height: 1.43;
  color: ${color.textMuted};

  &:empty {
    display: none;
  }
`;

export const empty = css`
  padding: 32px 12px;
  color: ${color.textMuted};
`;

export const pages = css`
  min-width: 0;
  min-height: 0;
`;

export const changes = css`
  min-width: 0;
  min-height: 0;
  padding: 8px 12px 32px;
  overflow: auto;
`;

export const heading = css`
  margin: 0 0 12px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const problem = css`
  padding-inline-start: 12px;
  margin: 0 0 16px;
  font-size: 0.875rem;
  line-height: 1.5;
  border-inline-start: 2px solid ${color.negative};
`;
