import { createReport } from '../../lib/createReport.ts';
import { checkSchema, type ModelSchema } from '../../models/checkSchema.ts';
import { checkSliceModel, checkTypeModel } from '../../models/checkModel.ts';
import type { ModelKind } from '../../sync/hosted/modelApi.ts';
import type { Models, Problem } from '../../types.ts';
import { refuseProblems } from '../refusal.ts';

interface Schemas {
  readonly CustomTypeModelSchema: ModelSchema;
  readonly SharedSliceModelSchema: ModelSchema;
}

/** Throws a 400 with every error of a model, as `prismic-folder check` finds them. */
export async function checkModel(kind: ModelKind, json: unknown, models: Models): Promise<void> {
  // Imported only here: the schemas are large, and only writes of models need them.
  const schemas: Schemas = await import('@prismicio/types-internal/zod4');
  const problems: Problem[] = [];
  const report = createReport('', problems);
  if (kind === 'customtypes') {
    checkSchema(report, schemas.CustomTypeModelSchema, json);
    checkTypeModel(report, json, '', models);
  } else {
    checkSchema(report, schemas.SharedSliceModelSchema, json);
    checkSliceModel(report, json, '', models);
  }
  // Models are sent one by one, and may name types that come later.
  refuseProblems(problems.filter(({ field = '' }) => !field.endsWith('.config.customtypes')));
}
