import type { Turn } from '#ui/look/ramp.ts';

const asDesigned: Turn = (rgb) => rgb;

/** How the colours of the light turn to the owner's accent, for what scripts draw of it; most sites have the design's own. */
export async function ownTurn(): Promise<Turn> {
  const { accent } = document.documentElement.dataset;
  if (accent === undefined) return asDesigned;
  const [{ turnTo }, { parseAccent }] = await Promise.all([
    import('#ui/look/ramp.ts'),
    import('#ui/look/accents.ts'),
  ]);
  const color = parseAccent(accent);
  return (color && turnTo(color)) ?? asDesigned;
}

/** The noise of the grain, as much of it as the owner wants. */
export function ownNoise(noise: Float32Array): Float32Array {
  const { film } = document.documentElement.dataset;
  const share = Number(film ?? 1);
  return share === 1 ? noise : noise.map((value) => 0.5 + share * (value - 0.5));
}
