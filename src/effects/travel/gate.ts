import { duration, easing } from '#ui/theme/tokens.ts';
import { bootIds, gateChoice, gateEvent } from '../boot/gate.ts';
import { afterPaint } from '../dom/afterPaint.ts';
import { reducedMotion } from '../motion/mediaSwitch.ts';
import { findLight } from './places.ts';

/** When the chosen disc sets out and arrives, in ms after the press. */
const DEPARTURE = duration.press;
const ARRIVAL = DEPARTURE + duration.pageFade;

/** How far in px the other disc moves aside. */
const ASIDE = 420;

const { welcomeFade } = duration;

/** The gate's ground gives way to the page while the disc is on its way; the disc itself at its end. */
const LEAVING = (ground: string): Keyframe[] => [
  { opacity: 1, backgroundColor: ground },
  { opacity: 1, backgroundColor: ground, offset: duration.medium / welcomeFade },
  { opacity: 1, backgroundColor: 'transparent', offset: ARRIVAL / welcomeFade },
  { opacity: 0, backgroundColor: 'transparent', offset: (ARRIVAL + duration.base) / welcomeFade },
  { opacity: 0, backgroundColor: 'transparent' },
];

/** The dark disc has the light behind it, which it uncovers on its way. */
function uncover(face: HTMLElement, lit: Element): HTMLElement {
  const disc = document.createElement('span');
  const shadow = document.createElement('span');
  const round = { position: 'absolute', inset: '0', borderRadius: '50%' };
  Object.assign(disc.style, round, { overflow: 'clip' });
  disc.style.background = getComputedStyle(lit).background;
  Object.assign(shadow.style, round);
  shadow.style.background = getComputedStyle(face).background;
  disc.append(shadow);
  face.style.visibility = 'hidden';
  face.after(disc);
  shadow.animate([{ translate: '0' }, { translate: 'calc(var(--onward) * 102%)' }], {
    delay: DEPARTURE,
    duration: duration.pageFade,
    easing: easing.inOut,
    fill: 'both',
  });
  return disc;
}

/** The page's room is lit as the disc comes near, and its horizon rises from below. */
function lightRoom(light: HTMLElement): void {
  const { parentElement: room } = light;
  const timing = {
    delay: duration.quick,
    duration: duration.pageFade,
    easing: easing.inOut,
    fill: 'backwards',
  } as const;
  for (const part of room?.children ?? [])
    if (part !== light) part.animate([{ opacity: 0 }, {}], timing);
  const transformOrigin = '50% 0';
  room?.animate(
    [
      { scale: '1 1.2', transformOrigin },
      { scale: '1 1', transformOrigin },
    ],
    timing,
  );
}

/** The chosen disc becomes the page's, if that is in view. */
function leave(gate: HTMLElement, choice: string): void {
  const [lit, dark] = gate.querySelectorAll('button');
  const light = findLight();
  const chosen = choice === 'on' ? lit : dark;
  const other = choice === 'on' ? dark : lit;
  const face = chosen?.firstElementChild;
  if (!light || !other || !lit?.firstElementChild || !(face instanceof HTMLElement)) return;
  const from = face.getBoundingClientRect();
  const to = light.getBoundingClientRect();
  const disc = chosen === lit ? face : uncover(face, lit.firstElementChild);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  disc.animate(
    [
      { translate: '0px 0px', scale: 1 },
      { translate: `${x}px ${y}px`, scale: to.width / from.width },
    ],
    { delay: DEPARTURE, duration: duration.pageFade, easing: easing.inOut, fill: 'both' },
  );
  other.animate(
    [{}, { opacity: 0, translate: `calc(var(--onward) * ${chosen === lit ? ASIDE : 0}px) 0px` }],
    {
      delay: chosen === lit ? duration.quick : 0,
      duration: duration.medium,
      easing: easing.soft,
      fill: 'both',
    },
  );
  for (const part of gate.children)
    if (!part.contains(disc))
      part.animate([{}, { opacity: 0 }], {
        duration: duration.base,
        easing: easing.out,
        fill: 'both',
      });
  gate.animate(LEAVING(getComputedStyle(gate).backgroundColor), {
    duration: welcomeFade,
    fill: 'both',
  });
  // The page has its own disc where the other one arrives.
  light.animate([{ opacity: 0 }, { opacity: 0 }], ARRIVAL);
  lightRoom(light);
}

/** Moves the disc that is chosen at the gate to the page behind it. */
export function followGate(): void {
  document.addEventListener(
    gateEvent,
    () => {
      const gate = document.getElementById(bootIds.gate);
      const choice = gateChoice();
      if (gate && choice && !reducedMotion.isOn()) afterPaint(() => leave(gate, choice));
    },
    { once: true },
  );
}
