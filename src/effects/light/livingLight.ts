import { addRules } from '#effects/dom/addRules.ts';
import { frame, type Step } from '../motion/frame.ts';
import { uiStore } from '../state/uiStore.ts';
import { atPeace } from './atPeace.ts';
import { readGeometry, type Geometry } from './geometry.ts';
import {
  breathe,
  createSlowCount,
  ease,
  hasReason,
  INTERVAL,
  isSeen,
  isSlow,
  NO_BREATH,
  pointerShare,
  loudnessOf,
} from './rules.ts';
import { atRest, createSurface, type Mood } from './surface.ts';
import { outlet } from '../sound/outlet.ts';

export interface LivingLight {
  readonly room: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly gl: WebGL2RenderingContext;
  /** Removes the canvas. */
  readonly signal: AbortSignal;
  /** Called when it must end by itself: frames are too slow, or the context is lost. */
  readonly onEnd: (isSlow: boolean) => void;
}

/** How far the pointer moves the glow, in radii. */
const REACH = 0.05;

/**
 * The drawn light takes over while it travels, and below the menu: both move the disc of the page,
 * which the canvas would show at its place.
 */
const RULES = `
[data-room] > [style*='view-transition-name'] ~ canvas,
[data-menu='open'] [data-room] > canvas { visibility: hidden; }
`;

/**
 * Lays a canvas over the drawn room. At rest it shows the same picture; while there is a reason its
 * grain moves and its glow follows the pointer and the sound.
 */
export async function enliven({ room, canvas, gl, signal, onEnd }: LivingLight): Promise<void> {
  const surface = await createSurface(canvas, gl);
  const clock = createGpuClock(gl);
  let geometry: Geometry | null = readGeometry(room);
  if (!geometry) return;
  surface.grain(geometry.ratio);
  await atPeace(room);
  if (signal.aborted) return;

  const isTooSlow = createSlowCount();
  const pointer = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  let glow = { x: 0, y: 0 };
  let breath = NO_BREATH;
  let meter: LoudnessMeter | null = null;
  let isInView = true;
  let drawnAt: number | null = null;

  const isSounding = () => uiStore.get().sound === 'running';
  const isAwake = (now: number) =>
    isSeen({
      isInView,
      isHidden: document.hidden,
      isCovered: uiStore.get().isMenuOpen,
    }) &&
    hasReason({ sincePointer: now - pointer.at, isSounding: isSounding(), loudness: breath.light });

  const draw = (mood: Mood) => {
    if (geometry) surface.draw(geometry, mood);
  };
  const listen = () => {
    if (isSounding()) meter ??= openLoudnessMeter();
    else {
      meter?.close();
      meter = null;
    }
  };
  const rest = () => {
    glow = { x: 0, y: 0 };
    breath = NO_BREATH;
    drawnAt = null;
    draw(atRest);
  };

  const step: Step = (now) => {
    if (!isAwake(now)) {
      rest();
      return false;
    }
    if (drawnAt !== null && now - drawnAt < INTERVAL) return true;
    const spacing = drawnAt === null ? null : now - drawnAt;
    if (isTooSlow(isSlow({ hasClock: clock.isThere, gpu: clock.read(), spacing }))) {
      onEnd(true);
      return false;
    }
    drawnAt = now;
    const delta = spacing ?? INTERVAL;
    const share = pointerShare(now - pointer.at);
    breath = breathe(breath, meter?.read() ?? 0, delta);
    glow = {
      x: ease(glow.x, pointer.x * share, delta),
      y: ease(glow.y, pointer.y * share, delta),
    };
    const stir = Math.min(1, Math.hypot(glow.x, glow.y));
    clock.time(() =>
      draw({
        shift: [glow.x * REACH, glow.y * REACH],
        stir,
        loudness: breath.light,
        grain: [Math.random(), Math.random()],
      }),
    );
    return true;
  };
  const wake = () => {
    if (isAwake(performance.now())) frame.request('paint', step);
  };

  const fit = () => {
    geometry = readGeometry(room);
    if (!geometry) return;
    surface.grain(geometry.ratio);
    if (drawnAt === null && !signal.aborted) draw(atRest);
  };

  canvas.addEventListener('webglcontextlost', () => onEnd(false), { signal });
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      // In a language written from the right the room is mirrored.
      const side = document.dir === 'rtl' ? -1 : 1;
      pointer.x = side * ((clientX / window.innerWidth) * 2 - 1);
      pointer.y = (clientY / window.innerHeight) * 2 - 1;
      pointer.at = performance.now();
      wake();
    },
    { passive: true, signal },
  );
  document.addEventListener('visibilitychange', wake, { signal });
  const unsubscribe = uiStore.subscribe(() => {
    listen();
    wake();
  });
  const sight = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    wake();
  });
  sight.observe(room);
  const size = new ResizeObserver(fit);
  size.observe(room);
  const sheet = addRules(RULES);
  signal.addEventListener('abort', () => {
    frame.cancel(step);
    unsubscribe();
    meter?.close();
    sight.disconnect();
    size.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    canvas.remove();
  });
  room.append(canvas);
  draw(atRest);
  listen();
}

/** `EXT_disjoint_timer_query_webgl2`. */
interface TimerExtension {
  readonly TIME_ELAPSED_EXT: number;
  readonly GPU_DISJOINT_EXT: number;
}

interface GpuClock {
  /** Whether this browser can time the graphics processor. */
  readonly isThere: boolean;
  /** Draws, and times it, unless an earlier drawing is being timed. */
  readonly time: (draw: () => void) => void;
  /** Ms of the last timed drawing, once; null if there is nothing new. */
  readonly read: () => number | null;
}

function createGpuClock(gl: WebGL2RenderingContext): GpuClock {
  // Cast: what the extension's specification says; the types do not have it.
  const timer = gl.getExtension('EXT_disjoint_timer_query_webgl2') as TimerExtension | null;
  let query: WebGLQuery | null = null;
  return {
    isThere: timer !== null,
    time(draw) {
      const next = timer && !query ? gl.createQuery() : null;
      if (!timer || !next) return draw();
      query = next;
      gl.beginQuery(timer.TIME_ELAPSED_EXT, next);
      draw();
      gl.endQuery(timer.TIME_ELAPSED_EXT);
    },
    read() {
      if (!timer || !query || !gl.getQueryParameter(query, gl.QUERY_RESULT_AVAILABLE)) return null;
      // A processor that changed its clock meanwhile has no time for it.
      const isValid = !gl.getParameter(timer.GPU_DISJOINT_EXT);
      const nanoseconds: unknown = gl.getQueryParameter(query, gl.QUERY_RESULT);
      gl.deleteQuery(query);
      query = null;
      return isValid && typeof nanoseconds === 'number' ? nanoseconds / 1e6 : null;
    },
  };
}

/** Samples of a reading: about 43 ms, longer than from one frame to the next. */
const LENGTH = 2048;

/** How loud the page's sound is. */
interface LoudnessMeter {
  /** Of this moment, 0 to 1. */
  readonly read: () => number;
  readonly close: () => void;
}

/** Listens to the page's sound while it runs; null if there is none. */
function openLoudnessMeter(): LoudnessMeter | null {
  const { master } = outlet;
  if (!master) return null;
  const analyser = new AnalyserNode(master.context, { fftSize: LENGTH });
  master.connect(analyser);
  const samples = new Float32Array(LENGTH);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => master.disconnect(analyser),
  };
}
