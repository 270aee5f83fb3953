import { listed } from '../../kit/countWords.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';
import { type KeptAside, switchVariation } from '../../model/switchVariation.ts';

/** Values that variations shown at present do not have, until the document is closed. */
const kept = new WeakMap<DocumentSession, Map<string, KeptAside>>();

/**
 * Gives a slice of the open document another variation, in one step of undo. Values of fields that it
 * does not have come back with a variation that does. Returns a sentence on values that went aside.
 */
export function changeVariation(
  session: DocumentSession,
  models: EditorModels,
  { zone, index }: { readonly zone: string; readonly index: number },
  variation: string,
): string | null {
  const { json, model } = knownSlice(models, slicesOf(session.get().json, zone)[index]);
  const to = model?.variations.find(({ id }) => id === variation);
  if (!model || !to) return null;
  const asides = kept.get(session) ?? new Map<string, KeptAside>();
  kept.set(session, asides);
  const key = `${zone}/${index}/${model.id}`;
  const { slice, aside, lost } = switchVariation(json, model, to, asides.get(key));
  asides.set(key, aside);
  session.edit([{ op: 'set', path: ['data', zone, index], value: slice }], {
    label: `switch to ${to.name}`,
  });
  if (lost.length === 0) return null;
  const [fields, verb, they] =
    lost.length === 1 ? [lost[0], 'is', 'It comes'] : [listed(lost), 'are', 'They come'];
  return `${fields} ${verb} not part of ${to.name}. ${they} back if you switch back.`;
}
