import type { EditorModels, EditorZone } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { Seam } from '../../stage/geometry.ts';

/** A place to which a slice can be moved, in words. */
export interface MoveTarget {
  readonly id: string;
  /** 'After Night water'. */
  readonly label: string;
  /** The place in numbers, and the first words of the slice beside it. */
  readonly detail: string;
  readonly seam: Seam;
}

/** Every other place that a slice can have: in its own zone first, then in zones that allow it. */
export function moveTargets(
  json: DocumentJson,
  zones: readonly EditorZone[],
  models: EditorModels,
  from: Seam,
): MoveTarget[] {
  const { model } = knownSlice(models, slicesOf(json, from.zone)[from.index]);
  const own = zones.filter(({ id }) => id === from.zone);
  const others = zones.filter(
    ({ id, slices }) => id !== from.zone && model !== null && slices.includes(model.id),
  );
  return [...own, ...others].flatMap((zone) => targetsIn(zone, json, models, from));
}

function targetsIn(
  zone: EditorZone,
  json: DocumentJson,
  models: EditorModels,
  from: Seam,
): MoveTarget[] {
  const list = slicesOf(json, zone.id);
  const isOwn = zone.id === from.zone;
  const count = list.length + (isOwn ? 0 : 1);
  const within = isOwn ? '' : `${zone.label}: `;
  const targetAt = (index: number, label: string, words: string): MoveTarget[] => {
    if (isOwn && (index === from.index || index === from.index + 1)) return [];
    const at = isOwn && index > from.index ? index : index + 1;
    const position = `${at} of ${count}`;
    return [
      {
        id: `${zone.id}/${index}`,
        label: within + label,
        detail: words === '' ? position : `${position}, ${words}`,
        seam: { zone: zone.id, index },
      },
    ];
  };
  const end = list.length === 0 ? [] : targetAt(list.length, 'To the end', '');
  return [
    ...targetAt(0, 'To the top', ''),
    ...end,
    ...list.slice(0, -1).flatMap((slice, index) => {
      const { name, words } = nameOf(models, slice);
      return targetAt(index + 1, `After ${name}`, words);
    }),
  ];
}
