import { css } from '@linaria/core';
import {
  below,
  bodyWords,
  centred,
  filling,
  forcedEdge,
  fromTop,
  growing,
  growingDown,
  growingWords,
  inColumn,
  inLines,
  scrolling,
  typeStep,
  up,
} from '../theme/mixins.ts';
import { color, duration, easing, radius, shadow, weight } from '../theme/tokens.ts';

/** A page at 400%; a window above an on-screen keyboard is higher, and shows the foot. */
const tiny = '@media (max-height: 300px)';

export const overlay = css`
  position: fixed;
  z-index: 50;
  inset: 0 0 auto;
  /* Without the keyboard on the screen, which would cover the foot. */
  height: var(--visual-viewport-height, 100dvh);
  ${centred}
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding: min(48px, 5vh) 24px;
  background: ${color.scrim};
  transition: opacity ${duration.base}ms ${easing.out};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  ${below('md')} {
    padding: 0;
  }
`;

export const modal = css`
  display: flex;
  width: min(100%, var(--dialog-width, 40rem));
  max-height: 100%;
  background: ${color.surface};
  border-radius: ${radius.page}px;
  box-shadow:
    ${shadow.raised},
    0 0 0 1px ${color.hairline};
  transition: translate ${duration.base}ms ${easing.out};

  &[data-entering],
  &[data-exiting] {
    translate: 0 12px;
  }

  /* Higher, it would be empty below its contents on a large screen. */
  &[data-filling] {
    height: min(100%, 64rem);
  }

  &[data-search] {
    align-self: start;
  }

  ${below('md')} {
    ${filling}
    border-radius: 0;
  }

  ${forcedEdge}
`;

export const dialog = css`
  --edge: 20px;
  ${inColumn}
  ${growing}
  outline: none;

  ${up('md')} {
    --edge: 40px;

    &:has(> [data-compact]) {
      --edge: 32px;
    }
  }

  /* Head and foot would leave no room between them. */
  ${tiny} {
    display: block;
    ${scrolling}
  }
`;

export const head = css`
  ${fromTop(16)}
  flex: none;
  padding: 20px max(12px, var(--edge) - 12px) 0 var(--edge);

  &[data-compact] {
    align-items: center;
  }

  ${up('md')} {
    padding-top: 32px;

    &[data-compact] {
      padding-top: 14px;
    }
  }
`;

export const title = css`
  ${growingWords}
  ${typeStep('display44')}

  [data-compact] > & {
    ${typeStep('title24')}

    & > :first-child {
      margin-inline-end: 12px;
    }
  }

  ${below('md')} {
    ${typeStep('title30')}
  }
`;

export const light = css`
  font-weight: ${weight.thin};

  [data-compact] & {
    display: inline-block;
    ${typeStep('body16')}
    color: ${color.textMuted};
  }

  ${below('md')} {
    font-weight: ${weight.light};
  }
`;

export const lead = css`
  /* About as wide as is read with ease, beside the padding. */
  max-width: 50rem;
  padding: 8px var(--edge) 0;
  ${bodyWords}
  text-wrap: pretty;
  overflow-wrap: anywhere;
  color: ${color.textMuted};

  [data-filling] > * > & {
    max-width: none;
  }
`;

export const body = css`
  ${growingDown}
  padding: 24px var(--edge) 28px;
  ${scrolling}

  [data-compact] ~ & {
    padding-block: 16px 8px;
  }

  [data-compact] ~ &:last-child {
    padding-bottom: 32px;
  }

  ${tiny} {
    overflow: visible;
  }
`;

export const foot = css`
  flex: none;
  ${inLines}
  gap: 12px;
  justify-content: end;
  min-height: 92px;
  margin-inline: var(--edge);
  padding-block: 16px;
  border-top: 1px solid ${color.border};

  /* Lines of buttons lie close together. */
  & > [data-kind='text'][data-kind] {
    min-height: 44px;
  }

  [data-compact] ~ & {
    border-top: 0;
  }

  ${below('md')} {
    min-height: 76px;
  }
`;

/** A list that gets shorter leaves the dialog its height. */
export const search = css`
  min-height: 15rem;
  align-content: start;
`;
