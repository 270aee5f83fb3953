import { listed } from '../../kit/countWords.ts';

/** What of copied slices could not be pasted. */
export interface NotPasted {
  /** Why slices were not pasted, without a full stop. */
  readonly reasons: readonly string[];
  /** Fields that were left out, by the name of their slice. */
  readonly fields: readonly { readonly name: string; readonly left: readonly string[] }[];
  /** Files that are not in the library. */
  readonly files: readonly string[];
}

/** Sentences on what was not pasted; '' if everything was. */
export function notPastedWords({ reasons, fields, files }: NotPasted): string {
  const counted = [...new Set(reasons)].map((reason) => {
    const times = reasons.filter((one) => one === reason).length;
    return times === 1 ? `${reason}.` : `${reason} (${times} times).`;
  });
  return [
    ...counted,
    ...fields.map(
      ({ name, left }) =>
        `${name} was pasted without ${listed(left)}: the site has no such ${left.length === 1 ? 'field' : 'fields'}, or not with this value.`,
    ),
    ...(files.length === 0
      ? []
      : [`Without ${listed(files)}: not in the library. Upload and choose it there.`]),
  ].join(' ');
}
