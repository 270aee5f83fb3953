import type { Ports } from '../SyncJob.ts';

/** Lets requests to one service begin no closer together than so many milliseconds. */
export function createPace({ now, wait }: Ports, milliseconds: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const early = next - now();
    if (early > 0) await wait(early);
    next = now() + milliseconds;
  };
}
