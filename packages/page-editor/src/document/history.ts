import {
  applyPatches,
  diffValues,
  EditError,
  isSamePath,
  type Json,
  type JsonPath,
  mergeValues,
  type Patch,
} from 'prismic-folder/edit';

/** What can be taken back at once. */
export interface OwnStep {
  readonly kind: 'own';
  /** 'move Callout up'. */
  readonly label: string;
  readonly isTyping: boolean;
  readonly gesture?: string | undefined;
  /** In ms since 1970. */
  readonly at: number;
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

/** What others changed between two steps. It is never taken back. */
export interface ForeignStep {
  readonly kind: 'foreign';
  readonly forward: readonly Patch[];
  readonly backward: readonly Patch[];
}

export type Step = OwnStep | ForeignStep;

/** At most so many steps are kept, and so many characters of them. */
const MAX_STEPS = 1000;
const MAX_SIZE = 16_000_000;

/** Where the steps of a stack are numbered. */
export interface StackRange {
  readonly first: number;
  readonly end: number;
}

const sizeOf = (step: Step) => JSON.stringify(step).length;

export type StepStack = ReturnType<typeof createStack>;

/** A bounded stack of steps that knows which of them have changed since they were stored. */
export function createStack(initial: readonly Step[] = []) {
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
    top: (): Step | undefined => steps.at(-1),
    push,
    pop,
    /** Notes a change of others on top; nothing if there is no step that it could matter to. */
    pushForeign(step: ForeignStep) {
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
    steps: (): readonly Step[] => steps,
    range: (): StackRange => ({ first, end: end() }),
    /** Brings what is stored up to date with all that has changed since the last call; null removes a step. */
    takeWrites() {
      const writes: [number: number, step: Step | null][] = [];
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

/** In ms: a longer pause in typing begins a new step. */
const PAUSE = 600;

/** The result of undo or redo. */
export interface Travelled {
  readonly value: Json;
  readonly patches: readonly Patch[];
  /** What it changed, to be selected. */
  readonly path: JsonPath;
}

/** Undo and redo of one's own edits, over changes that others made in between. */
export function createHistory(undoStack = createStack(), redoStack = createStack()) {
  /**
   * Takes the top step of a stack to the other. If others changed something since, it is taken back
   * as of then and merged with what is there now, so that theirs stays.
   */
  const travel = (
    from: StepStack,
    to: StepStack,
    isUndo: boolean,
    present: Json,
  ): Travelled | null => {
    try {
      // What was there before others changed it, and whether they have.
      let [then, isPast] = [present, false];
      for (;;) {
        for (let top = from.top(); top?.kind === 'foreign'; top = from.top()) {
          then = applyPatches(then, top.backward).value;
          isPast = true;
          from.pop();
        }
        const step = from.pop();
        if (step?.kind !== 'own') return null;
        const patches = isUndo ? step.backward : step.forward;
        const { value: before } = applyPatches(then, patches);
        // Typing may have come back to where it began.
        if (before === then) continue;
        if (!isPast) {
          to.push(step);
          return { value: before, patches, path: placeOf(patches) };
        }
        const merged = mergeValues(then, before, present).value;
        const done = diffValues(present, merged);
        const { value, inverse } = applyPatches(present, done);
        const theirs = diffValues(before, value);
        if (theirs.length > 0) {
          const { inverse: backward } = applyPatches(before, theirs);
          from.pushForeign({ kind: 'foreign', forward: theirs, backward });
        }
        // Others have replaced all of it: the step before it is next.
        if (done.length === 0) {
          [then, isPast] = [present, false];
          continue;
        }
        const [forward, backward] = isUndo ? [inverse, done] : [done, inverse];
        to.push({ ...step, forward, backward });
        return { value, patches: done, path: placeOf(done) };
      }
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      // The steps do not fit the document: better none than wrong ones.
      undoStack.clear();
      redoStack.clear();
      return null;
    }
  };

  return {
    undoStack,
    redoStack,
    /** Notes an edit, or joins it to the last one. */
    add(step: OwnStep) {
      const top = undoStack.top();
      const isJoined = top?.kind === 'own' && redoStack.top() === undefined && continues(top, step);
      redoStack.clear();
      if (!isJoined) return undoStack.push(step);
      undoStack.pop();
      undoStack.push({ ...step, backward: top.backward });
    },
    /** Notes what others changed, from one value to another. */
    addForeign(before: Json, after: Json) {
      const forward = diffValues(before, after);
      if (forward.length === 0) return;
      const { inverse } = applyPatches(before, forward);
      undoStack.pushForeign({ kind: 'foreign', forward, backward: inverse });
      redoStack.pushForeign({ kind: 'foreign', forward, backward: inverse });
    },
    undo: (present: Json) => travel(undoStack, redoStack, true, present),
    redo: (present: Json) => travel(redoStack, undoStack, false, present),
    /** Labels of the next steps; null if there is none. */
    labels: () => ({ undo: labelOf(undoStack), redo: labelOf(redoStack) }),
  };
}

const labelOf = (stack: StepStack): string | null =>
  stack.steps().findLast((step) => step.kind === 'own')?.label ?? null;

/** Whether typing goes on, or a gesture: it sets the same places as the last step, which was just now, or of it. */
function continues(last: OwnStep, step: OwnStep): boolean {
  const isTyping = last.isTyping && step.isTyping && step.at - last.at < PAUSE;
  const isGesture = step.gesture !== undefined && step.gesture === last.gesture;
  if (!isTyping && !isGesture) return false;
  return (
    last.forward.length === step.forward.length &&
    step.forward.every((patch, index) => {
      const other = last.forward[index];
      return patch.op === 'set' && other?.op === 'set' && isSamePath(patch.path, other.path);
    })
  );
}

function placeOf([patch]: readonly Patch[]): JsonPath {
  if (patch === undefined) return [];
  return patch.op === 'move' ? [...patch.path.slice(0, -1), patch.to] : patch.path;
}
