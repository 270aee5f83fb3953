import { css } from '@linaria/core';
import { ellipsis, hitArea, print, typeStep, up } from '#ui/theme/mixins.ts';
import { color, container, focus, radius, space, z } from '#ui/theme/tokens.ts';

/* Below the floating bar, which ends 80 px from the edge, and between the rails. */
export const bar = css`
  position: fixed;
  z-index: ${z.floatingBar};
  inset-inline: 0;
  width: fit-content;
  margin-inline: auto;
  bottom: ${space[4]}px;
  display: flex;
  align-items: center;
  gap: ${space[4]}px;
  max-width: calc(100% - ${2 * container.railInset}px);
  min-height: ${space[9]}px;
  padding-inline: ${space[5]}px;
  border-radius: ${radius.full}px;
  background: ${color.accent};
  color: ${color.onAccent};
  ${typeStep('small14')}

  ${up('md')} {
    max-width: calc(100% - ${2 * space[14]}px);
  }

  ${print} {
    display: none;
  }
`;

export const name = css`
  min-width: 0;
  ${ellipsis}
`;

export const exit = css`
  flex: none;
  position: relative;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  ${hitArea}

  &:focus-visible {
    outline: ${focus.width}px solid ${color.onAccent};
    outline-offset: ${focus.offset}px;
    border-radius: ${focus.linkRadius}px;
  }
`;
