export type AmbisonicOrder = 2 | 3;
export type ChannelMap = readonly [number, number, number, number];

/** Every channel stays in place. */
export const plainChannelMap: ChannelMap = [0, 1, 2, 3];

/** The order to render in: 2, or 3 for anything else. */
export function ambisonicOrder(order: unknown): AmbisonicOrder {
  return order === 2 ? 2 : 3;
}

/** Channels of a sound field of that order. */
export function channelCount(order: AmbisonicOrder): number {
  return (order + 1) ** 2;
}

/** Number of stereo impulse responses for that order. */
export function responseCount(order: AmbisonicOrder): number {
  return Math.ceil(channelCount(order) / 2);
}

/** A map of four entries, each of the channels 0 to 3 once; else null. */
export function channelMap(map: readonly number[]): ChannelMap | null {
  const [w, y, z, x] = map;
  if (w === undefined || y === undefined || z === undefined || x === undefined) return null;
  const complete = plainChannelMap.every((channel) => map.includes(channel));
  return map.length === 4 && complete ? [w, y, z, x] : null;
}

/** Whether a map leaves every channel in place. */
export function isPlain(map: ChannelMap): boolean {
  return map.every((target, channel) => target === channel);
}
