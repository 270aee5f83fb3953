import {
  breakpoint,
  color,
  duration,
  easing,
  focus,
  radius,
  shadow,
  typeScale,
  weight,
} from './tokens.ts';

type Breakpoint = keyof typeof breakpoint;

// The style compiler may evaluate a module again and stop half way. Function declarations would be
// exported by then without their constants; arrow functions are exported after them.

/** Media query from a breakpoint up: `${up('lg')} { … }`. */
export const up = (from: Breakpoint): string => `@media (min-width: ${breakpoint[from]}px)`;

/** Media query below a breakpoint. */
export const below = (to: Breakpoint): string => `@media (max-width: ${breakpoint[to] - 0.02}px)`;

/** Media query from a breakpoint up to another one. */
export const between = (from: Breakpoint, to: Breakpoint): string =>
  `@media (min-width: ${breakpoint[from]}px) and (max-width: ${breakpoint[to] - 0.02}px)`;

/** What a window narrower than a breakpoint has no room for. */
export const goneBelow = (to: Breakpoint): string => `${below(to)} { display: none; }`;

/** Height of a form that lies over the lower part of a tablet's page. */
export const SHEET = '48dvh';

/**
 * For notes at the lower edge of the window: `--sheet` is what stays in view there, the typed text of a form or a
 * phone's bar.
 */
export const aboveSheet = `
  --sheet: 0px;

  ${between('md', 'lg')} {
    body:has([data-part='form']:not([data-tall])) & {
      --sheet: ${SHEET};
    }
  }

  ${below('md')} {
    body:has([data-at-hand]) & {
      --sheet: 64px;
    }
  }
`;

/** A window so low (a page at 400%, a phone on its side) that fixed parts would cover the page. */
export const lowWindow = '@media (max-height: 479.98px)';

/** A small laptop's window: what is always in view beside a form leaves little of it. */
export const shallowWindow = '@media (max-height: 779.98px)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** For everything that moves by itself. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** For hover styles, which would stick after a tap. */
export const canHover = '@media (hover: hover) and (pointer: fine)';

/** The system replaces the page's colours. */
export const forcedColors = '@media (forced-colors: active)';

/** One step of the type scale. */
export const typeStep = (name: keyof typeof typeScale): string => {
  const { size, lineHeight, tracking, weight } = typeScale[name];
  return `font-size: ${size / 16}rem; line-height: ${lineHeight}; letter-spacing: ${tracking}; font-weight: ${weight};`;
};

/** The focus ring, so many px from its element; goes inside `&:focus-visible { … }`. */
export const ringAt = (offset: number): string =>
  `outline: ${focus.width}px solid ${color.focus}; outline-offset: ${offset}px;`;

export const focusRing = ringAt(focus.offset);

/** The focus ring inside its element, for rows that touch. */
export const focusRingInset = ringAt(focus.insetOffset);

/** Minimum size in px of a hit area. */
const hitAreaMin = 44;

/** Widens the hit area to 44 px; needs `position`. */
export const hitArea = `
  &::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 100%;
    height: 100%;
    min-width: ${hitAreaMin}px;
    min-height: ${hitAreaMin}px;
    translate: -50% -50%;
  }
`;

/** As `hitArea`, of what has no other position. */
export const ownHitArea = `position: relative; ${hitArea}`;

/** Hidden but read by screen readers. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** One line, cut with an ellipsis. */
export const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** Beside each other, in the middle of the line. */
export const inRow = 'display: flex; align-items: center;';

/** As `inRow`, so many px apart. */
export const spacedRow = (gap: number): string => `${inRow} gap: ${gap}px;`;

/** Beside each other, on as many lines as it takes. */
export const inLines = `${inRow} flex-wrap: wrap;`;

/** As `inLines` without a middle, such as tags of any height; the gap as CSS has it: '4px 16px'. */
export const spacedLines = (gap: string): string => `display: flex; flex-wrap: wrap; gap: ${gap};`;

/** Beside each other from the first line on, so many px apart: a glyph and its sentence. */
export const fromTop = (gap: number): string => `display: flex; gap: ${gap}px; align-items: start;`;

/** Below each other. */
export const inColumn = 'display: flex; flex-direction: column;';

/** Below each other, so many px apart. */
export const spacedStack = (gap: number): string => `display: grid; gap: ${gap}px;`;

/** Below each other, none wider than its column. */
export const inStack = 'display: grid; grid-template-columns: minmax(0, 1fr);';

