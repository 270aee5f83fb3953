import { css } from '@linaria/core';
import { below, frameInset, stepped, up } from '#ui/theme/mixins.ts';
import { color, component, container, shadow, space, z } from '#ui/theme/tokens.ts';

/** From the left gap to the fifth column, as wide as the circle and its margin. */
const column = 'clamp(240px, 29.2vw, 420px)';

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
  --title-top: 163px;
  --image-top: 322px;
  --image-gap: 42px;
  --tools-height: 108px;
  --tools-bottom: ${space[10]}px;

  ${low} {
    --title-top: 112px;
    --image-top: 244px;
    --image-gap: ${space[4]}px;
    --tools-bottom: ${space[7]}px;
  }

  ${lowAndWide} {
    --tools-height: 44px;
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
  padding-block-start: ${component.header.height.base}px;
  ${frameInset}
  color: ${color.text};
  background: ${color.background};

  &:focus-visible {
    outline: none;
  }

  ${up('lg')} {
    display: grid;
    grid-template-columns: ${column} minmax(0, 1fr);
    column-gap: ${container.columnGap.md}px;
    align-items: start;
    ${stepped('padding-inline-start', container.sideGap)}
    padding-block: ${padTop}px ${space[10]}px;
    padding-inline-end: ${container.frameInset.lg}px;
  }
`;

export const title = css`
  padding-block: 22px 14px;

  ${up('lg')} {
    grid-area: 1 / 1;
    position: sticky;
    top: var(--title-top);
    margin-block-start: calc(var(--title-top) - ${padTop}px);
    max-width: 6em;
    padding: 0;
  }
`;

export const image = css`
  grid-area: 1 / 1;
  position: sticky;
  top: var(--image-top);
  margin-block-start: calc(var(--image-top) - ${padTop}px);
  width: 100%;
  height: 0;

  @media (max-height: 499px) {
    display: none;
  }
`;

export const circle = css`
  position: absolute;
  inset: 0 auto auto clamp(0px, 100% - ${component.menuImage.size}px, ${space[3]}px);
  width: min(
    ${component.menuImage.size}px,
    100%,
    100svh - var(--image-top) - var(--image-gap) - var(--tools-height) - var(--tools-bottom)
  );
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.skeleton};
  box-shadow: ${shadow.raised};

  & > img {
    width: 100%;
    height: 100%;
  }
`;

export const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${up('lg')} {
    grid-area: 1 / 2;
  }
`;

/**
 * Below lg a bar at the bottom of the screen, over the end of the list; from lg under the circle.
 */
export const tools = css`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  margin-block-start: auto;
  padding-block: ${space[9]}px ${space[6]}px;
  background: linear-gradient(transparent, ${color.background} ${space[8]}px);

  ${up('lg')} {
    grid-area: 1 / 1;
    --tools-top: calc(100svh - var(--tools-height) - var(--tools-bottom));
    top: var(--tools-top);
    bottom: auto;
    flex-direction: column;
    align-items: start;
    justify-content: start;
    gap: ${space[5]}px;
    margin-block-start: calc(var(--tools-top) - ${padTop}px);
    padding: 0;
    background: none;
  }

  ${lowAndWide} {
    flex-direction: row;
  }

  @media (min-width: 1024px) and (max-height: 399px) {
    position: static;
    margin-block-start: calc(var(--image-top) - ${padTop}px);
  }
`;

export const profiles = css`
  display: flex;
  gap: ${space[2]}px;

  ${below('lg')} {
    && > [data-look] {
      border-color: transparent;
    }
  }

  ${below('sm')} {
    gap: 0;
    margin-inline-start: -${(44 - component.iconButton.glyph) / 2}px;
  }
`;
