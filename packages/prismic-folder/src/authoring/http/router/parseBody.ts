import { formatPath } from '../../../json.ts';
import { parseJson } from '../../../folder/parseJson.ts';
import { AuthoringError } from '../../AuthoringError.ts';

/** Deeper values could exhaust the stack of what reads them. */
const MAX_DEPTH = 100;

/** Lone surrogates and NUL: files and pages cannot hold them. */
// oxlint-disable-next-line no-control-regex -- it matches NUL on purpose
const UNWRITABLE = /[\0\p{Surrogate}]/u;

type Path = readonly (string | number)[];

const invalid = (message: string, path: Path) => {
  const at = path.length === 0 ? 'body' : `body: ${formatPath(path)}`;
  return new AuthoringError('invalid', `${at}: ${message}`, { at });
};

function checkText(text: string, path: Path): void {
  if (UNWRITABLE.test(text)) {
    throw invalid('the text has a NUL or half a character (a lone surrogate)', path);
  }
}

/** Refuses texts, keys and depths that no document may have. */
function checkValues(root: unknown): void {
  const open: { readonly value: unknown; readonly path: Path }[] = [{ value: root, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= MAX_DEPTH) {
      throw invalid(`values are nested deeper than ${MAX_DEPTH} levels`, path.slice(0, 3));
    }
    if (Array.isArray(value)) {
      value.forEach((entry: unknown, at) => open.push({ value: entry, path: [...path, at] }));
      continue;
    }
    for (const [key, entry] of Object.entries(value)) {
      checkText(key, path);
      if (key === '__proto__') throw invalid('"__proto__" is not a name of a field', path);
      open.push({ value: entry, path: [...path, key] });
    }
  }
}

/** Parses the text of a body; throws `invalid`, for wrong JSON with line and column. */
export function parseBody(text: string): unknown {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, reason } = parsed;
    const message = `The body is not JSON: line ${line}, column ${column}: ${reason}`;
    throw new AuthoringError('invalid', message, { at: 'body' });
  }
  checkValues(parsed.value);
  return parsed.value;
}
