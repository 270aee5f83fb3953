import type { Json } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { emptySlice } from '../../model/emptySlice.ts';
import { exampleOf } from './exampleOf.ts';

/** Every slice that a type's zones allow, once and with the content that its model comes with. */
export async function exampleZones(
  api: AuthoringClient,
  models: EditorModels,
  { zones }: EditorType,
): Promise<Record<string, Json>> {
  const filled = zones.map(async ({ id, slices }): Promise<[string, Json]> => {
    const examples = slices.map(async (type) => {
      const model = models.slices.get(type);
      const [variation] = model?.variations ?? [];
      return model && variation ? exampleOf(api, models, emptySlice(model, variation)) : null;
    });
    return [id, (await Promise.all(examples)).flatMap((example) => example?.slice ?? [])];
  });
  return Object.fromEntries(await Promise.all(filled));
}
