import { css } from '@linaria/core';
import { border, color, space, weight } from '#ui/theme/tokens.ts';
import { focusRing, large, print, rem, scrollDriven, typeStep, up } from '#ui/theme/mixins.ts';

export const footer = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  isolation: isolate;

  &:focus {
    outline: none;
  }

  background: ${color.background};
  view-timeline: --footer;

  [data-theme='light'] & {
    background: linear-gradient(${color.background} 40%, var(--dusk, #f7d9c4));
  }

  ${print} {
    break-inside: avoid;
  }
`;

/** The light fades where the page before ends. */
export const sky = css`
  position: absolute;
  inset: 0;
  overflow: clip;
  mask: linear-gradient(transparent, #000 60%);
`;

/** It rises as the footer comes into view. Its near edge stays clear of the legal lines at every width. */
export const disc = css`
  --disc-size: ${rem(380)};
  position: absolute;
  inset-inline-end: -${rem(240)};
  bottom: -${rem(230)};
  --light: 0.85;

  ${up('md')} {
    --disc-size: ${rem(460)};
    inset-inline-end: -${rem(200)};
    bottom: -${rem(260)};
  }

  ${up('lg')} {
    --disc-size: min(${large(760)}, 52.8vw);
    inset-inline-end: ${large(-88)};
    bottom: calc(-0.618 * var(--disc-size));
  }

  @keyframes rise {
    from {
      translate: 0 46svh;
    }
  }

  ${scrollDriven('rise', { timeline: '--footer', range: 'entry', rest: 1 })}
`;

/** Spacing of the page's last texts. */
export const text = css`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding-block: ${large(space[12])} ${rem(space[9])};

  ${up('md')} {
    padding-block-start: ${large(space[13])};
  }

  ${print} {
    padding-block-start: ${rem(space[10])};
  }
`;

export const question = css`
  margin-block-start: ${rem(space[6])};
`;

export const email = css`
  display: grid;
  justify-items: start;
  gap: ${rem(space[1])};
  margin-top: ${rem(space[10])};

  ${up('lg')} {
    margin-top: ${large(space[11])};
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
  border-bottom: ${border.hairline}px solid ${color.mark};
  border-radius: 0;
  overflow-wrap: anywhere;

  ${up('md')} {
    ${typeStep('title36')}
    font-weight: ${weight.regular};
  }

  &:focus-visible {
    ${focusRing}
    border-radius: ${rem(4)};
  }
`;

export const profiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(200)}, 1fr));
  width: 100%;
  max-width: ${rem(528)};
  row-gap: 2px;
  margin: ${rem(space[9])} 0 ${large(space[12])};
  padding: 0;
  list-style: none;

  ${up('lg')} {
    margin-block: ${rem(52)} ${large(space[13])};
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
  gap: ${rem(space[3])};
  min-height: ${rem(44)};
  color: ${color.text};
  text-decoration: none;

  & svg {
    width: ${rem(14)};
    color: ${color.textMuted};
  }

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    ${focusRing}
    border-radius: ${rem(4)};
  }
`;

export const legal = css`
  ${typeStep('small14')}
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(space[2])} ${rem(space[8])};
  margin-top: auto;
  padding-inline-end: 40%;
  color: ${color.textMuted};
`;

/** Read by screen readers; visually a dot. */
export const care = css`
  position: relative;
  display: inline-block;
  width: ${rem(10)};
  height: ${rem(10)};
  margin-inline: ${rem(space[1])};
  overflow: hidden;
  color: transparent;
  background: ${color.mark};
  border-radius: 50%;
  text-indent: ${rem(20)};
  white-space: nowrap;
  forced-color-adjust: none;

  ${print} {
    display: inline;
    text-indent: 0;
  }
`;
