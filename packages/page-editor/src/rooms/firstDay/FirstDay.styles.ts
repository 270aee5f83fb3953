import { css } from '@linaria/core';
import { ROOMY } from '../../kit/layout/measures.ts';
import {
  below,
  focusRingInset,
  formPart,
  goneBelow,
  inColumn,
  lowWindow,
  round,
  shallowWindow,
  SHEET,
  shrinking,
  spacedRow,
  spineBar,
  up,
  wholeRow,
  windowGrid,
} from '../../kit/theme/mixins.ts';
import { color, duration, easing, shadow } from '../../kit/theme/tokens.ts';

/** The grid of an open document: nothing moves when the site is there. */
export const room = css`
  ${windowGrid}
  grid-template:
    'bar bar bar' auto
    'spine sheet form' minmax(0, 1fr) / 56px minmax(0, 1fr) 416px;

  & > :first-child {
    grid-area: bar;
  }

  @media (min-width: ${ROOMY}px) {
    grid-template-columns: 56px minmax(0, 1fr) 440px;
  }

  ${below('xl')} {
    grid-template-columns: 44px minmax(0, 1fr) 376px;
  }

  ${below('lg')} {
    grid-template:
      'bar' auto
      'sheet' minmax(0, 1fr)
      'form' ${SHEET} / minmax(0, 1fr);
  }

  ${below('md')} {
    /* As high as what is typed stands on the page. */
    grid-template-rows: auto min(300px, 36dvh) minmax(0, 1fr);

    ${lowWindow} {
      display: block;
      overflow: auto;
    }
  }
`;

/** A phone's bar has room for a name and the way out. */
export const state = css`
  ${goneBelow('md')}
`;

/** A model of the page, which cannot be used yet. */
export const spine = css`
  grid-area: spine;
  ${inColumn}
  gap: 4px;
  align-items: center;
  min-height: 0;
  padding-block: 8px 56px;
  opacity: 0.55;

  & > span {
    flex: 0 1 auto;
    ${spineBar}
  }

  ${goneBelow('lg')}
`;

export const sheet = css`
  grid-area: sheet;
  ${shrinking}
  padding-bottom: 16px;

  ${below('lg')} {
    padding: 0 8px 8px;
  }

  ${below('md')} {
    ${lowWindow} {
      height: 120px;
    }
  }
`;

export const form = css`
  /* The hidden inputs of its choices scroll with it, and not the window. */
  ${formPart}
  ${inColumn}
  gap: 20px;
  padding: 8px 24px 24px 32px;

  & h2[data-size] {
    font-size: 2.75rem;
  }

  ${below('xl')} {
    padding-inline: 24px 16px;
  }

  ${below('lg')} {
    padding: 24px;
    background: ${color.surface};
    border-radius: 24px 24px 0 0;
    box-shadow: ${shadow.raised};
  }

  ${below('md')} {
    padding: 8px 20px 44px;
    background: none;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const shown = css`
  flex: none;
  object-fit: cover;
  background: ${color.surfaceRaised};
  ${round(72)}
`;

/** Height in px of the head of the list, with the padding, and of a row with its line. */
const STEPS_HEAD = 72;
const STEP = 53;

/**
 * Always in view where the form is high, over it with the rings of its fields, which keeps what has the focus above it;
 * first where the form is long.
 */
export const steps = css`
  ${up('lg')} {
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding: 12px 12px 16px;
    margin-inline: -12px;
    background: ${color.surfaceSunken};

    :has(> &) {
      scroll-padding-bottom: ${STEPS_HEAD + 3 * STEP}px;
    }

    /* Most of the form is seen: the first step to do stands for all of them. */
    ${shallowWindow} {
      &:not(:hover, :focus-within) li:not([data-done]) ~ li {
        display: none;
      }

      :has(> &:not(:focus-within)) {
        scroll-padding-bottom: ${STEPS_HEAD + STEP}px;
      }
    }
  }

  ${below('lg')} {
    order: -1;
    padding-bottom: 16px;
  }
`;

/** On small windows they come one after another. */
export const order = css`
  ${goneBelow('lg')}
`;

/** A row closes once what it asks for is done. */
export const step = css`
  display: grid;
  grid-template-rows: 1fr;
  border-top: 1px solid ${color.border};

  &:last-child {
    border-bottom: 1px solid ${color.border};
  }

  & > * {
    min-height: 0;
    overflow: clip;
  }

  ${below('lg')} {
    &:not([data-done]) ~ &:not([data-done]) {
      display: none;
    }
  }

  &[data-done] {
    grid-template-rows: 0fr;
    visibility: hidden;
    border-color: transparent;
    transition:
      grid-template-rows ${duration.base}ms ${easing.inOut} ${duration.base}ms,
      border-color ${duration.base}ms ${duration.base}ms,
      visibility 0s ${duration.base * 2}ms;
  }
`;

export const row = css`
  ${spacedRow(8)}
  ${wholeRow}
  min-height: 52px;

  & > :last-child {
    margin-inline-start: auto;
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }
`;
