export { caseStudyFallback } from './tokens/caseStudy.ts';
export type { CaseStudyColorName } from './tokens/caseStudy.ts';
export { color, darkPalette, lightPalette, night } from './tokens/color.ts';
export type { ColorName } from './tokens/color.ts';
export { component, hitAreaMin } from './tokens/component.ts';
export {
  border,
  breakpoint,
  container,
  corner,
  focus,
  radius,
  rhythm,
  space,
  z,
} from './tokens/layout.ts';
export type { Breakpoint, Steps } from './tokens/layout.ts';
export { cover, imageQuality, videoFrameWidth } from './tokens/media.ts';
export type { ImageQuality } from './tokens/media.ts';
export { duration, easing, gateArrival, magnet, scroll, stagger } from './tokens/motion.ts';
export type { MotionStep } from './tokens/motion.ts';
export { enlargement, scale, unit } from './tokens/scale.ts';
export { gradient, grain, limb, shadow, shadows } from './tokens/scene.ts';
export { defaultTheme, themeNames } from './tokens/theme.ts';
export type { ThemeName } from './tokens/theme.ts';
export { typeAt, typeScale, weight } from './tokens/type.ts';
export type { TypeRole, TypeStepName, Weight } from './tokens/type.ts';
