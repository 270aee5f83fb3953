import type { Turn } from '#ui/look/turn.ts';
import {
  BELL_END,
  bellAt,
  bellStops,
  discEllipse,
  discStops,
  mirrorStops,
  sheen,
  spill,
  WALL_END,
  wallStops,
  type Ellipse,
  type Stop,
} from '#ui/light/measures.ts';

/** Steps from the start of a gradient to its end. */
export const RAMP_LENGTH = 1024;

/** Rows of the table; the last one has the opacities of mirror image, spill and sheen. */
export const ramps = { wall: 0, disc: 1, alpha: 2 } as const;

/** The value of a gradient at a distance, as browsers compute it: linear between stops. */
export function valueAt(stops: readonly Stop<number>[], distance: number): number {
  const next = stops.findIndex(([at]) => at >= distance);
  if (next === -1) return stops.at(-1)?.[1] ?? 0;
  const [to, after] = stops[next] ?? [0, 0];
  const [from, before] = stops[next - 1] ?? [to, after];
  return to === from ? after : before + ((after - before) * (distance - from)) / (to - from);
}

type Channels = readonly [
  readonly Stop<number>[],
  readonly Stop<number>[],
  readonly Stop<number>[],
];

/** The channels of a gradient of colours, 0 to 1, its end at a distance of 1. */
const channelsOf = (
  stops: readonly Stop<readonly [number, number, number]>[],
  end: number,
  turn: Turn,
): Channels => {
  const channel = (index: 0 | 1 | 2) =>
    stops.map(([distance, colour]): Stop<number> => [distance / end, turn(colour)[index] / 255]);
  return [channel(0), channel(1), channel(2)];
};

const bell = (ellipse: Ellipse): Stop<number>[] => [
  ...bellStops.map((at): Stop<number> => [at / BELL_END, bellAt(ellipse, at)]),
  [1, 0],
];

/** The room's gradients as the texels of a texture, one a row: a lookup is cheaper than twenty stops. */
export function rampTable(turn: Turn): Float32Array {
  const rows: Channels[] = [];
  rows[ramps.wall] = channelsOf(wallStops, WALL_END, turn);
  rows[ramps.disc] = channelsOf(discStops, discEllipse.down, turn);
  rows[ramps.alpha] = [
    mirrorStops.map(([u, alpha]): Stop<number> => [u / 2, alpha]),
    bell(spill),
    bell(sheen),
  ];
  return Float32Array.from(
    rows.flatMap((channels) =>
      Array.from({ length: RAMP_LENGTH }, (_, step) => {
        const distance = step / (RAMP_LENGTH - 1);
        return [...channels.map((stops) => valueAt(stops, distance)), 1];
      }).flat(),
    ),
  );
}
