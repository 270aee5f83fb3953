import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Change, Json } from '../../edit/types.ts';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { isRecord } from '../../json.ts';
import type { FileChange } from '../../store/types.ts';
import { editText, encode, readFile } from '../documents/files.ts';
import type { Workspace } from '../documents/Workspace.ts';

/** Properties of a release in `repository.json`; null removes one. */
export interface ReleaseEntry {
  readonly label?: string;
  readonly scheduledAt?: string | null;
}

/** The change of `repository.json` that lists a release, or changes what it says of it. */
export function writeEntry(workspace: Workspace, id: string, entry: ReleaseEntry): FileChange[] {
  const { label, scheduledAt } = entry;
  const time = scheduledAt === undefined || scheduledAt === null ? {} : { scheduledAt };
  const whole = { id, ...(label !== undefined && { label }), ...time };
  return editSettings(workspace, id, ({ releases, place, entry: known }) => {
    if (releases === undefined) return [{ op: 'set', path: ['releases'], value: [whole] }];
    if (place === -1) {
      return [{ op: 'insert', path: ['releases', releases.length], value: whole }];
    }
    const at = ['releases', place];
    const isRemoved = scheduledAt === null && known['scheduledAt'] !== undefined;
    return [
      ...(label === undefined
        ? []
        : [{ op: 'set', path: [...at, 'label'], value: label } as const]),
      ...(typeof scheduledAt === 'string'
        ? [{ op: 'set', path: [...at, 'scheduledAt'], value: scheduledAt } as const]
        : []),
      ...(isRemoved ? [{ op: 'remove', path: [...at, 'scheduledAt'] } as const] : []),
    ];
  });
}

/** The change of `repository.json` that no longer lists a release. */
export function removeEntry(workspace: Workspace, id: string): FileChange[] {
  return editSettings(workspace, id, ({ place }) =>
    place === -1 ? [] : [{ op: 'remove', path: ['releases', place] }],
  );
}

function editSettings(
  workspace: Workspace,
  id: string,
  changesOf: (listed: ListedReleases) => readonly Change[],
): FileChange[] {
  const file = readFile(workspace, SETTINGS_FILE);
  const value = file?.value['releases'];
  const releases = Array.isArray(value) ? value : undefined;
  const place = releases?.findIndex((one) => isRecord(one) && one['id'] === id) ?? -1;
  const entry: unknown = releases?.[place];
  const changes = changesOf({ releases, place, entry: isRecord(entry) ? entry : {} });
  if (changes.length === 0) return [];
  const text = editText(file?.text ?? newDocumentText({}), changes);
  return [{ path: SETTINGS_FILE, content: encode(text), expected: file?.revision ?? null }];
}

interface ListedReleases {
  /** undefined if the settings list none. */
  readonly releases: readonly Json[] | undefined;
  /** Position of the release; -1 if it is not listed. */
  readonly place: number;
  readonly entry: Readonly<Record<string, unknown>>;
}
