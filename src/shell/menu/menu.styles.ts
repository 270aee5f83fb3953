import { css } from '@linaria/core';
import { below, forcedColors, frameInset, rem, sideGap, up } from '#ui/theme/mixins.ts';
import { border, color, component, container, shadow, space, z } from '#ui/theme/tokens.ts';

/** From the left gap to the fifth column, as wide as the circle and its margin. */
const column = `clamp(${rem(240)}, 29.2vw, ${rem(420)})`;

/** Start of the rows, in px from the top. */
const padTop = 128;

/**
 * Screens lower than the design's 900 px move the sticky parts closer, so that the circle keeps its
 * size.
 */
const low = '@media (min-width: 1024px) and (max-height: 899px)';
const lowAndWide = '@media (min-width: 1280px) and (max-height: 899px)';

/**
 * Positions of the sticky parts in px: title and circle from the top, the tools from the bottom.
 */
const places = `
  --title-top: ${rem(163)};
  --image-top: ${rem(322)};
  --image-gap: ${rem(42)};
  --tools-height: ${rem(108)};
  --tools-bottom: ${rem(space[10])};

  ${low} {
    --title-top: ${rem(112)};
    --image-top: ${rem(244)};
    --image-gap: ${rem(space[4])};
    --tools-bottom: ${rem(space[7])};
  }

  ${lowAndWide} {
    --tools-height: ${rem(44)};
  }
`;

export const menu = css`
  ${places}
  position: absolute;
  z-index: ${z.menu};
  inset: 0 0 auto;
  width: 100%;
  max-width: none;
  min-height: 100svh;
  max-height: none;
  margin: 0;
  border: 0;
  display: flex;
  flex-direction: column;
  padding-block-start: ${rem(component.header.height.base)};
  ${frameInset}
  color: ${color.text};
  background: ${color.background};

  &:focus-visible {
    outline: none;
  }

  ${up('lg')} {
    display: grid;
    grid-template-columns: ${column} minmax(0, 1fr);
    column-gap: ${rem(container.columnGap.md)};
    align-items: start;
    padding-inline-start: ${sideGap};
    padding-block: ${rem(padTop)} ${rem(space[10])};
    padding-inline-end: ${rem(container.frameInset.lg)};
  }
`;

export const title = css`
  padding-block: ${rem(22)} ${rem(14)};

  ${up('lg')} {
    grid-area: 1 / 1;
    position: sticky;
    top: var(--title-top);
    margin-block-start: calc(var(--title-top) - ${rem(padTop)});
    max-width: 6em;
    padding: 0;
  }
`;

export const image = css`
  grid-area: 1 / 1;
  position: sticky;
  top: var(--image-top);
  margin-block-start: calc(var(--image-top) - ${rem(padTop)});
  width: 100%;
  height: 0;

  @media (max-height: 499px) {
    display: none;
  }
`;

export const circle = css`
  position: absolute;
  inset: 0 auto auto clamp(0px, 100% - ${rem(component.menuImage.size)}, ${rem(space[3])});
  width: min(
    ${rem(component.menuImage.size)},
    100%,
    100svh - var(--image-top) - var(--image-gap) - var(--tools-height) - var(--tools-bottom)
  );
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;

  & > img {
    width: 100%;
    height: 100%;
  }
`;

/** Over the window's light. */
export const picture = css`
  background: ${color.skeleton};
  box-shadow: ${shadow.raised};
`;

export const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${up('lg')} {
    grid-area: 1 / 2;
  }
`;

/** The last row: what a visitor chooses for the whole site. */
export const settings = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  row-gap: ${rem(space[3])};
  padding-block: ${rem(space[4])};
  box-shadow: inset 0 ${border.hairline}px ${color.hairline};

  ${below('md')} {
    & > * + button {
      margin-inline-start: auto;
    }
  }

  /* Where there is room for it, the theme is beside every page. */
  ${up('md')} {
    & > [data-themes],
    &:not(:has(> :not([data-themes]))) {
      display: none;
    }
  }
`;

/**
 * Below lg a bar at the bottom of the screen, over the end of the list; from lg under the circle.
 */
export const tools = css`
  position: sticky;
  bottom: 0;
  display: flex;
  /* Where the line is too short for both, the profiles have one of their own. */
  flex-flow: row-reverse wrap;
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
  padding-block: ${rem(space[9])} ${rem(space[6])};
  background: linear-gradient(transparent, ${color.background} ${rem(space[8])});

  /* They have no gradient there. */
  ${forcedColors} {
    background: Canvas;
  }

  ${up('lg')} {
    grid-area: 1 / 1;
    --tools-top: calc(100svh - var(--tools-height) - var(--tools-bottom));
    top: var(--tools-top);
    bottom: auto;
    flex-flow: column nowrap;
    align-items: start;
    justify-content: start;
    gap: ${rem(space[5])};
    margin-block-start: calc(var(--tools-top) - ${rem(padTop)});
    padding: 0;
    background: none;
  }

  ${lowAndWide} {
    flex-direction: row;
  }

  @media (max-height: 399px) {
    position: static;
  }

  @media (min-width: 1024px) and (max-height: 399px) {
    position: static;
    margin-block-start: calc(var(--image-top) - ${rem(padTop)});
  }
`;

export const profiles = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-end: auto;
  gap: ${rem(space[2])};

  ${below('lg')} {
    && > [data-look] {
      border-color: transparent;
    }
  }

  ${below('sm')} {
    gap: 0;
    margin-inline-start: -${rem((44 - component.iconButton.glyph) / 2)};
  }
`;
