import { useEditor } from '../../EditorContext.ts';
import { createDocument } from '../operations/createDocument.ts';
import { useAction } from '../../ui/hooks/useAction.ts';

/** The mock data of all slices come with it. */
const loadExamples = () => import('../../slices/example/exampleOf.ts');

/** Opens the document of a type that has one only; makes it if there is none, with an example if wanted. */
export function useSingle() {
  const { api, models, open } = useEditor();
  const { run, isRunning, problem } = useAction();
  const openOrMake = (type: string, withExample = false) =>
    run(async () => {
      const { documents } = await api.call('listDocuments', { query: { type, pageSize: 1 } });
      const [known] = documents;
      if (known) return open(known);
      const model = models.types.get(type);
      if (!model) return undefined;
      const data = withExample ? await (await loadExamples()).exampleZones(api, models, model) : {};
      return open(await createDocument(api, { type: model, name: '', uid: '', data }));
    });
  return { openOrMake, isRunning, problem };
}
