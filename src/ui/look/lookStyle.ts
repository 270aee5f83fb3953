import * as button from '../controls/Button.styles.ts';
import * as iconButton from '../controls/IconButton.styles.ts';
import * as orb from '../feedback/Orb.styles.ts';
import * as disc from '../graphics/Disc.styles.ts';
import * as light from '../light/light.styles.ts';
import * as paint from '../light/paint.styles.ts';
import { channels, type Rgb } from '../theme/contrast.ts';
import {
  gradient,
  grain as film,
  limb,
  radius,
  themeNames,
  type ThemeName,
} from '../theme/tokens.ts';
import { imageSource } from '../image/imageSource.ts';
import type { Look, Share } from './look.ts';
import { toOklch, type Oklch } from './oklch.ts';
import type { Ramp } from './ramp.ts';
import type { Turn } from './turn.ts';

const variable = (name: string) =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const EMBER: Rgb = [255, 90, 51];

const COLOR = /#([\da-f]{6})\b|rgba?\(([^()]+)\)/gi;

/** A value of the design with every colour of the light turned. */
export const turned = (css: string, turn: Turn): string =>
  css.replaceAll(COLOR, (found, hex: string | undefined, list = '') => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = hex
      ? (channels(found) ?? [])
      : (String(list).match(/[\d.]+/g) ?? []).map(Number);
    const rgb: Rgb = [red, green, blue];
    return `rgb(${turn(rgb).join(' ')}${alpha === 1 ? '' : `/${alpha}`})`;
  });

const rule = (selectors: readonly string[], declarations: readonly string[]) =>
  `${selectors.join()}{${declarations.join(';')}}`;

/**
 * A selector in a theme, which any element may have. With `html` it counts more than the same of the site's sheets, of which
 * some come later.
 */
const inTheme = (theme: ThemeName, selector = '') => [
  `html[data-theme='${theme}']${selector}`,
  `html [data-theme='${theme}']${selector}`,
];

const colorsOf = (colors: Readonly<Record<string, string>>, prefix = '--') =>
  Object.entries(colors).map(([name, value]) => `${prefix}${variable(name).slice(2)}:${value}`);

/** Nearly a turn, of what is seen for a moment. */
function filterTo({ hue, chroma }: Oklch): string {
  const { hue: from, chroma: strength } = toOklch(EMBER);
  return `hue-rotate(${Math.round(hue - from)}deg) saturate(${(chroma / strength).toFixed(2)})`;
}

/** Everything that has a colour of the light. */
function colorRules(ramp: Ramp, turn: Turn): string[] {
  const { brand, onBrand, glowStrong, focus } = ramp.dark.colors;
  const turnedRule = (selectors: readonly string[], property: string, css: string) =>
    rule(selectors, [`${property}:${turned(css, turn)}`]);
  const background = (selectors: readonly string[], css: string) =>
    turnedRule(selectors, 'background', css);
  const moon = `.${light.sun}[data-moon][data-moon]::after`;
  return [
    ...themeNames.map((theme) => rule(inTheme(theme), colorsOf(ramp[theme].colors))),
    rule(
      ['html'],
      [
        ...colorsOf({ brand, onBrand, glowStrong, focus }, '--night-'),
        `--dusk:${turned('#f7d9c4', turn)}`,
      ],
    ),
    turnedRule(inTheme('light'), '--day', gradient.discDay),
    background([`html .${light.sun}`], `var(--day,var(--grain,${paint.discMean}),${paint.disc})`),
    // The picture of its grain is ember's: only how light that is counts.
    rule([`html .${light.sun}`], ['background-blend-mode:luminosity,normal,normal']),
    turnedRule([`[data-theme='dark'] ${moon}`], 'box-shadow', limb),
    background([`[data-theme='dark'] ${moon}`], gradient.eclipse),
    background([`html .${light.glow}`], `var(--over,none),${paint.glow}`),
    background([`html .${light.mirror}`], paint.mirror),
    // The floor of Home's room.
    background(
      ['html [data-room]>:nth-child(2)'],
      `${paint.floorShade},${paint.spill},${paint.sheen}`,
    ),
    background(inTheme('light', ` .${disc.halo}`), gradient.corona),
    background([`html [data-kind='eclipse']>.${disc.body}::after`], gradient.firstLight),
    background([`html .${orb.halo}::after`], gradient.orb),
    // The edge of an eclipse, which a script draws in ember.
    rule(['::view-transition-new(terminator)'], [`filter:${filterTo(ramp.accent)}`]),
    ...(ramp.light.hasEdge
      ? [
          rule(
            [
              ...inTheme('light', ` .${button.button}[data-variant='primary']`),
              ...inTheme('light', ` .${iconButton.iconButton}[data-look='brand']`),
            ],
            ['border-color:var(--mark)'],
          ),
        ]
      : []),
  ];
}

