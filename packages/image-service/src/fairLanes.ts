import { sumOfCosts } from './workers.ts';

/** Something that waits, with what it costs. */
interface Waiting {
  readonly cost: number;
}

/**
 * Waiting work in one lane for each client, taken in fair turns (start-time fair queueing): next is
 * the lane that was given the least so far, so one expensive job of a client counts as much as many
 * cheap ones of another. The same job may wait in several lanes; it leaves all of them when taken.
 */
export interface FairLanes<Job extends Waiting> {
  add(client: string, job: Job): void;
  /** Takes a job out of one lane, when its client no longer wants it. */
  remove(client: string, job: Job): void;
  /** Takes out the next job that `fits`; of each lane only the first one counts. */
  take(fits: (job: Job) => boolean): Job | null;
  /** Cost of everything one client waits for. */
  costOf(client: string): number;
  /** Cost of everything that waits, each job counted once. */
  total(): number;
  /** The client that waits for most, and its last job. */
  heaviest(): { readonly client: string; readonly last: Job } | null;
}

export function createFairLanes<Job extends Waiting>(): FairLanes<Job> {
  const lanes = new Map<string, Set<Job>>();
  /** The lanes each job waits in. */
  const clientsOf = new Map<Job, Set<string>>();
  /** Cost given to a client, on the scale of `clock`, while it is ahead of it. */
  const givenTo = new Map<string, number>();
  /** Where the last job taken began. */
  let clock = 0;

  const startOf = (client: string) => Math.max(clock, givenTo.get(client) ?? 0);

  const remove = (client: string, job: Job) => {
    const lane = lanes.get(client);
    const clients = clientsOf.get(job);
    lane?.delete(job);
    clients?.delete(client);
    if (lane?.size === 0) lanes.delete(client);
    if (clients?.size === 0) clientsOf.delete(job);
  };

  const costOf = (client: string) => sumOfCosts(lanes.get(client) ?? []);

  return {
    remove,
    costOf,
    total: () => sumOfCosts(clientsOf.keys()),

    add(client, job) {
      lanes.set(client, (lanes.get(client) ?? new Set()).add(job));
      clientsOf.set(job, (clientsOf.get(job) ?? new Set()).add(client));
    },

    take(fits) {
      let next: { readonly client: string; readonly job: Job; readonly start: number } | null =
        null;
      for (const [client, lane] of lanes) {
        const [job] = lane;
        const start = startOf(client);
        if (job && fits(job) && (!next || start < next.start)) next = { client, job, start };
      }
      if (!next) return null;
      const { client, job, start } = next;
      for (const one of clientsOf.get(job) ?? []) remove(one, job);
      clock = start;
      givenTo.set(client, start + job.cost);
      // A client that is not ahead of the clock is like one that was never here.
      for (const [one, given] of givenTo) if (given <= clock) givenTo.delete(one);
      return job;
    },

    heaviest() {
      const [client] = [...lanes.keys()].sort((one, other) => costOf(other) - costOf(one));
      const last = client === undefined ? undefined : [...(lanes.get(client) ?? [])].at(-1);
      return client === undefined || last === undefined ? null : { client, last };
    },
  };
}
