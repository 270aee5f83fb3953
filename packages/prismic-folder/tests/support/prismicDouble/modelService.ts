import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4';
import { isRecord } from '../../../src/json.ts';
import { json, must, Refusal } from './response.ts';
import type { DoubleState } from './state.ts';

/** The Custom Types API: lists, inserts and updates models; held to Prismic's own schemas. */
export async function modelService(
  state: DoubleState,
  request: Request,
  path: string,
): Promise<Response> {
  const [kind, verb] = path.split('/');
  must(kind === 'customtypes' || kind === 'slices', `no address ${path}`, 404);
  const models = state[kind];
  if (verb === undefined) {
    must(request.method === 'GET', 'GET expected', 405);
    return json([...models.values()]);
  }
  must(request.method === 'POST', 'POST expected', 405);
  must(request.headers.get('content-type') === 'application/json', 'JSON expected', 415);
  const model: unknown = await request.json();
  const schema = kind === 'slices' ? SharedSliceModelSchema : CustomTypeModelSchema;
  must(schema.safeParse(model).success && isRecord(model), 'the model is none');
  const id = String(model['id']);
  if (kind === 'customtypes') mustKnowSlices(state, model);
  state.forgetModels();
  if (verb === 'insert') {
    must(!models.has(id), `${id} exists`, 409);
    models.set(id, model);
    return new Response(null, { status: 201 });
  }
  if (verb !== 'update') throw new Refusal(404, `no address ${path}`);
  must(models.has(id), `${id} does not exist`, 422);
  models.set(id, model);
  return new Response(null, { status: 204 });
}

/** A type may list existing slices only. */
function mustKnowSlices(state: DoubleState, model: unknown): void {
  const named = JSON.stringify(model).matchAll(/"([a-z0-9_]+)":\{"type":"SharedSlice"\}/g);
  for (const [, id = ''] of named) must(state.slices.has(id), `there is no slice ${id}`);
}
