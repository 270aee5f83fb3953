import { createQueryClient, retryDelay } from '#app/queryClient.ts';
import { PAGE_SIZE } from '#content/paging.ts';
import { MIN_PASSWORD_LENGTH } from '#content/protection.ts';
import {
  breakpoint,
  component,
  container,
  defaultTheme,
  duration,
  imageQuality,
  radius,
  scroll,
  typeScale,
} from '#ui/theme/tokens.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();
const sizes = Object.values(typeScale).map(({ size }) => size);

/** Constants and limits that are one value in the code, and what it is. */
export const CONSTANTS: readonly (readonly [rule: string, value: unknown, expected: unknown])[] = [
  [
    'Breakpoints px: sm 480, md 768, lg 1024, xl 1280, xxl 1440',
    breakpoint,
    { sm: 480, md: 768, lg: 1024, xl: 1280, xxl: 1440 },
  ],
  [
    'Container side gaps: sm 28, md 56, lg 92, xl 164',
    container.sideGap,
    { base: 28, md: 56, lg: 92, xl: 164 },
  ],
  ['Page size 100', PAGE_SIZE, 100],
  ['Image quality 80/40/20', imageQuality, { high: 80, medium: 40, low: 20 }],
  [
    'Retry delay min(1000*2^n, 30000) ms',
    [0, 1, 2, 3, 4, 5, 9].map(retryDelay),
    [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000],
  ],
  ['Retry 3 times; mutations do not retry', [queries?.retry, mutations?.retry], [3, false]],
  ['Cache garbage collection 5 min', queries?.gcTime, 300_000],
  [
    'Custom cursor: a 16 px ring plus a 320 px soft glow',
    [component.cursor.ring, component.cursor.glow],
    [16, 320],
  ],
  ['Min password length 3', MIN_PASSWORD_LENGTH, 3],
  ['Scroll hint fade 0 to 300 px', scroll.scrollHintFade, [0, 300]],
  [
    'Hint animation delays 4 s, pulses after 6 s',
    [duration.scrollHintDelay, duration.scrollHintPulseDelay],
    [4000, 6000],
  ],
  ['Header fade 10 to 100 px', scroll.headerFade, [10, 100]],
  [
    'Say Hello gone after ~100 px; hamburger after 120 px',
    [scroll.sayHelloGone, scroll.hamburgerFrom],
    [100, 120],
  ],
  ['Quick links staggered by 20 px steps', scroll.quickLinkStep, 20],
  [
    'Page fade 1 s; card reveal 1 s; welcome fade 2 s',
    [duration.pageFade, duration.cardReveal, duration.welcomeFade],
    [1000, 1000, 2000],
  ],
  ['Skeleton: 2 s animation loop', duration.skeletonLoop, 2000],
  [
    'Orb: size 200, 4 s cycle, 1 s fade',
    [component.orb.size, duration.orbCycle, duration.orbFade],
    [200, 4000, 1000],
  ],
  [
    'Smooth scroll: lerp 0.1, wheel multiplier 1, touch multiplier 1, resize debounce 250 ms',
    [scroll.lerp, scroll.wheelMultiplier, scroll.touchMultiplier, scroll.resizeDebounce],
    [0.1, 1, 1, 250],
  ],
  [
    'Icon button padding: small 4, medium 8, large 12',
    component.iconButton.padding,
    { small: 4, medium: 8, large: 12 },
  ],
  ['Video corner radius 20', radius.media, 20],
  ['Gallery overlay fade 0.4 s', duration.galleryFade, 400],
  ['Default frame radius 16', radius.frame, 16],
  ['Type sizes 10 to 92', [Math.min(...sizes), Math.max(...sizes)], [10, 92]],
  ['Theme: ‘dark’ default', defaultTheme, 'dark'],
];
