import { css } from '@linaria/core';
import {
  below,
  canHover,
  ellipsis,
  focusRingInset,
  forcedColors,
  visuallyHidden,
} from '#ui/theme/mixins.ts';
import { color, radius, weight } from '#ui/theme/tokens.ts';

export const room = css`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  color: ${color.text};
  background: ${color.surfaceSunken};
`;

/** A list in the middle of the window. */
export const page = css`
  flex: 1;
  width: 100%;
  max-width: 60rem;
  min-height: 0;
  padding: 32px 32px 64px;
  margin-inline: auto;
  overflow: auto;

  ${below('md')} {
    padding: 16px 16px 44px;
  }
`;

/** Which of both columns a small window shows. */
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
  grid-template-columns: minmax(22rem, 30rem) minmax(0, 1fr);
  gap: 16px;
  min-height: 0;
  padding: 0 16px 16px;

  ${below('lg')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: 16px;

    &[data-view='release'] > :last-child,
    &[data-view='page'] > :first-child {
      display: none;
    }
  }
`;

export const side = css`
  min-width: 0;
  min-height: 0;
  padding: 8px 16px 32px;
  overflow: auto;
  scrollbar-gutter: stable;

  ${below('lg')} {
    padding-inline: 0;
  }
`;

export const sheet = css`
  min-width: 0;
  min-height: 0;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-bottom: 20px;
`;

export const heading = css`
  margin: 40px 0 12px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const list = css`
  padding: 0;
  margin: 0 0 24px;
  list-style: none;
  border-top: 1px solid ${color.border};
  outline: none;
`;

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 60px;
  padding-block: 8px;
  border-bottom: 1px solid ${color.border};
  outline: none;
  cursor: default;

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.sm}px;
  }

  ${forcedColors} {
    &[data-focus-visible] {
      outline-color: Highlight;
    }
  }
`;

export const held = css`
  display: flex;
  flex: 1;
  gap: 16px;
  align-items: center;
  min-width: 0;
  padding: 4px 0 4px 12px;
  text-align: start;
  border-inline-start: 2px solid transparent;
  outline: none;

  &[aria-current='true'] {
    border-inline-start-color: ${color.text};
  }

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.sm}px;
  }
`;

export const words = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export const title = css`
  ${ellipsis}
  min-width: 0;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const detail = css`
  flex: 1 1 12rem;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.43;
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  /* Below the name, with room for what is at its end. */
  ${below('md')} {
    flex-basis: calc(100% - 100px);
  }
`;

export const empty = css`
  padding-block: 32px;
  color: ${color.textMuted};
`;

export const fields = css`
  display: grid;
  gap: 24px;
`;

export const names = css`
  padding: 0;
  margin: 16px 0 0;
  list-style: none;

  & > li {
    padding-block: 10px;
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
`;

export const problem = css`
  flex: 1 1 14rem;
  padding-inline-start: 12px;
  margin: 0 0 16px;
  font-size: 0.875rem;
  line-height: 1.5;
  border-inline-start: 2px solid ${color.negative};
`;

/** Whether a row is chosen, in ink as a switch. */
export const check = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.sm}px;

  &[data-on] {
    color: ${color.surfaceSunken};
    background: ${color.text};
    border-color: ${color.text};
  }
`;

export const hidden = css`
  ${visuallyHidden}
`;
