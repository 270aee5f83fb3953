import { expect, it, vi } from 'vitest';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { ZoneVariant } from '#content/sliceZone.ts';
import { readModels } from '#prismic-folder';
import { sanitizeDocument } from '#content/sanitize/sanitizeDocument.ts';
import { faultsOf } from '../../support/hostile/faultsOf.ts';
import { failWith, runsAll, seeds } from '../../support/hostile/seeds.ts';
import { hostileJson, hostileSlice } from '../../support/hostile/values.ts';
import { pickOf, randomOf } from '../../support/random.ts';
import { renderSlices } from '../../support/slices.tsx';

const VARIANTS = ['home', 'page', 'cover', 'spread', 'case_study', 'list'] as const;
const ZONES = 2000;
const SLICES = 10;

const { models } = await readModels(process.cwd());

/** A slice zone as a service sends it, not validated. */
function hostileZone(seed: number): { readonly slices: unknown[]; readonly variant: ZoneVariant } {
  const random = randomOf(seed);
  const slices = Array.from({ length: SLICES }, () => hostileSlice(random, models));
  return {
    // Cast: the JSON is a list.
    slices: JSON.parse(hostileJson(slices)) as unknown[],
    variant: pickOf(random, VARIANTS),
  };
}

/** The zone as the content proxy passes it on. */
function sanitized(slices: readonly unknown[]): readonly AnySlice[] {
  const { data } = sanitizeDocument({ id: 'x', type: 'home', data: { slices } }, models);
  // Cast: follows the models, which sanitizing guarantees.
  return data['slices'] as readonly AnySlice[];
}

it('renders hostile slices as the content proxy passes them on, and nothing runs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  let rendered = 0;
  for (const seed of seeds(ZONES)) {
    const { slices, variant } = hostileZone(seed);
    try {
      const [fault] = faultsOf(await renderSlices(sanitized(slices), { variant }));
      if (fault !== undefined) throw new Error(fault);
      // A warning of React's is a fault, too.
      if (complain.mock.calls.length > 0) throw new Error(complain.mock.calls.flat().join(' '));
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? '') : String(error);
      failWith(import.meta.filename, seed, text);
    }
    rendered += slices.length;
  }
  warn.mockRestore();
  complain.mockRestore();
  if (runsAll) expect(rendered).toBe(ZONES * SLICES);
}, 300_000);
