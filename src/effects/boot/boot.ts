import { fontLink, lightFont } from '#ui/fonts/preload.ts';
import {
  darkPalette,
  duration,
  gateArrival,
  lightPalette,
  type ThemeName,
} from '#ui/theme/tokens.ts';
import { bootIds, gateEvent } from './gate.ts';
import { inlineScript } from './inlineScript.ts';
import { memoryKeys } from './memory.ts';

const { theme: themeKey, motion, sound, gate } = memoryKeys;

const bootOptions = {
  /** That of the theme is empty if there is one theme only. */
  keys: { theme: themeKey as typeof themeKey | '', motion, sound, gate },
  ids: bootIds,
  /** Empty where there is no gate. */
  event: gateEvent as typeof gateEvent | '',
  /** Of the gate: most pages have no other text in it. */
  font: fontLink(lightFont),
  /** How long the gate is there after the press, in ms: as it is, and with less motion. */
  fade: duration.welcomeFade,
  stillFade: duration.welcomeFadeStill,
  arrival: gateArrival,
  /** The first theme is that of new visitors. */
  colors: { dark: darkPalette.background, light: lightPalette.background },
};

/**
 * Runs inline before anything is rendered: sets the stored theme and opens the gate, once per
 * browser session, which works before any bundle has loaded. It writes to the root element: `data-
 * script`; `data-theme`; `data-motion`, 'still' if the visitor chose so (see `useMotionToggle`);
 * `data-whole` if all of the page is laid out at once (see `rows`), else
 * `data-unpainted` until the first paint (see `rows`), then 'image' until its image is there too (see `cover`); `data-gate`, 'open' until the choice, 'leaving' while it fades; `data-
 * choice`, 'on' or 'off', for the sound to read when it loads. On the gate
 * `data-lifting`, once the page behind it may be painted: 'travel' where the chosen disc becomes the page's, whose place
 * `--to-x`, `--to-y` and `--to-scale` are. The function is sent as text: it may use
 * only its argument and the browser.
 */
export function boot({
  keys,
  ids,
  event,
  font,
  fade,
  stillFade,
  arrival,
  colors,
}: typeof bootOptions): void {
  const root = document.documentElement;
  const { dataset } = root;
  const open = (area: 'localStorage' | 'sessionStorage') => {
    try {
      return window[area];
    } catch {
      return null;
    }
  };
  const store = (area: 'localStorage' | 'sessionStorage', key: string, value: string) => {
    try {
      open(area)?.setItem(key, value);
    } catch {}
  };
  // Cast: the keys of the two colours.
  const [first, other] = Object.keys(colors) as [ThemeName, ThemeName];
  const theme = open('localStorage')?.getItem(keys.theme) === other ? other : first;
  const tint = (name: 'dark' | 'light') => {
    document.querySelector('[name=theme-color]')?.setAttribute('content', colors[name]);
    document.querySelector('[name=color-scheme]')?.setAttribute('content', name);
  };
  dataset['script'] = '';
  dataset['theme'] = theme;
  if (open('localStorage')?.getItem(keys.motion) === 'still') {
    dataset['allowed'] = dataset['motion'] ?? '';
    dataset['motion'] = 'still';
  }
  // Cast: the only entries of this type.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser scrolls to a position of the whole page.
  if (location.hash || (visit && visit.type !== 'navigate')) dataset['whole'] = '';
  else dataset['unpainted'] = '';
  tint(theme);
  if (!event || open('sessionStorage')?.getItem(keys.gate)) return;
  dataset['gate'] = 'open';
  tint('dark');
  document.head.insertAdjacentHTML('beforeend', font);
  new MutationObserver((_, observer) => {
    const site = document.getElementById(ids.site);
    if (!site) return;
    observer.disconnect();
    // Cast: the server renders it so.
    const gate = document.getElementById(ids.gate) as HTMLDialogElement | null;
    const buttons = gate?.querySelectorAll('button');
    const last = buttons?.[buttons.length - 1];
    if (!gate || !last) {
      delete dataset['gate'];
      return;
    }
    gate.open = true;
    site.inert = true;
    // Not if a visitor was quicker than the first frame and has a button of it focused already.
    requestAnimationFrame(() => {
      if (!gate.contains(document.activeElement)) gate.focus({ preventScroll: true });
    });
    // The chosen disc becomes the page's, if the middle of that is in view.
    const lift = (button: Element) => {
      const from = button.getBoundingClientRect();
      for (const light of site.querySelectorAll('[data-light]')) {
        const { x, y, width } = light.getBoundingClientRect();
        const r = width / 2;
        if (!r || y < -r || y + r > innerHeight) continue;
        gate.style.cssText = `--to-x:${x - from.x}px;--to-y:${y - from.y}px;--to-scale:${width / from.width}`;
        light.animate({ opacity: [0, 0] }, arrival);
        return 'travel';
      }
      return '';
    };
    gate.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const choice = button?.value;
      if (!choice || dataset['choice']) return;
      store('sessionStorage', keys.gate, choice);
      store('localStorage', keys.sound, choice);
      dataset['choice'] = choice;
      button.dataset['pressed'] = '';
      document.dispatchEvent(new Event(event));
      const isStill =
        matchMedia('(prefers-reduced-motion)').matches || dataset['motion'] === 'still';
      const next = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
      // The pressed button is painted first; repainting the whole window is deferred by one frame.
      next(() => {
        gate.inert = true;
        const lifting = isStill ? '' : lift(button);
        dataset['gate'] = 'leaving';
        // Removing `inert` costs another style pass and paint, of the whole page as the tint does.
        next(() => {
          gate.dataset['lifting'] = lifting;
          setTimeout(
            () => {
              gate.remove();
              delete dataset['gate'];
            },
            isStill ? stillFade : fade,
          );
          site.inert = false;
          tint(theme);
          document.getElementById(ids.content)?.focus({ preventScroll: true });
        });
      });
    });
    gate.addEventListener('keydown', (press) => {
      if (press.key !== 'Tab') return;
      const edge = press.shiftKey ? [gate, buttons[0]] : [last];
      if (!edge.some((element) => element === document.activeElement)) return;
      press.preventDefault();
      (press.shiftKey ? last : buttons[0])?.focus();
    });
  }).observe(root, { childList: true, subtree: true });
}

/**
 * The same for every page, so a content security policy may allow it by its hash. It belongs into
 * the head, after the two `<meta>` elements it writes to.
 */
export const bootScript: string = inlineScript(boot, bootOptions);

/** The same for an owner's look: with other themes, without a gate, or in other faces, which the page asks for itself. */
export function bootScriptFor(
  [first, other]: readonly [first: ThemeName, other?: ThemeName],
  hasGate: boolean,
  isPoppins: boolean,
): string {
  const { keys, colors } = bootOptions;
  return inlineScript(boot, {
    ...bootOptions,
    keys: other ? keys : { ...keys, theme: '' },
    colors: first === 'light' ? { light: colors.light, dark: colors.dark } : colors,
    event: hasGate ? gateEvent : '',
    font: isPoppins ? bootOptions.font : '',
  });
}
