import type { ForeignStep, Step } from './Step.ts';

/** At most so many steps are kept, and so many characters of them. */
const MAX_STEPS = 1000;
const MAX_SIZE = 16_000_000;

/** Where the steps of a stack are numbered. */
export interface StackRange {
  readonly first: number;
  readonly end: number;
}

/** Writes that bring what is stored of a stack up to date; null removes a step. */
export type StepWrites = readonly (readonly [number: number, step: Step | null])[];

/** A bounded stack of steps that knows which of them have changed since they were stored. */
export interface StepStack {
  readonly top: () => Step | undefined;
  readonly push: (step: Step) => void;
  readonly pop: () => Step | undefined;
  /** Notes a change of others on top; nothing if there is no step that it could matter to. */
  readonly pushForeign: (step: ForeignStep) => void;
  readonly clear: () => void;
  readonly steps: () => readonly Step[];
  readonly range: () => StackRange;
  /** All that has changed since the last call. */
  readonly takeWrites: () => StepWrites;
}

const sizeOf = (step: Step) => JSON.stringify(step).length;

export function createStack(initial: readonly Step[] = []): StepStack {
  let steps = [...initial];
  let sizes = steps.map(sizeOf);
  let first = 0;
  let size = sizes.reduce((sum, one) => sum + one, 0);
  let known: StackRange = { first: 0, end: 0 };
  // Steps from this number on differ from the stored ones.
  let changedFrom = 0;

  const end = () => first + steps.length;
  const pop = () => {
    const step = steps.pop();
    size -= sizes.pop() ?? 0;
    changedFrom = Math.min(changedFrom, end());
    return step;
  };
  const push = (step: Step) => {
    changedFrom = Math.min(changedFrom, end());
    steps.push(step);
    const own = sizeOf(step);
    sizes.push(own);
    size += own;
    // The lowest is a step of one's own: without it, a foreign one above it takes nothing back.
    while (
      steps.length > 1 &&
      (steps.length > MAX_STEPS || size > MAX_SIZE || steps[0]?.kind === 'foreign')
    ) {
      steps.shift();
      size -= sizes.shift() ?? 0;
      first += 1;
    }
  };

  return {
    top: () => steps.at(-1),
    push,
    pop,
    pushForeign(step) {
      const top = steps.at(-1);
      if (top === undefined) return;
      if (top.kind === 'own') return push(step);
      pop();
      push({
        kind: 'foreign',
        forward: [...top.forward, ...step.forward],
        backward: [...step.backward, ...top.backward],
      });
    },
    clear() {
      changedFrom = Math.min(changedFrom, first);
      [steps, sizes, size] = [[], [], 0];
    },
    steps: () => steps,
    range: () => ({ first, end: end() }),
    takeWrites() {
      const writes: [number, Step | null][] = [];
      for (let number = known.first; number < known.end; number++) {
        if (number < first || number >= end()) writes.push([number, null]);
      }
      for (let number = Math.max(first, changedFrom); number < end(); number++) {
        writes.push([number, steps[number - first] ?? null]);
      }
      known = { first, end: end() };
      changedFrom = known.end;
      return writes;
    },
  };
}
