/** A spring's constants, as the design gives them. */
export interface SpringRule {
  readonly stiffness: number;
  readonly damping: number;
  readonly mass: number;
}

/** One coordinate on a spring: where it is in px and how fast it moves in px/s. */
export interface SpringState {
  readonly at: number;
  readonly speed: number;
}

/** Longest stretch in ms that is computed at once; longer ones would overshoot. */
const STRETCH = 4;

/** Where a spring is `delta` ms later while it pulls towards `target`. */
export function advanceSpring(
  { at, speed }: SpringState,
  target: number,
  delta: number,
  { stiffness, damping, mass }: SpringRule,
): SpringState {
  const count = Math.max(Math.ceil(delta / STRETCH), 1);
  const seconds = delta / count / 1000;
  let position = at;
  let velocity = speed;
  for (let index = 0; index < count; index += 1) {
    velocity += ((stiffness * (target - position) - damping * velocity) / mass) * seconds;
    position += velocity * seconds;
  }
  return { at: position, speed: velocity };
}

/** Whether a spring has come to rest where it was pulled to: within 0.05 px, slower than 1 px/s. */
export function isAtRest({ at, speed }: SpringState, target: number): boolean {
  return Math.abs(at - target) < 0.05 && Math.abs(speed) < 1;
}