/** One thing in the middle of its box. */
export const centred = 'display: grid; place-items: center;';

/** Takes the room that is left in a row, however long its words are. */
export const growing = 'flex: 1; min-width: 0;';

/** The same of words of any length. */
export const growingWords = `${growing} overflow-wrap: anywhere;`;

/** Takes the height that is left in a column, and scrolls or shrinks what is in it. */
export const growingDown = 'flex: 1; min-height: 0;';

/** May become smaller than its contents, which scroll or are cut. */
export const shrinking = 'min-width: 0; min-height: 0;';

/** As large as what it is in. */
export const filling = 'width: 100%; height: 100%;';

/** So many px wide and high. */
export const square = (size: number): string => `width: ${size}px; height: ${size}px;`;

/** A disc of so many px. */
export const round = (size: number): string => `${square(size)} border-radius: ${radius.full}px;`;

/** Over all of what it is in. */
export const covering = 'position: absolute; inset: 0;';

/** As `covering`, of what is only seen: presses meet what is below. */
export const drawnOver = `${covering} pointer-events: none;`;

/** The ground of a picture, also while it is on its way. */
export const framed = `position: relative; overflow: hidden; background: ${color.surface}; border-radius: ${radius.md}px;`;

/** A picture that fills its frame, cut where it has another shape. */
export const framedPicture = `${filling} object-fit: cover;`;

/** At the corner from which a script moves it. */
export const atOrigin = 'position: absolute; left: 0; top: 0;';

/** Inside `&::before` or `&::after`: a part that is only drawn, where an inset or corner puts it. */
export const drawnPart = `content: ''; position: absolute;`;

/** Inside `&::before` or `&::after`: the disc at the left end of a line where something would land. */
export const landingDisc = `${drawnPart} left: 0; background: ${color.mark}; ${round(12)}`;

/** Inside `&::before` or `&::after`: the line above a row where another one would land. */
export const landingLine = `${drawnPart} z-index: 1; inset: -2px 0 auto; height: 3px; background: ${color.mark};`;

/** Widens the hit area beyond the element by a negative inset; needs `position`. */
export const reaching = (inset: string, part: 'after' | 'before' = 'after'): string =>
  `&::${part} { content: ''; position: absolute; inset: ${inset}; }`;

/** Faint words that light up below the pointer. */
export const hoverText = `
  color: ${color.textMuted};

  ${canHover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

/** The edge of what otherwise has only a shadow or a ground. */
export const forcedEdge = `${forcedColors} { border: 1px solid CanvasText; }`;

/** Inside `forcedColors`: what is drawn in the colour of the mark or of the text. */
export const forcedMark = 'background: Highlight; forced-color-adjust: none;';

/** Inside `forcedColors`: what is chosen, with its words. */
export const forcedChosen = `color: HighlightText; ${forcedMark}`;

/** Inside `forcedColors`: the ring of what is chosen, so many px from its element. */
export const forcedRing = (offset: number): string =>
  `outline: 2px solid Highlight; outline-offset: ${offset}px;`;

/** The ring of what is chosen among pictures, so many px from its element. */
export const chosenRing = (offset: number): string => `
  outline: 2px solid ${color.mark};
  outline-offset: ${offset}px;

  ${forcedColors} {
    outline-color: Highlight;
  }
`;

/** Words of 14 px. */
export const smallWords = 'font-size: 0.875rem; line-height: 1.5;';

/** Words of 16 px, as of fields and rows. */
export const bodyWords = 'font-size: 1rem; line-height: 1.5;';

/** What cannot be pressed at present. */
export const disabled = `
  color: ${color.textMuted};
  background: none;
  cursor: not-allowed;

  ${forcedColors} {
    color: GrayText;
    opacity: 1;
  }
`;

/** The box in which a tick says that something is chosen. */
export const tickBox = `
  ${centred}
  flex: none;
  ${square(24)}
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.xs}px;

  /* The system would give a transparent tick its own colour. */
  &:not([data-selected] *) > svg {
    visibility: hidden;
  }
