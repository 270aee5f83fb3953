import {
  createCanvas,
  type Canvas,
  type CanvasGradient,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { discGrain, grainAlpha, grainOver, TILE, type Rgb } from '#ui/light/grain.ts';
import {
  BELL_END,
  bellAt,
  bellStops,
  discEllipse,
  discStops,
  floorLight,
  floorShade,
  ground,
  mirrorLight,
  mirrorStops,
  rimLight,
  rimStops,
  sheen,
  spill,
  WALL_END,
  WALL_HEIGHT,
  wallShade,
  wallStops,
  type Ellipse,
} from '#ui/light/measures.ts';
import type { Share } from '#ui/look/look.ts';
import type { Turn } from '#ui/look/turn.ts';
import { createNoise, grainPixels } from '#effects/light/grain/noise.ts';

/** Where the light is, in px. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Of the horizon; a light without one is in the sky. */
  readonly horizon?: number | undefined;
  /** To the colour of the site. */
  readonly turn: Turn;
}

const rgb = ([red, green, blue]: Rgb, alpha = 1) => `rgba(${red},${green},${blue},${alpha})`;

/** A tile of the site's grain. */
function grainTile(noise: Float32Array, colour: Rgb, share: number): Canvas {
  const canvas = createCanvas(TILE, TILE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(TILE, TILE);
  image.data.set(grainPixels(noise, colour, share));
  context.putImageData(image, 0, 0);
  return canvas;
}

interface Grain {
  readonly colour: Rgb;
  /** Its mean opacity. */
  readonly mean: number;
  readonly opacity: number;
  readonly share: Share;
}

let noise: Float32Array | null = null;

const grain = (colour: Rgb, share: number) => grainTile((noise ??= createNoise(1)), colour, share);

function patternOf(context: SKRSContext2D, tile: Canvas) {
  // Null only for pictures that are not loaded, which a canvas always is.
  return context.createPattern(tile, 'repeat') ?? 'transparent';
}

function addStops<Value>(
  gradient: CanvasGradient,
  stops: readonly (readonly [number, Value])[],
  end: number,
  colourOf: (value: Value) => string,
) {
  for (const [at, value] of stops)
    gradient.addColorStop(Math.min(1, Math.max(0, at / end)), colourOf(value));
  return gradient;
}

/** Fills an area with an elliptical gradient around a point. */
function fillEllipse(
  context: SKRSContext2D,
  centre: readonly [x: number, y: number],
  axes: readonly [across: number, down: number],
  area: readonly [x: number, y: number, width: number, height: number],
  fill: (gradient: CanvasGradient) => CanvasGradient,
) {
  const [x, y] = centre;
  const [across, down] = axes;
  context.save();
  context.beginPath();
  context.rect(...area);
  context.clip();
  context.translate(x, y);
  context.scale(across, down);
  context.fillStyle = fill(context.createRadialGradient(0, 0, 0, 0, 0, 1));
  const [left, top, width, height] = area;
  context.fillRect((left - x) / across, (top - y) / down, width / across, height / down);
  context.restore();
}

function fillBell(context: SKRSContext2D, light: Light, horizon: number, ellipse: Ellipse) {
  const { width, height } = context.canvas;
  const axes = ellipse.axes.map((axis) => axis * light.r * BELL_END);
  const [across = 1, down = 1] = axes;
  fillEllipse(
    context,
    [light.x, horizon + ellipse.below * light.r],
    [across, down],
    [0, horizon, width, height - horizon],
    (gradient) =>
      addStops(
        gradient,
        [...bellStops.map((at) => [at, bellAt(ellipse, at)] as const), [BELL_END, 0] as const],
        BELL_END,
        (alpha) => rgb(light.turn(floorLight), alpha),
      ),
  );
}

/** The dark room: wall with the light's glow, and its floor. */
export function paintRoom(context: SKRSContext2D, light: Light): void {
  const { width, height } = context.canvas;
  const { x, y, r, horizon = height, turn } = light;
  context.fillStyle = rgb(ground);
  context.fillRect(0, 0, width, height);
  fillEllipse(
    context,
    [x, y],
    [WALL_END * r, WALL_END * r * WALL_HEIGHT],
    [0, 0, width, horizon],
    (gradient) => addStops(gradient, wallStops, WALL_END, (colour) => rgb(turn(colour))),
  );
  if (horizon >= height) return;
  const shade = context.createLinearGradient(0, horizon - 0.22 * r, 0, horizon);
  context.fillStyle = addStops(
    shade,
    wallShade.map(([at, alpha]) => [0.22 - at, alpha] as const),
    0.22,
    (alpha) => rgb([0, 0, 0], alpha),
  );
  context.fillRect(0, horizon - 0.22 * r, width, 0.22 * r);
  fillBell(context, light, horizon, sheen);
  fillBell(context, light, horizon, spill);
  const near = context.createLinearGradient(0, horizon, 0, horizon + 0.12 * r);
  context.fillStyle = addStops(near, floorShade, 0.12, (alpha) => rgb([0, 0, 0], alpha));
  context.fillRect(0, horizon, width, 0.12 * r);
}

/** The disc's image on the floor. */
export function paintMirror(
  context: SKRSContext2D,
  { x, y, r, turn }: Light,
  strength: number,
): void {
  const axis = y + r;
  const gradient = context.createLinearGradient(0, axis, 0, axis + 2 * r);
  context.save();
  context.globalAlpha = strength;
  context.beginPath();
  context.arc(x, axis + r, r, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = addStops(gradient, mirrorStops, 2, (alpha) => rgb(turn(mirrorLight), alpha));
  context.fillRect(x - r, axis, 2 * r, 2 * r);
  context.restore();
}

/** Grain, or its mean as far as the owner wants less of it: the light has the same colours. */
function fillGrain(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, width: number, height: number],
  { colour, mean, opacity, share }: Grain,
): void {
  context.save();
  if (share < 1) {
    context.fillStyle = rgb(colour, mean * (1 - share));
    context.fillRect(...area);
  }
  context.globalAlpha = share;
  context.fillStyle = patternOf(context, grain(colour, opacity));
  context.fillRect(...area);
  context.restore();
}

/** Grain over the room; without blending, so that it is in proportion to the light. */
export function paintGrain(context: SKRSContext2D, share: Share): void {
  const { width, height } = context.canvas;
  const colour: Rgb = [0, 0, 0];
  fillGrain(context, [0, 0, width, height], { colour, mean: grainOver.room, opacity: 1, share });
}

/** The disc itself, over the grain of the room; on the site a fine grain is over the room alone. */
export function paintDisc(context: SKRSContext2D, { x, y, r, turn }: Light, share: Share): void {
  const box = [x - r, y - r, 2 * r, 2 * r] as const;
  context.save();
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.clip();
  fillEllipse(
    context,
    [x, y - discEllipse.above * r],
    [discEllipse.across * r, discEllipse.down * r],
    box,
    (gradient) => addStops(gradient, discStops, discEllipse.down, (colour) => rgb(turn(colour))),
  );
  fillEllipse(context, [x, y], [r, r], box, (gradient) =>
    addStops(gradient, rimStops, 1, (alpha) => rgb(turn(rimLight), alpha)),
  );
  const { disc: opacity } = grainAlpha;
  fillGrain(context, box, { colour: turn(discGrain), mean: grainOver.disc, opacity, share });
  context.restore();
}

/** The disc in shadow: a page that is closed. */
export function paintEclipse(context: SKRSContext2D, { x, y, r, turn }: Light): void {
  context.beginPath();
  context.arc(x, y, r * 1.005, 0, 2 * Math.PI);
  const gradient = context.createRadialGradient(
    x - 0.76 * r,
    y - 0.2 * r,
    0,
    x - 0.76 * r,
    y - 0.2 * r,
    1.3 * r,
  );
  gradient.addColorStop(0, rgb(turn([42, 23, 16])));
  gradient.addColorStop(0.34, rgb(turn([21, 16, 14])));
  gradient.addColorStop(0.64, '#0D0C0B');
  context.fillStyle = gradient;
  context.fill();
}
