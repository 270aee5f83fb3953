import { color } from './tokens/color.ts';
import { hitAreaMin } from './tokens/component.ts';
import { breakpoint, container, focus, type Breakpoint, type Steps } from './tokens/layout.ts';
import { easing } from './tokens/motion.ts';
import { enlargement, scale } from './tokens/scale.ts';
import { typeAt, typeScale, type TypeRole, type TypeStepName } from './tokens/type.ts';

// The style compiler may evaluate a module again and stop half way. Function declarations would be
// exported by then without their constants; arrow functions are exported after them.

/** Media query from a breakpoint up: `${up('lg')} { … }`. */
export const up = (from: Breakpoint): string => `@media (min-width: ${breakpoint[from]}px)`;

/** Media query below a breakpoint. */
export const below = (to: Breakpoint): string => `@media (max-width: ${breakpoint[to] - 0.02}px)`;

/** Windows in which type and space grow. */
export const wideWindow = `@media (min-width: ${scale.from}px)`;

/** A window so low (a page at 400%, a phone on its side) that fixed parts would cover the page. */
export const lowWindow = '@media (max-height: 479.98px)';

/** Such a window with room for two columns: a phone on its side. */
export const lowBeside = `${lowWindow} and (min-width: 600px)`;

/** Printing; the theme has the print style that holds everywhere. */
export const print = '@media print';

/**
 * A distance in the direction of writing, for what has no logical property: to the right, or to the
 * left in languages written from there. `start` is a length that it begins at.
 */
export const onward = (distance: string, start?: string): string =>
  `calc(${start === undefined ? '' : `${start} + `}var(--onward) * ${distance})`;

/** For pictures of light, which lie on the other side in languages written from the right. */
export const mirroredInRtl = "[dir='rtl'] & { transform: scaleX(-1); }";

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** For everything that moves by itself. */
export const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** The colours of a control change in so many ms. */
export const colorsIn = (ms: number): string =>
  `transition: ${['color', 'background-color', 'border-color'].map((name) => `${name} ${ms}ms ${easing.out}`).join()};`;

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

/** A length of the design, in px, that grows with text in large windows. */
export const rem = (px: number): string => `${px / 16}rem`;

/** A length of the design, in px, that grows with titles in large windows: twice as much. */
export const large = (px: number): string => `calc(${px} * var(--unit))`;

/** A declaration whose value changes at breakpoints; the last is the one of large windows. */
const atSteps = <Value>(
  steps: Steps<Value>,
  declare: (value: Value, isLast: boolean) => string,
): string => {
  const named = order.filter((name) => steps[name] !== undefined);
  const blocks = named.map((name, index) => {
    const value = steps[name]!;
    return `${up(name)} { ${declare(value, index === named.length - 1)} }`;
  });
  return [declare(steps.base, named.length === 0), ...blocks].join('\n');
};

/** A length that changes at breakpoints: `${stepped('height', component.header.height)}`. */
export const stepped = (property: string, steps: Steps<number>): string =>
  atSteps(steps, (value) => `${property}: ${rem(value)};`);

/** The same for a length that grows with titles. */
export const steppedLarge = (property: string, steps: Steps<number>): string =>
  atSteps(steps, (value, isLast) => `${property}: ${isLast ? large(value) : `${value}px`};`);

/** One step of the type scale. */
export const typeStep = (
  name: TypeStepName,
  fontSize: string = rem(typeScale[name].size),
): string => {
  const { lineHeight, tracking, weight } = typeScale[name];
  return `font-size: ${fontSize}; line-height: ${lineHeight}; letter-spacing: ${tracking}; font-weight: ${weight};`;
};

/** Titles from this size in px grow more than text. */
const leastTitle = 36;

/**
 * The size of a role's text in large windows. A title that phones show much smaller would not double
 * where zooming makes the window as narrow as a phone: it grows no further than to what does.
 */
export const largestSize = (role: TypeRole): string => {
  const steps: Steps<TypeStepName> = typeAt[role];
  const last = order.findLast((name) => steps[name] !== undefined);
  const { size } = typeScale[(last && steps[last]) ?? steps.base];
  if (size < leastTitle) return rem(size);
  const most = (typeScale[steps.base].size * enlargement.zoom) / enlargement.times;
  // Half of the growth is in the root's font size.
  const half = `${size / 2} * var(--growth)`;
  return `calc(${rem(size)} + min(${half}, ${most - size}px - ${half}))`;
};

/** The type of a role at every breakpoint; `weight` overrides each step's. */
export const type = (role: TypeRole, weight?: number): string => {
  const steps: Steps<TypeStepName> = typeAt[role];
  const override = weight === undefined ? '' : ` font-weight: ${weight};`;
  return atSteps(
    steps,
    (name, isLast) => typeStep(name, isLast ? largestSize(role) : undefined) + override,
  );
};

/** The page's side gap; the theme sets it. */
export const sideGap = 'var(--side-gap)';

/** The same on a page that may have an outline. */
export const gapInside = `calc(${sideGap} - var(--page-outline, 0px))`;

/** The page's side gaps as padding. */
export const sideGaps = `padding-inline: ${gapInside};`;

/** The frame inset (header and menu rows) as padding. */
export const frameInset = stepped('padding-inline', container.frameInset);

/**
 * The column grid: 4, 8 or 12 columns, gap 20 or 28. Children place themselves by `grid-column`.
 */
export const grid = `
  display: grid;
  ${atSteps<number>(container.columns, (count) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`)}
  ${steppedLarge('column-gap', container.columnGap)}
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

/** A pseudo-element as a dot in the colour of marks. */
export const dotOf = (size: string): string =>
  `content: ''; width: ${size}; height: ${size}; background: ${color.mark}; border-radius: 50%;`;

/** One line, cut with an ellipsis. */
export const ellipsis = 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

/** A text link: underlined in ember; the text colour stays readable on paper. */
export const textLink = `
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.mark};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  border-radius: ${focus.linkRadius}px;
`;
