import { color } from './tokens/color.ts';
import { hitAreaMin } from './tokens/component.ts';
import { breakpoint, container, focus, type Breakpoint, type Steps } from './tokens/layout.ts';
import { typeAt, typeScale, type TypeRole, type TypeStepName } from './tokens/type.ts';

// The style compiler may evaluate a module again and stop half way. Function declarations would be
// exported by then without their constants; arrow functions are exported after them.

/** Media query from a breakpoint up: `${up('lg')} { … }`. */
export const up = (from: Breakpoint): string => `@media (min-width: ${breakpoint[from]}px)`;

/** Media query below a breakpoint. */
export const below = (to: Breakpoint): string => `@media (max-width: ${breakpoint[to] - 0.02}px)`;

/** A window so low (a page at 400%, a phone on its side) that fixed parts would cover the page. */
export const lowWindow = '@media (max-height: 479.98px)';

/** Printing; the theme has the print style that holds everywhere. */
export const print = '@media print';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** For everything that moves by itself. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** Scroll range of keyframes. */
interface ScrollTimeline {
  /** In CSS, such as `view()`. */
  readonly timeline: string;
  readonly range?: string;
  /** The animation's progress without scroll timelines and JavaScript, 0 to 1. */
  readonly rest?: number;
}

/**
 * Keyframes that follow the scroll position. Without scroll timelines they follow `--scrolled`,
 * which the effects' `scrollTimeline` writes.
 */
export const scrollDriven = (
  keyframes: string,
  { timeline, range = 'normal', rest = 0 }: ScrollTimeline,
): string => `
  ${motionAllowed} {
    animation: ${keyframes} 1s calc(-1s * var(--scrolled, ${rest})) linear both paused;

    @supports (animation-timeline: view()) {
      animation: ${keyframes} linear both;
      animation-timeline: ${timeline};
      animation-range: ${range};
    }
  }
`;

/** For hover styles, which would stick after a tap. */
export const canHover = '@media (hover: hover) and (pointer: fine)';

/** The system replaces the page's colours. */
export const forcedColors = '@media (forced-colors: active)';

const order: readonly Breakpoint[] = ['sm', 'md', 'lg', 'xl', 'xxl'];

/** A declaration whose value changes at breakpoints. */
const atSteps = <Value>(steps: Steps<Value>, declare: (value: Value) => string): string => {
  const blocks = order.flatMap((name) => {
    const value = steps[name];
    return value === undefined ? [] : [`${up(name)} { ${declare(value)} }`];
  });
  return [declare(steps.base), ...blocks].join('\n');
};

/** A length in px that changes at breakpoints: `${stepped('height', component.header.height)}`. */
export const stepped = (property: string, steps: Steps<number>): string =>
  atSteps(steps, (value) => `${property}: ${value}px;`);

/** One step of the type scale. */
export const typeStep = (name: TypeStepName): string => {
  const { size, lineHeight, tracking, weight } = typeScale[name];
  return `font-size: ${size / 16}rem; line-height: ${lineHeight}; letter-spacing: ${tracking}; font-weight: ${weight};`;
};

/** The type of a role at every breakpoint; `weight` overrides each step's. */
export const type = (role: TypeRole, weight?: number): string => {
  const steps: Steps<TypeStepName> = typeAt[role];
  const override = weight === undefined ? '' : ` font-weight: ${weight};`;
  return atSteps(steps, (name) => typeStep(name) + override);
};

/** The page's side gaps as padding, less the page outline where there is one. */
export const sideGaps = atSteps<number>(
  container.sideGap,
  (gap) => `padding-inline: calc(${gap}px - var(--page-outline, 0px));`,
);

/** The frame inset (header and menu rows) as padding. */
export const frameInset = stepped('padding-inline', container.frameInset);

/**
 * The column grid: 4, 8 or 12 columns, gap 20 or 28. Children place themselves by `grid-column`.
 */
export const grid = `
  display: grid;
  ${atSteps<number>(container.columns, (count) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`)}
  ${stepped('column-gap', container.columnGap)}
`;

/** The focus ring; goes inside `&:focus-visible { … }`. */
export const focusRing = `
  outline: ${focus.width}px solid ${color.focus};
  outline-offset: ${focus.offset}px;
`;

/** The focus ring inside its element, for rows that touch. */
export const focusRingInset = `
  outline: ${focus.width}px solid ${color.focus};
  outline-offset: ${focus.insetOffset}px;
`;

/** The focus ring on images or ember, with a gap in the page's background. */
export const focusRingOnMedia = `
  ${focusRing}
  box-shadow: 0 0 0 ${focus.offset}px ${color.background};
`;

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

/** A text link: underlined in ember; the text colour stays readable on paper. */
export const textLink = `
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.brand};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  border-radius: ${focus.linkRadius}px;
`;
