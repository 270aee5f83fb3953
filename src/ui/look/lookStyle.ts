import * as button from '../controls/Button.styles.ts';
import * as iconButton from '../controls/IconButton.styles.ts';
import * as orb from '../feedback/Orb.styles.ts';
import * as disc from '../graphics/Disc.styles.ts';
import * as light from '../light/light.styles.ts';
import * as paint from '../light/paint.styles.ts';
import { channels, type Rgb } from '../theme/contrast.ts';
import { gradient, limb, themeNames, type ThemeName } from '../theme/tokens.ts';
import type { Look } from './look.ts';
import type { Ramp, Turn } from './ramp.ts';

const variable = (name: string) =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

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

/** The style of an owner's look, over the site's own; nothing for the design's. */
export function lookStyle({ ramp }: Look): string {
  const rules = ramp?.turn ? colorRules(ramp, ramp.turn) : [];
  return rules.join('\n');
}
