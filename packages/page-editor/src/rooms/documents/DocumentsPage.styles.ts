import { css } from '@linaria/core';
import { below } from '../../kit/theme/mixins.ts';
import { color, radius } from '../../kit/theme/tokens.ts';

export const columns = css`
  display: grid;
  flex: 1;
  grid-template-columns: min(23rem, 30vw) minmax(0, 1fr);
  min-height: 0;
  overflow: auto;
  /* Opaque, as that of the library's grid. */
  background: ${color.surfaceSunken};
  scrollbar-gutter: stable;

  ${below('xl')} {
    grid-template-columns: min(18rem, 30vw) minmax(0, 1fr);
  }

  ${below('lg')} {
    /* The types scroll sideways: by itself their row would give its height to the list. */
    grid-template: max-content max-content / minmax(0, 1fr);
    align-content: start;
  }
`;

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
    padding: 16px 28px;
    overflow: hidden;
  }

  ${below('md')} {
    padding-inline: 16px;
  }
`;

export const main = css`
  min-width: 0;
  padding: 48px 56px 44px;

  ${below('xl')} {
    padding-inline: 28px;
  }

  ${below('lg')} {
    padding: 8px 28px 44px;
  }

  ${below('md')} {
    padding-inline: 16px;
  }
`;

export const key = css`
  padding: 1px 6px;
  font: inherit;
  font-size: 0.75rem;
  color: ${color.textMuted};
  border-radius: ${radius.xs}px;
  box-shadow: 0 0 0 1px ${color.borderStrong};

  ${below('md')} {
    display: none;
  }
`;

export const question = css`
  margin-top: 16px;
`;
