import { applyPatches, checkValue, EditError } from './applyPatches.ts';
import { diffValues } from './diffValues.ts';
import { editText } from './editText.ts';
import { startOf } from './readJsonText.ts';
import type { Change, Json } from './types.ts';
import { equalJson, valueAt } from './values.ts';

/**
 * Applies changes to the text of a file that `readJsonText` accepted. Only the lines of changed
 * values change; what is new is written in the file's own style. Throws EditError if a change is
 * not possible.
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const start = startOf(text);
  const json = text.slice(start);
  // Cast: JSON.parse returns JSON.
  let value = JSON.parse(json) as Json;
  const edit = editText(json);
  for (const change of changes) {
    if ('value' in change) checkValue(change.value, change.path);
    for (const step of stepsOf(value, change)) {
      if (step.path.length === 0) throw new EditError([], 'the file must hold an object');
      ({ value } = applyPatches(value, [step]));
      edit.apply(step);
    }
  }
  if (edit.touched.length === 0) return text;
  const result = edit.print();
  verify(json, result, value, edit.touched);
  return text.slice(0, start) + result;
}

/** The parts of a change that make a difference. */
function stepsOf(root: Json, change: Change): readonly Change[] {
  if (change.op !== 'set') return [change];
  const value = valueAt(root, change.path);
  if (value === undefined) return [change];
  // Cast: a value in a document that JSON.parse returned.
  const parts = diffValues(value as Json, change.value);
  return parts.map((part) => ({ ...part, path: [...change.path, ...part.path] }));
}

/** Throws rather than return a text with another value, or one that differs anywhere else. */
function verify(
  before: string,
  after: string,
  value: unknown,
  touched: readonly (readonly [number, number])[],
): void {
  if (equalJson(JSON.parse(after), value) && keepsOthers(before, after, touched)) return;
  throw new EditError([], 'the file cannot be edited without changing other parts of it');
}

/** Whether a text still has all parts that are not touched, in their order. */
function keepsOthers(
  before: string,
  after: string,
  touched: readonly (readonly [number, number])[],
): boolean {
  let kept = 0;
  let at = 0;
  for (const [start, end] of [...touched].sort(([one], [other]) => one - other)) {
    if (start > kept || kept === 0) {
      const part = before.slice(kept, start);
      const found = kept === 0 ? (after.startsWith(part) ? 0 : -1) : after.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    kept = Math.max(kept, end);
  }
  const rest = before.slice(kept);
  return after.length - rest.length >= at && after.endsWith(rest);
}

/** The text of a new file, as `npm run format` leaves it: two spaces and a final newline. */
export function newDocumentText(json: Json): string {
  checkValue(json, []);
  return `${JSON.stringify(json, null, 2)}\n`;
}
