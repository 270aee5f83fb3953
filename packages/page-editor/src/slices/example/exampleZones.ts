import type { Json } from 'prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { EditorHost } from '../../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { emptySlice } from '../../model/emptySlice.ts';
import { exampleOf } from './exampleOf.ts';

/** Every slice that a type's zones allow, once and with the content that its model comes with. */
export async function exampleZones(
  from: { readonly api: AuthoringClient; readonly host: EditorHost },
  models: EditorModels,
  { zones }: EditorType,
): Promise<Record<string, Json>> {
  const filled = zones.map(async ({ id, slices }): Promise<[string, Json]> => {
    const examples = slices.map(async (type) => {
      const model = models.slices.get(type);
      const [variation] = model?.variations ?? [];
      return model && variation ? exampleOf(from, models, emptySlice(model, variation)) : null;
    });
    return [id, (await Promise.all(examples)).flatMap((example) => example?.slice ?? [])];
  });
  return Object.fromEntries(await Promise.all(filled));
}
