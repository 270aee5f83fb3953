import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Change, Json } from '../../edit/types.ts';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { isRecord } from '../../json.ts';
import type { FileChange } from '../../store/types.ts';
import type { Language } from '../../types.ts';
import { editText, encode, readFile } from './files.ts';
import type { Workspace } from './Workspace.ts';

/** A list of `repository.json`, and one of its entries. */
interface Listed {
  /** undefined if the settings have no such list. */
  readonly list: readonly Json[] | undefined;
  /** Where the entry is; its position is -1 if it is not listed. */
  readonly place: readonly [string, number];
  readonly entry: Readonly<Record<string, unknown>>;
}

/** The change of `repository.json`, in which everything else stays as it was written. */
function editSettings(
  workspace: Workspace,
  name: 'releases' | 'languages',
  id: string,
  changesOf: (listed: Listed) => readonly Change[],
): FileChange[] {
  const file = readFile(workspace, SETTINGS_FILE);
  const value = file?.value[name];
  const list = Array.isArray(value) ? value : undefined;
  const at = list?.findIndex((one) => isRecord(one) && one['id'] === id) ?? -1;
  const entry: unknown = list?.[at];
  const changes = changesOf({ list, place: [name, at], entry: isRecord(entry) ? entry : {} });
  if (changes.length === 0) return [];
  const text = editText(file?.text ?? newDocumentText({}), changes);
  return [{ path: SETTINGS_FILE, content: encode(text), expected: file?.revision ?? null }];
}

/** The change after which a release, or a language, is no longer listed. */
export const removeEntry = (workspace: Workspace, name: 'releases' | 'languages', id: string) =>
  editSettings(workspace, name, id, ({ place }) =>
    place[1] === -1 ? [] : [{ op: 'remove', path: place }],
  );

/** Properties of a release; null removes one. */
interface ReleaseEntry {
  readonly label?: string;
  readonly scheduledAt?: string | null;
}

/** The change that lists a release, or changes what the settings say of it. */
export function writeRelease(workspace: Workspace, id: string, entry: ReleaseEntry): FileChange[] {
  const { label, scheduledAt } = entry;
  const time = scheduledAt === undefined || scheduledAt === null ? {} : { scheduledAt };
  const whole = { id, ...(label !== undefined && { label }), ...time };
  return editSettings(workspace, 'releases', id, ({ list, place, entry: known }) => {
    if (list === undefined) return [{ op: 'set', path: ['releases'], value: [whole] }];
    if (place[1] === -1) return [{ op: 'insert', path: ['releases', list.length], value: whole }];
    const isRemoved = scheduledAt === null && known['scheduledAt'] !== undefined;
    const values = Object.entries({ ...(label !== undefined && { label }), ...time });
    return [
      ...values.map(([key, value]): Change => ({ op: 'set', path: [...place, key], value })),
      ...(isRemoved ? [{ op: 'remove', path: [...place, 'scheduledAt'] } as const] : []),
    ];
  });
}

/** The change that lists one more language. `known`: those that there are, which a file may leave out. */
export const addLanguageEntry = (
  workspace: Workspace,
  language: Language,
  known: readonly Language[],
) =>
  editSettings(workspace, 'languages', language.id, ({ list = [] }) => {
    const value = { ...language };
    if (list.length > 0) return [{ op: 'insert', path: ['languages', list.length], value }];
    const all = [...known.map((one) => ({ ...one })), value];
    return [{ op: 'set', path: ['languages'], value: all }];
  });

/** The change of a language's name. */
export const renameLanguageEntry = (workspace: Workspace, { id, name }: Language) =>
  editSettings(workspace, 'languages', id, ({ place }) =>
    // The only language of a file that lists none is the default one.
    place[1] === -1
      ? [{ op: 'set', path: ['languages'], value: [{ id, name }] }]
      : [{ op: 'set', path: [...place, 'name'], value: name }],
  );
