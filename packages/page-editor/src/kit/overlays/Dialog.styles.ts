import { css } from '@linaria/core';
import {
  below,
  centred,
  filling,
  forcedEdge,
  fromTop,
  growing,
  growingDown,
  inColumn,
  inLines,
  scrolling,
  typeStep,
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
  ${inColumn}
  ${growing}
  outline: none;

  /* Head and foot would leave no room between them. */
  ${tiny} {
    display: block;
    ${scrolling}
  }
`;

export const head = css`
  ${fromTop(16)}
  flex: none;
  padding: 32px 28px 0 40px;

  &[data-compact] {
    align-items: center;
    padding: 14px 20px 0 32px;
  }

  ${below('md')} {
    &,
    &[data-compact] {
      padding: 20px 12px 0 20px;
    }
  }
`;

export const title = css`
  ${growing}
  overflow-wrap: anywhere;
  ${typeStep('display44')}
  font-weight: ${weight.medium};

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
    font-size: 1rem;
    font-weight: ${weight.regular};
    letter-spacing: 0;
    color: ${color.textMuted};
  }

  ${below('md')} {
    font-weight: ${weight.light};
  }
`;

export const lead = css`
  /* About as wide as is read with ease, beside the padding. */
  max-width: 50rem;
  padding: 8px 40px 0;
  line-height: 1.5;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  color: ${color.textMuted};

  [data-filling] > * > & {
    max-width: none;
  }

  ${below('md')} {
    padding-inline: 20px;
  }
`;

export const body = css`
  ${growingDown}
  padding: 24px 40px 28px;
  ${scrolling}

  [data-compact] ~ & {
    padding: 16px 32px 8px;
  }

  [data-compact] ~ &:last-child {
    padding-bottom: 32px;
  }

  ${tiny} {
    overflow: visible;
  }

  ${below('md')} {
    &,
    [data-compact] ~ & {
      padding-inline: 20px;
    }
  }
`;

export const foot = css`
  flex: none;
  ${inLines}
  gap: 12px;
  justify-content: end;
  min-height: 92px;
  margin-inline: 40px;
  padding-block: 16px;
  border-top: 1px solid ${color.border};

  /* Lines of buttons lie close together. */
  & > [data-kind='text'][data-kind] {
    min-height: 44px;
  }

  [data-compact] ~ & {
    margin-inline: 32px;
    border-top: 0;
  }

  ${below('md')} {
    &,
    [data-compact] ~ & {
      min-height: 76px;
      margin-inline: 20px;
    }
  }
`;

/** A list that gets shorter leaves the dialog its height. */
export const search = css`
  min-height: 15rem;
  align-content: start;
`;
