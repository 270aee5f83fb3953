import { css } from '@linaria/core';
import { below, hitArea, typeStep, visuallyHidden } from '#ui/theme/mixins.ts';
import { color, focus, radius } from '#ui/theme/tokens.ts';
import { belowRoomy } from '../workspace/workspace.styles.ts';

/** Heights in px. */
const height = { wide: 56, phone: 52 };

export const bar = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${height.wide}px;
  padding-inline: 16px;
  color: ${color.text};

  ${below('md')} {
    min-height: ${height.phone}px;
    padding-inline: 8px;
  }
`;

export const start = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  white-space: nowrap;
`;

export const end = css`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;

  ${below('lg')} {
    flex: none;
  }
`;

export const widths = css`
  ${below('xl')} {
    display: none;
  }
`;

/** One menu in place of the four widths. */
export const widthMenu = css`
  display: none;

  ${below('xl')} {
    display: block;
  }

  ${below('md')} {
    display: none;
  }
`;

export const wide = css`
  ${below('md')} {
    display: none;
  }
`;

export const review = css`
  margin-inline-start: 4px;

  ${below('md')} {
    display: none;
  }
`;

export const words = css`
  ${below('lg')} {
    ${visuallyHidden}
  }
`;

export const short = css`
  display: none;

  ${below('lg')} {
    display: inline;
  }
`;

/** On a phone the way back is an arrow. */
export const back = css`
  display: none;

  ${below('md')} {
    display: block;
  }
`;

/** Where there is no spine, and no bar at the lower edge either. */
export const tablet = css`
  display: none;

  ${below('lg')} {
    display: block;
  }

  ${below('md')} {
    display: none;
  }
`;

export const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline: -6px -10px;
  border-radius: 50%;
  outline: none;
  color: inherit;

  & > svg:first-child {
    width: 24px;
    height: 24px;

    ${below('md')} {
      display: none;
    }
  }

  ${below('md')} {
    margin-inline: -4px -8px;
  }

  &:focus-visible {
    outline: ${focus.width}px solid ${color.focus};
  }
`;

const cut = `
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

export const name = css`
  /* It takes what type and state leave: a state that shrinks by less than a pixel is cut, too. */
  flex: 1 1 0;
  min-width: 64px;
  max-width: max-content;
  margin: 0;
  ${typeStep('body16')}
  font-weight: 500;
  ${cut}
  /* It cannot be used: the focus starts here. */
  outline: none;
`;

export const type = css`
  color: ${color.textMuted};
  ${typeStep('small14')}

  ${below('lg')} {
    display: none;
  }
`;

export const state = css`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  /* The ring of trouble is larger than its disc. */
  padding: 4px 0 4px 4px;
  color: ${color.textMuted};
  ${typeStep('small14')}
  ${cut}
`;

export const stateButton = css`
  position: relative;
  padding: 8px 0;
  border: 0;
  border-radius: ${radius.xs}px;
  color: ${color.text};
  background: none;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;
  ${hitArea}
`;

/** The words give way to what the state says. */
export const lock = css`
  display: flex;
  flex: 0 1 auto;
  gap: 6px;
  align-items: center;
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
  overflow: hidden;
  text-overflow: ellipsis;

  ${belowRoomy} {
    display: inline;
  }
`;

/** Below the bar, where every sentence has room: it wraps, and is never cut. */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 16px;
  min-height: 36px;
  padding: 0 16px 8px 56px;
  color: ${color.text};
  ${typeStep('small14')}
  overflow-wrap: anywhere;

  /* The disc is beside the first line. */
  & > :first-child {
    align-items: start;
  }

  & > :first-child > svg {
    margin-block-start: 3px;
  }

  ${below('md')} {
    padding: 0 20px 8px;
  }
`;