/** Of pictures, pages and fields in rem, and of pills, which have no measure that could be halved. */
const cornerRules = (share: Share): string[] => {
  if (share === 1) return [];
  const { media, page, field } = radius;
  const lengths = Object.entries({ media, page, field });
  return [
    rule(
      ['html'],
      [
        ...lengths.map(([name, length]) => `--${name}:${(share * length) / 16}rem`),
        `--pill:${share * SOFT_PILL}px`,
      ],
    ),
  ];
};

/** Less grain: its mean is in its place, so that the light has the same colours. A fine one is over room and paper alone. */
function grainRules(share: Share): string[] {
  if (share === 1) return [];
  const none = rule(['html [data-grain]'], ['--grain:initial']);
  if (share === 0) return [none];
  const half = 'linear-gradient(rgb(0 0 0/.25) 0 0)';
  return [
    rule(["html [data-grain='sun']"], ['--grain:initial']),
    rule(
      [`html .${light.grain}`],
      ['opacity:.5', `background:${half},var(--grain,${paint.roomMean})`],
    ),
    rule(["html [data-grain='film']"], [`opacity:${film.opacity / 2}`]),
  ];
}

/** Twice the radius of a soft pill, in px. */
const SOFT_PILL = 24;

/** The large discs, which no moon passes. */
const DISCS = [
  'html [data-room]>[data-light]',
  `html [data-light]:not([data-kind])>.${disc.body}:not([data-moon])`,
];

const quoted = (address: string) =>
  `url("${address.replaceAll(/["\\<>\s]/g, encodeURIComponent)}")`;

/** What stands where the design has its sun. */
function lightRules({ light: kind, picture, ramp }: Look): string[] {
  const turn: Turn = ramp?.turn ?? ((rgb) => rgb);
  if (kind === 'none')
    return [
      // With the shadow of the ball by day, which is before it.
      rule(
        [
          'html [data-room]',
          'html [data-light]',
          'html [data-lift]',
          'html :has(+[data-light]+[data-grain])',
        ],
        ['display:none'],
      ),
    ];
  if (kind === 'eclipse')
    return [
      rule(DISCS, ['overflow:clip']),
      rule(
        DISCS.map((selector) => `${selector}::after`),
        [
          "content:''",
          'position:absolute',
          'inset:-.5%',
          'border-radius:50%',
          'translate:4% 2%',
          `background:${turned(gradient.eclipse, turn)}`,
          `box-shadow:${turned(limb, turn)}`,
        ],
      ),
      rule([`html [data-room]>.${light.mirror}`], ['opacity:.12']),
    ];
  if (picture === null) return [];
  const shown = `${quoted(imageSource(picture, { width: PICTURE_WIDTH }))} 50%/cover`;
  const [rim = ''] = turned(paint.disc, turn).split(/,(?=radial-gradient)/);
  return [
    rule(DISCS, [`background:${rim},${shown},${turned(paint.disc, turn)}`]),
    rule([`html [data-room]>.${light.mirror}`], ['opacity:.12']),
  ];
}

/** In px: on a large screen the disc is 600 px wide. */
const PICTURE_WIDTH = 1280;

/** The style of an owner's look, over the site's own; nothing for the design's. */
export function lookStyle(look: Look): string {
  const { ramp, themes, corners, grain } = look;
  return [
    ...(ramp?.turn ? colorRules(ramp, ramp.turn) : []),
    ...lightRules(look),
    ...cornerRules(corners),
    ...grainRules(grain),
    // The controls that would change it.
    ...(themes.length === 1
      ? [rule(['html [data-themes]', 'html li:not(:has(> :not([data-themes])))'], ['display:none'])]
      : []),
  ].join('\n');
}
