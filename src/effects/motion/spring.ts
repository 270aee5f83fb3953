/** A place and its speed, each second. */
interface Spring {
  at: number;
  speed: number;
}

/** A spring that follows in 0.3 s, and overshoots by next to nothing. */
const STIFFNESS = 60;
const DAMPING = 13;

/** Seconds that a step is cut into: longer ones would overshoot. */
const STEP = 1 / 240;

const REST = 0.002;

/** Two springs, for shares of a way from −1 to 1. */
export interface Lean {
  readonly x: Spring;
  readonly y: Spring;
}

export const upright = (): Lean => ({ x: { at: 0, speed: 0 }, y: { at: 0, speed: 0 } });

/** Moves a spring on by `delta` ms; whether it still moves. */
function follow(spring: Spring, goal: number, delta: number): boolean {
  for (let left = delta / 1000; left > 0; left -= STEP) {
    const time = Math.min(left, STEP);
    spring.speed += (STIFFNESS * (goal - spring.at) - DAMPING * spring.speed) * time;
    spring.at += spring.speed * time;
  }
  if (Math.abs(goal - spring.at) > REST || Math.abs(spring.speed) > REST) return true;
  Object.assign(spring, { at: goal, speed: 0 });
  return false;
}

/** Moves both on by `delta` ms; whether one of them still moves. */
export function leanTowards(
  { x, y }: Lean,
  goal: { readonly x: number; readonly y: number },
  delta: number,
): boolean {
  const moves = [follow(x, goal.x, delta), follow(y, goal.y, delta)];
  return moves.includes(true);
}
