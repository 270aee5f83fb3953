/** Queued work with its cost. */
interface Waiting {
  readonly cost: number;
}

/** A job whose turn has come, and the client whose turn it is. */
interface Turn<Job> {
  readonly client: string;
  readonly job: Job;
}

/** Turns in a row that preferred clients have while others wait. */
const PREFERRED_TURNS = 3;

/**
 * Start-time fair queueing with one lane for each client: the next job comes from the lane that was
 * served the least, so one expensive job of a client counts as much as many cheap ones of another.
 * Lanes of preferred clients come first, in three turns of four, so that they cannot stop the others.
 * A job may wait in several lanes; taking it removes it from all of them.
 */
export function createFairLanes<Job extends Waiting>() {
  const lanes = new Map<string, Set<Job>>();
  /** Clients whose lanes are preferred. */
  const preferred = new Set<string>();
  /** Turns of these since the others had one. */
  let preferredTurns = 0;
  /** The lanes each job waits in. */
  const clientsOf = new Map<Job, Set<string>>();
  /** Virtual time up to which a client has been served, while that is ahead of `clock`. */
  const servedUntil = new Map<string, number>();
  /** Virtual start time of the last job taken. */
  let clock = 0;

  const startOf = (client: string) => Math.max(clock, servedUntil.get(client) ?? 0);

  /** Removes a job from one lane, when its client no longer waits for it. */
  const remove = (client: string, job: Job): void => {
    const lane = lanes.get(client);
    const clients = clientsOf.get(job);
    lane?.delete(job);
    clients?.delete(client);
    if (lane?.size === 0) {
      lanes.delete(client);
      preferred.delete(client);
    }
    if (clients?.size === 0) clientsOf.delete(job);
  };

  /** Total cost of the jobs one client waits for. */
  const costOf = (client: string) => sumOfCosts(lanes.get(client) ?? []);

  /** The next turn among the preferred clients, or among the others. */
  const nextOf = (isPreferred: boolean, fits: (job: Job, client: string) => boolean) => {
    let next: (Turn<Job> & { readonly start: number }) | null = null;
    for (const [client, lane] of lanes) {
      if (preferred.has(client) !== isPreferred) continue;
      const [job] = lane;
      const start = startOf(client);
      if (job && (!next || start < next.start) && fits(job, client)) next = { client, job, start };
    }
    return next;
  };

  return {
    remove,
    costOf,
    /** Total cost of all queued jobs, each counted once. */
    total: () => sumOfCosts(clientsOf.keys()),

    /** `isPreferred`: the client's lane is preferred, until it is empty. */
    add(client: string, job: Job, isPreferred = false): void {
      if (isPreferred) preferred.add(client);
      lanes.set(client, (lanes.get(client) ?? new Set()).add(job));
      clientsOf.set(job, (clientsOf.get(job) ?? new Set()).add(client));
    },

    /** Removes and returns the next job that `fits`; considers only the first job of each lane. */
    take(fits: (job: Job, client: string) => boolean): Turn<Job> | null {
      const isOthersTurn = preferredTurns >= PREFERRED_TURNS;
      const next = nextOf(!isOthersTurn, fits) ?? nextOf(isOthersTurn, fits);
      if (!next) return null;
      const { client, job, start } = next;
      preferredTurns = preferred.has(client) ? preferredTurns + 1 : 0;
      for (const one of clientsOf.get(job) ?? []) remove(one, job);
      clock = start;
      servedUntil.set(client, start + job.cost);
      // A client that is not ahead of the clock is treated like a new one.
      for (const [one, given] of servedUntil) if (given <= clock) servedUntil.delete(one);
      return { client, job };
    },

    /** The client with the highest queued cost, and its last job. */
    heaviest(): { readonly client: string; readonly last: Job } | null {
      const [client] = [...lanes.keys()].sort((one, other) => costOf(other) - costOf(one));
      const last = client === undefined ? undefined : [...(lanes.get(client) ?? [])].at(-1);
      return client === undefined || last === undefined ? null : { client, last };
    },
  };
}

export function sumOfCosts(works: Iterable<Waiting>): number {
  let sum = 0;
  for (const { cost } of works) sum += cost;
  return sum;
}
