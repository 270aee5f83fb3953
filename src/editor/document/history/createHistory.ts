import { diffValues, type Json, type JsonPath, mergeValues } from '#prismic-folder/edit';
import { applyPatches, type Patch } from '../changes/applyPatches.ts';
import { isSamePath } from '../changes/movedPath.ts';
import { createStack, type StepStack } from './createStack.ts';
import type { OwnStep } from './Step.ts';

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
export interface History {
  readonly undoStack: StepStack;
  readonly redoStack: StepStack;
  /** Notes an edit, or joins it to the last one. */
  readonly add: (step: OwnStep) => void;
  /** Notes what others changed, from one value to another. */
  readonly addForeign: (before: Json, after: Json) => void;
  readonly undo: (present: Json) => Travelled | null;
  readonly redo: (present: Json) => Travelled | null;
  /** Labels of the next steps; null if there is none. */
  readonly labels: () => { readonly undo: string | null; readonly redo: string | null };
}

export function createHistory(undoStack = createStack(), redoStack = createStack()): History {
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
      for (;;) {
        let then = present;
        let isPast = false;
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
        if (done.length === 0) continue;
        const [forward, backward] = isUndo ? [inverse, done] : [done, inverse];
        to.push({ ...step, forward, backward });
        return { value, patches: done, path: placeOf(done) };
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // The steps do not fit the document: better none than wrong ones.
      undoStack.clear();
      redoStack.clear();
      return null;
    }
  };

  return {
    undoStack,
    redoStack,
    add(step) {
      const top = undoStack.top();
      const isJoined = top?.kind === 'own' && redoStack.top() === undefined && continues(top, step);
      redoStack.clear();
      if (!isJoined) return undoStack.push(step);
      undoStack.pop();
      undoStack.push({ ...step, backward: top.backward });
    },
    addForeign(before, after) {
      const forward = diffValues(before, after);
      if (forward.length === 0) return;
      const { inverse } = applyPatches(before, forward);
      undoStack.pushForeign({ kind: 'foreign', forward, backward: inverse });
      redoStack.pushForeign({ kind: 'foreign', forward, backward: inverse });
    },
    undo: (present) => travel(undoStack, redoStack, true, present),
    redo: (present) => travel(redoStack, undoStack, false, present),
    labels: () => ({ undo: labelOf(undoStack), redo: labelOf(redoStack) }),
  };
}

const labelOf = (stack: StepStack): string | null =>
  stack.steps().findLast((step) => step.kind === 'own')?.label ?? null;

/** Whether typing goes on: it sets the same places as the last step, which was just now. */
function continues(last: OwnStep, step: OwnStep): boolean {
  if (!last.isTyping || !step.isTyping || step.at - last.at >= PAUSE) return false;
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