`;

/** A drawn line of so many px. */
export const stroked = (width: number): string =>
  `fill: none; stroke: currentColor; stroke-width: ${width}px;`;

/** The hints and notes of fields. */
export const smallPrint = `font-size: 0.75rem; line-height: 1.5; letter-spacing: 0.01em; color: ${color.textMuted};`;

/** The words that matter in their place: a name, what is chosen. */
export const emphasis = `font-weight: ${weight.medium}; color: ${color.text};`;

/** Words of any length, in the room there is. */
export const anyWords = 'min-width: 0; overflow-wrap: anywhere;';

/** A field of the browser without its look. */
export const bareField = `${growing} background: none; border: 0; outline: none;`;

/** What is pressed over its whole width. */
export const wholeRow = 'width: 100%; text-align: start;';

/** Words that are pressed, which are between round ends. */
export const pillWords = `max-width: 100%; font-size: 0.875rem; line-height: 1.3; border-radius: ${radius.full}px;`;

/** Words that lead somewhere. */
export const underlined = 'text-decoration: underline; text-underline-offset: 4px;';

/** What is chosen: the colours of text and ground, changed over. */
export const inverse = `background: ${color.text}; color: ${color.surfaceSunken};`;

/** On a ground of its own, with round corners. */
export const grounded = (ground: string): string =>
  `background: ${ground}; border-radius: ${radius.md}px;`;

/** The edge of a place that takes something. */
export const dashedEdge = `border: 1.5px dashed ${color.borderStrong}; border-radius: ${radius.md}px;`;

/** The ground of what lies over a page. */
export const floating = `background: ${color.surfaceRaised}; box-shadow: ${shadow.bar}; ${forcedEdge}`;

/** Words for what the pointer is over. */
export const tip = `
  padding: 5px 10px;
  ${typeStep('caption12')}
  color: ${color.text};
  border-radius: ${radius.sm}px;
  ${floating}
`;

/** The ground of what is opened over everything. */
export const raised = `
  background: ${color.surfaceRaised};
  box-shadow:
    ${shadow.raised},
    0 0 0 1px ${color.hairline};
`;

/** What is said beside something, smaller and fainter. */
export const quiet = `font-size: 0.875rem; color: ${color.textMuted};`;

/** The name of a part, with what it has beside it. */
export const partWords = `${quiet} font-weight: ${weight.medium}; line-height: 1.25rem;`;

/** The same of captions. */
export const quietCaption = `font-size: 0.75rem; color: ${color.textMuted};`;

/** A row of which the page beside the list is; `isShown`: the selector of the one that is shown. */
export const besideRow = (isShown: string): string => `
  border-inline-start: 2px solid transparent;
  outline: none;

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  ${isShown} {
    border-inline-start-color: ${color.text};
  }

  &[data-focus-visible] {
    ${focusRingInset}
    border-radius: ${radius.sm}px;
  }
`;

/** Scrolls by itself, and nothing around it with it. */
export const scrolling = 'overflow: auto; overscroll-behavior: contain;';

/** The same of a part beside others. */
export const scrollingPart = `${scrolling} scrollbar-width: thin;`;

/** The window of an open document, whose parts scroll. */
export const windowGrid = `display: grid; height: 100dvh; overflow: clip; background: ${color.surfaceSunken};`;

/** The form in it. */
export const formPart = `
  position: relative;
  grid-area: form;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** One slice in the row of all of them beside the page. */
export const spineBar = `width: 20px; min-height: 6px; background: ${color.border}; border-radius: ${radius.xs}px;`;

/** The room at the sides of what is below a bar, where there is less of it. */
export const pageEdges = `
  ${below('xl')} {
    padding-inline: 28px;
  }

  ${below('md')} {
    padding-inline: 16px;
  }
`;

/** Stays at the top of what scrolls. */
export const stuck = 'position: sticky; top: 0; z-index: 1;';

/** What is moved by a pointer. */
export const grabbed = `
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

/** The handle by which a row is moved. */
export const grip = `
  position: relative;
  ${centred}
  flex: none;
  width: 24px;
  height: 44px;
  color: ${color.textMuted};
  border-radius: ${radius.xs}px;
  cursor: grab;
`;

/** The line below the value of a field: strong below the pointer, red with a problem, dashed where it is only read. */
export const fieldRule = `
  border-bottom: 1px solid ${color.borderStrong};
  transition: border-color ${duration.quick}ms ${easing.out};

  ${canHover} {
    &:hover {
      border-bottom-color: ${color.text};
    }
  }

  &:focus-within {
    border-bottom-color: transparent;
  }

  [data-problem] &,
  [data-problem] &:focus-within {
    border-bottom-color: ${color.negative};
  }

  [data-read-only] & {
    color: ${color.textMuted};
    border-bottom: 1px dashed ${color.borderStrong};
  }

  ${forcedColors} {
    border-bottom-color: CanvasText;
  }
`;
