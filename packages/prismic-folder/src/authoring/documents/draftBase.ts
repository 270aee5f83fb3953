import { diffValues } from '../../edit/diffValues.ts';
import { mergeValues } from '../../edit/mergeValues.ts';
import type { Change, Json } from '../../edit/types.ts';
import { formatPath } from '../../folder/formatProblem.ts';
import { BASE_KEY } from '../../types.ts';
import type { DocumentKey } from '../contract/documents.ts';
import { versionPath } from './documentPaths.ts';
import { decodeFile, editText, type EditableFile, parseText, readFile } from './files.ts';
import type { Workspace } from './Workspace.ts';

/** The change that notes what a draft is made from. */
export const noteBase = (revision: string | null): Change => ({
  op: 'set',
  path: [BASE_KEY],
  value: revision,
});

/** The change that removes the note, for a file that is not a draft. */
export const withoutBase = (value: { readonly [key: string]: Json }): Change[] =>
  Object.hasOwn(value, BASE_KEY) ? [{ op: 'remove', path: [BASE_KEY] }] : [];

/** At most so many changed fields are named. */
const MAX_NAMED = 5;

/**
 * The text of a version as it is published. What was changed in the published file since the version
 * was made is merged into it; where that is not possible, the warning says what would be replaced.
 */
export async function withPublished(
  workspace: Workspace,
  key: DocumentKey,
  own: EditableFile,
): Promise<{ readonly text: string; readonly warning?: string }> {
  const strip = withoutBase(own.value);
  const text = editText(own.text, strip);
  const path = versionPath(key, 'published');
  const published = readFile(workspace, path);
  const revision = own.value[BASE_KEY];
  if (published === null || revision === undefined || revision === published.revision) {
    return { text };
  }

  const stored =
    typeof revision === 'string' ? await workspace.store.version(path, revision) : null;
  if (stored === null) {
    const warning = `replaces ${workspace.shown(path)}, which may have been changed since this version was made`;
    return { text, warning };
  }
  const base = decodeFile(workspace, path, stored).value;
  const mine = parseText(text);
  const { value, conflicts } = mergeValues(base, mine, published.value);
  if (conflicts.length === 0) return { text: editText(text, diffValues(mine, value)) };
  const paths = [...new Set(diffValues(base, published.value).map((one) => formatPath(one.path)))];
  const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
  const named = `${paths.slice(0, MAX_NAMED).join(', ')}${rest}`;
  return {
    text,
    warning: `replaces what was changed in ${workspace.shown(path)} since this version was made: ${named}`,
  };
}
