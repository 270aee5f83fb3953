interface SpringRule {
  readonly stiffness: number;
  readonly damping: number;
  readonly mass: number;
}

/** A place, in px or another measure, and its speed each second. */
interface Spring {
  readonly at: number;
  readonly speed: number;
}

/** Maximum time step in ms; longer ones would overshoot. */
const MAX_STEP = 4;

/** A spring `delta` ms later while it pulls towards `target`. */
export function advanceSpring(
  { at, speed }: Spring,
  target: number,
  delta: number,
  { stiffness, damping, mass }: SpringRule,
): Spring {
  const count = Math.max(Math.ceil(delta / MAX_STEP), 1);
  const seconds = delta / count / 1000;
  let position = at;
  let velocity = speed;
  for (let index = 0; index < count; index += 1) {
    velocity += ((stiffness * (target - position) - damping * velocity) / mass) * seconds;
    position += velocity * seconds;
  }
  return { at: position, speed: velocity };
}

/** Whether a spring rests at its target: within 0.05 px, slower than 1 px/s. */
export function isAtRest({ at, speed }: Spring, target: number): boolean {
  return Math.abs(at - target) < 0.05 && Math.abs(speed) < 1;
}

/** Two springs. */
export interface Lean {
  x: Spring;
  y: Spring;
}

export const upright = (): Lean => ({ x: { at: 0, speed: 0 }, y: { at: 0, speed: 0 } });

/** Follows in 0.3 s, and overshoots by next to nothing. */
const LEANING = { stiffness: 60, damping: 13, mass: 1 };
const REST = 0.002;

/** Moves both on by `delta` ms, from −1 to 1 of their way; whether one of them still moves. */
export function leanTowards(
  lean: Lean,
  goal: { readonly x: number; readonly y: number },
  delta: number,
): boolean {
  let moves = false;
  for (const way of ['x', 'y'] as const) {
    const next = advanceSpring(lean[way], goal[way], delta, LEANING);
    const rests = Math.abs(goal[way] - next.at) <= REST && Math.abs(next.speed) <= REST;
    lean[way] = rests ? { at: goal[way], speed: 0 } : next;
    moves ||= !rests;
  }
  return moves;
}
