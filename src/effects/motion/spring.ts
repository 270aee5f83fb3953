interface SpringRule {
  readonly stiffness: number;
  readonly damping: number;
  readonly mass: number;
}

/** Position in px and speed in px/s. */
export interface SpringState {
  readonly at: number;
  readonly speed: number;
}

/** Maximum time step in ms; longer ones would overshoot. */
const MAX_STEP = 4;

/** The state of a spring `delta` ms later while it pulls towards `target`. */
export function advanceSpring(
  { at, speed }: SpringState,
  target: number,
  delta: number,
  { stiffness, damping, mass }: SpringRule,
): SpringState {
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
export function isAtRest({ at, speed }: SpringState, target: number): boolean {
  return Math.abs(at - target) < 0.05 && Math.abs(speed) < 1;
}
