import { css } from '@linaria/core';
import { focusRing, large, print, rem, scrollDriven, typeStep, up } from '#ui/theme/mixins.ts';
import { color, focus, space, weight } from '#ui/theme/tokens.ts';

/** How much of the disc is above the page's end. */
const SHOWN = 0.56;

/** The disc's diameter: the less of px and percent of the window's width; from lg px that grow with titles. */
export const diameter = { base: [640, 112], lg: [760, 52.8] } as const;

/** Widths and heights of the pictures in the disc, in diameters; the second lies over the first. */
export const pictures = [
  [1, 0.76],
  [0.72, 0.6],
] as const;

const percent = (share: number) => `${Math.round(100 * share)}%`;

/**
 * In the footer, with its disc: below the page's last texts; on large screens beside them, where the footer's disc is on other pages.
 */
export const next = css`
  :global() {
    /* The footer's disc, under the picture. */
    footer:has(> [data-next]) {
      --next-size: min(${diameter.base[1]}vw, ${rem(diameter.base[0])});
      --raised: translateY(calc(-0.2 * var(--next-size) * var(--pull, 0)));

      ${up('lg')} {
        --next-size: min(${large(diameter.lg[0])}, ${diameter.lg[1]}vw);
      }

      & [data-light] {
        --disc-size: var(--next-size);
        inset-inline: calc(50% - var(--next-size) / 2) auto;
        bottom: calc(${SHOWN - 1} * var(--next-size));
        transform: var(--raised);

        ${up('lg')} {
          inset-inline: auto ${large(-44)};
        }
      }
    }
  }

  position: relative;
  padding-block-start: ${rem(space[10])};

  ${up('lg')} {
    position: absolute;
    inset-inline-end: ${large(-44)};
    bottom: 0;
    padding: 0;
  }

  & > ul {
    padding: 0;
    list-style: none;
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, var(--next-size));
    grid-template-rows: auto auto calc(${SHOWN} * var(--next-size));
    justify-items: center;
    justify-content: center;
    text-align: center;
  }

  /* All of it rises further as a visitor scrolls on at the end of the page. */
  & li > * {
    transform: var(--raised);
  }

  & p {
    ${typeStep('small14')}
    color: ${color.textMuted};
  }

  & a {
    ${typeStep('title36')}
    font-weight: ${weight.medium};
    position: relative;
    z-index: 1;
    max-width: min(100%, 88vw);
    margin-block: ${rem(space[2])} ${rem(space[8])};
    color: ${color.text};
    text-wrap: balance;

    ${up('lg')} {
      max-width: 80%;
    }

    /* A press on the disc opens it, too. */
    &::after {
      content: '';
      position: absolute;
      inset-block-start: calc(100% + ${rem(space[8])});
      left: 50%;
      width: var(--next-size);
      height: calc(${SHOWN} * var(--next-size));
      border-radius: calc(var(--next-size) / 2) calc(var(--next-size) / 2) 0 0;
      translate: -50% 0;
    }

    &:hover {
      text-decoration: underline;
      text-decoration-color: ${color.mark};
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }

    &:focus-visible {
      ${focusRing}
      border-radius: ${focus.linkRadius}px;
    }
  }

  & li > div {
    grid-row: 3;
    grid-column: 1;
    width: var(--next-size);
    height: var(--next-size);

    @keyframes rise-next {
      from {
        translate: 0 46svh;
      }
    }

    ${scrollDriven('rise-next', { timeline: '--footer', range: 'entry', rest: 1 })}
  }

  /* The picture fades into the light at the disc's edge and below. */
  & [data-cover] > * {
    position: relative;
    width: 100%;
    height: 100%;
    overflow: clip;
    border-radius: 50%;
    mask:
      radial-gradient(closest-side, #000 84%, transparent 99%),
      linear-gradient(#000 46%, transparent 74%);
    mask-composite: intersect;

    & > * {
      position: absolute;
      inset: 0 0 auto;
      width: 100%;
      height: ${percent(pictures[0][1])};
    }

    & > :last-child:not(:first-child) {
      inset: 12% 14% auto;
      width: ${percent(pictures[1][0])};
      height: ${percent(pictures[1][1])};
    }
  }

  ${print} {
    display: none;
  }
`;
