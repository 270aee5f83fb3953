import { recall, remember } from '../boot/memory.ts';
import { isSaving } from '../dom/isSaving.ts';
import { whenIdle } from '../dom/whenIdle.ts';
import { createSwitch, reducedMotion } from '#ui/mediaSwitch.ts';
import { atPeace } from './atPeace.ts';

/** In sessionStorage: set once its frames were too slow. */
const TOO_SLOW = 'light-too-slow';

const forcedColors = createSwitch('(forced-colors: active)');

export interface Circumstances {
  readonly theme: string | undefined;
  /** What is in place of the sun, which alone is drawn so. */
  readonly lamp: string | undefined;
  /** The welcome gate's state; undefined once it has gone. */
  readonly gate: string | undefined;
  readonly isSaving: boolean;
  readonly isReduced: boolean;
  readonly isForced: boolean;
  /** Its frames were too slow before in this visit. */
  readonly wasSlow: boolean;
}

/** Whether the light may move; the drawn one is always there. */
export const mayLive = ({
  theme,
  lamp,
  gate,
  isSaving: saves,
  isReduced,
  isForced,
  wasSlow,
}: Circumstances): boolean =>
  theme === 'dark' &&
  lamp === undefined &&
  gate === undefined &&
  !saves &&
  !isReduced &&
  !isForced &&
  !wasSlow;

const mayLiveNow = () => {
  const { theme, lamp, gate } = document.documentElement.dataset;
  return mayLive({
    theme,
    lamp,
    gate,
    isSaving: isSaving(),
    isReduced: reducedMotion.isOn(),
    isForced: forcedColors.isOn(),
    wasSlow: recall('sessionStorage', TOO_SLOW) !== null,
  });
};

/** Resolves once a part of an element is in view. */
const whenInView = (element: Element, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });

/** Where the browser says itself that it would be slow, there is none. */
const CONTEXT: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  depth: false,
  powerPreference: 'low-power',
  failIfMajorPerformanceCaveat: true,
};

/** Renderers that draw without a graphics processor, each frame in the time of what a visitor does. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** What Chrome and Safari say in place of the renderer's name; others warn of the extension that has it. */
const HIDDEN = 'WebKit WebGL';

/** Whether a context draws by the main processor. Browsers that hide their renderer are not known to. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const said = String(gl.getParameter(gl.RENDERER));
  const info = said === HIDDEN ? gl.getExtension('WEBGL_debug_renderer_info') : null;
  return SOFTWARE.test(info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : said);
}

async function start(room: HTMLElement, signal: AbortSignal, end: () => void): Promise<void> {
  await whenInView(room, signal);
  // A theme or page that changes has the browser's time.
  await atPeace(room);
  await whenIdle();
  if (signal.aborted) return;
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', CONTEXT);
  if (!gl) return;
  signal.addEventListener('abort', () => gl.getExtension('WEBGL_lose_context')?.loseContext());
  if (isSoftware(gl)) {
    remember('sessionStorage', TOO_SLOW, '');
    end();
    return;
  }
  const { enliven } = await import('./livingLight.ts');
  if (signal.aborted) return;
  const onEnd = (isSlow: boolean) => {
    if (isSlow) remember('sessionStorage', TOO_SLOW, '');
    end();
  };
  await enliven({ room, canvas, gl, signal, onEnd });
}

/** Brings the drawn light of each page to life, where browser and visitor like it. */
export function followRooms(page: HTMLElement): void {
  let current: HTMLElement | null = null;
  let off = new AbortController();
  const look = () => {
    const room = mayLiveNow() ? page.querySelector<HTMLElement>('[data-room]') : null;
    if (room === current) return;
    current = room;
    off.abort();
    if (!room) return;
    const own = new AbortController();
    off = own;
    start(room, own.signal, () => own.abort()).catch((error: unknown) => {
      // The context went with the room.
      if (own.signal.aborted) return;
      own.abort();
      console.warn('The light stays still', error);
    });
  };
  new MutationObserver(look).observe(page, { childList: true, subtree: true });
  new MutationObserver(look).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-gate'],
  });
  reducedMotion.follow(look);
  forcedColors.follow(look);
}
