import { css } from '@linaria/core';
import { border, color, space, weight } from '#ui/theme/tokens.ts';
import { focusRing, print, typeStep, up } from '#ui/theme/mixins.ts';

export const footer = css`
  position: relative;
  min-height: 100svh;
  overflow: clip;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;

  &:focus {
    outline: none;
  }

  background: ${color.background};

  [data-theme='light'] & {
    background: linear-gradient(${color.background} 40%, #f7d9c4);
  }

  ${print} {
    break-inside: avoid;
  }
`;

/** Its left edge stays right of the legal lines at every width. */
export const disc = css`
  --disc-size: 380px;
  position: absolute;
  right: -240px;
  bottom: -230px;

  ${up('md')} {
    --disc-size: 460px;
    right: -200px;
    bottom: -260px;
  }

  ${up('lg')} {
    --disc-size: min(760px, 52.8vw);
    right: -88px;
    bottom: calc(-0.618 * var(--disc-size));
  }
`;

/** Spacing of the page's last texts. */
export const text = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding-block: ${space[12]}px ${space[9]}px;

  ${up('md')} {
    padding-block-start: ${space[13]}px;
  }

  ${print} {
    padding-block-start: ${space[10]}px;
  }
`;

export const question = css`
  margin-block-start: ${space[6]}px;
`;

export const email = css`
  display: grid;
  justify-items: start;
  gap: ${space[1]}px;
  margin-top: ${space[10]}px;

  ${up('lg')} {
    margin-top: ${space[11]}px;
  }
`;

export const emailLabel = css`
  ${typeStep('small14')}
  color: ${color.textMuted};
`;

export const emailLink = css`
  ${typeStep('title24')}
  font-weight: ${weight.regular};
  color: ${color.text};
  text-decoration: none;
  border-bottom: ${border.hairline}px solid ${color.brand};
  border-radius: 0;
  overflow-wrap: anywhere;

  ${up('md')} {
    ${typeStep('title36')}
    font-weight: ${weight.regular};
  }

  &:focus-visible {
    ${focusRing}
    border-radius: 4px;
  }
`;

export const profiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  width: 100%;
  max-width: 528px;
  row-gap: 2px;
  margin: ${space[9]}px 0 ${space[12]}px;
  padding: 0;
  list-style: none;

  ${up('lg')} {
    margin-block: 52px ${space[13]}px;
  }

  ${print} {
    display: block;
    max-width: none;
  }
`;

export const profile = css`
  ${typeStep('body16')}
  display: inline-flex;
  align-items: center;
  gap: ${space[3]}px;
  min-height: 44px;
  color: ${color.text};
  text-decoration: none;

  & svg {
    width: 14px;
    color: ${color.textMuted};
  }

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    ${focusRing}
    border-radius: 4px;
  }
`;

export const legal = css`
  ${typeStep('small14')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]}px ${space[8]}px;
  margin-top: auto;
  padding-right: 40%;
  color: ${color.textMuted};
`;

/** Read by screen readers; visually a dot. */
export const care = css`
  position: relative;
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline: ${space[1]}px;
  overflow: hidden;
  color: transparent;
  background: ${color.brand};
  border-radius: 50%;
  text-indent: 20px;
  white-space: nowrap;
  forced-color-adjust: none;

  ${print} {
    display: inline;
    text-indent: 0;
  }
`;
