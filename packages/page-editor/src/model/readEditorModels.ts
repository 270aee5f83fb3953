import {
  type FieldModel,
  readSliceModel,
  readTypeModel,
  type SliceChoice,
  type SliceModel,
  type TypeModel,
} from 'prismic-folder/models';
import { isRecord } from 'prismic-folder/edit';
import { editorFields } from './editorFields.ts';
import type {
  EditorModels,
  EditorSlice,
  EditorTab,
  EditorType,
  EditorVariation,
  EditorZone,
} from './EditorModels.ts';
import { nameOptions, type OptionNames } from './optionWords.ts';
import { textOf, wordsOf } from './words.ts';

/** What `readModels` answers with: the content of the model files. */
export interface RawModels {
  readonly types: readonly unknown[];
  readonly slices: readonly unknown[];
}

/** Addresses of pictures by their files, such as `/slices/CardList/screenshot-default.png`. */
export type Pictures = Readonly<Record<string, string>>;

/** Names of options by type and field: `settings/sound_rendering`. */
export type NamedOptions = Readonly<Record<string, OptionNames>>;

/** Makes the editor's models of the model files. What is not a model is left out. */
export function readEditorModels(
  { types, slices }: RawModels,
  pictures: Pictures,
  options: NamedOptions = {},
): EditorModels {
  const addresses = new Map(
    Object.entries(pictures).flatMap(([file, address]) => {
      const [, folder, variation] = /([^/]+)\/screenshot-([^/]+)\.\w+$/.exec(file) ?? [];
      return folder === undefined ? [] : [[`${folder}/${variation}`, address] as const];
    }),
  );
  const knownTypes = known(types, readTypeModel);
  for (const [{ id, fields }] of knownTypes) {
    for (const [field, model] of Object.entries(fields)) {
      const names = options[`${id}/${field}`];
      if (names) nameOptions(model, names);
    }
  }
  const knownSlices = known(slices, readSliceModel);
  const shared = byId(
    knownSlices
      .map(([model, json]) => readSlice(model, json, addresses))
      .filter(({ variations }) => variations.length > 0),
  );
  const former = readFormer(knownTypes.map(([model]) => model));
  const isFormer = (id: string) => former.has(id) && !shared.has(id);
  return {
    types: byId(knownTypes.map(([model, json]) => readType(model, json, isFormer))),
    slices: shared,
    former,
    site: {
      types: byId(knownTypes.map(([model]) => model)),
      slices: byId(knownSlices.map(([model]) => model)),
    },
  };
}

type RawModel = Readonly<Record<string, unknown>>;

/** What can be read as models, each with the content of its file. */
function known<Model>(
  files: readonly unknown[],
  read: (json: unknown, file: string) => Model | string,
): (readonly [Model, RawModel])[] {
  return files.flatMap((json) => {
    const model = read(json, '');
    return typeof model === 'string' || !isRecord(json) ? [] : [[model, json] as const];
  });
}

function byId<Model extends { readonly id: string }>(models: readonly Model[]) {
  return new Map(models.map((model) => [model.id, model]));
}

type IsSlice = (id: string) => boolean;

function readType(model: TypeModel, json: RawModel, isFormer: IsSlice): EditorType {
  const tabs = entriesOf(json['json']);
  return {
    ...model,
    label: textOf(model.label) ?? wordsOf(model.id),
    tabs: tabs.flatMap(([name, fields]) => readTab(name, fields, model.fields)),
    zones: tabs.flatMap(([name, fields]) => readZones(name, fields, model.fields, isFormer)),
  };
}

type Fields = Readonly<Record<string, FieldModel>>;

function readTab(name: string, raw: unknown, fields: Fields): EditorTab[] {
  const own = entriesOf(raw).flatMap(([id]) => {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    return field === undefined ? [] : [[id, field] as const];
  });
  const read = editorFields(Object.fromEntries(own));
  return read.length === 0 ? [] : [{ name, fields: read }];
}

/** The name that Prismic gives to every zone. */
const NO_NAME = 'Slice Zone';

function readZones(tab: string, raw: unknown, fields: Fields, isFormer: IsSlice): EditorZone[] {
  return entriesOf(raw).flatMap(([id, zone]) => {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field?.type !== 'Slices') return [];
    const name = isRecord(zone) ? textOf(zone['fieldset']) : undefined;
    const choices = Object.entries(field.config?.choices ?? {});
    const known = choices.filter(([slice, { type }]) => type === 'SharedSlice' || isFormer(slice));
    return [
      {
        id,
        tab,
        label: name === undefined || name === NO_NAME ? wordsOf(id) : name,
        slices: known.map(([slice]) => slice),
      },
    ];
  });
}

function readSlice(
  model: SliceModel,
  json: RawModel,
  pictures: ReadonlyMap<string, string>,
): EditorSlice {
  const raws = Array.isArray(json['variations']) ? json['variations'] : [];
  const variations = Object.values(model.variations).map((variation): EditorVariation => {
    const raw: unknown = raws.find((one) => isRecord(one) && one['id'] === variation.id);
    const { name, description } = isRecord(raw) ? raw : {};
    return {
      ...variation,
      name: textOf(name) ?? wordsOf(variation.id),
      description: descriptionOf(model.name, description),
      fields: editorFields(variation.primary),
      itemFields: editorFields(variation.items),
      picture: pictures.get(`${model.name}/${variation.id}`) ?? null,
    };
  });
  return { ...model, description: descriptionOf(model.name, model.description), variations };
}

/** Slice Machine describes a slice by its own name until somebody writes more. */
const descriptionOf = (name: string, description: unknown) => {
  const text = textOf(description) ?? '';
  return text === name ? '' : text;
};

/** The slices that zones have as their own. */
function readFormer(types: readonly TypeModel[]): ReadonlyMap<string, EditorSlice> {
  const choices = types
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap(({ config }) => Object.entries(config?.choices ?? {}))
    .filter(([, { type }]) => type !== 'SharedSlice');
  const definitions = new Map<string, Set<string>>();
  for (const [id, choice] of choices) {
    definitions.set(id, (definitions.get(id) ?? new Set()).add(JSON.stringify(choice)));
  }
  return byId(
    choices
      .filter(([id]) => definitions.get(id)?.size === 1)
      .map(([id, choice]) => formerSlice(id, choice)),
  );
}

function formerSlice(id: string, { primary = {}, items = {}, field }: SliceChoice): EditorSlice {
  const parts = { primary: field ?? primary, items };
  const variation: EditorVariation = {
    id: '',
    name: '',
    description: '',
    ...parts,
    fields: editorFields(parts.primary),
    itemFields: editorFields(parts.items),
    picture: null,
  };
  return {
    id,
    name: id,
    description: '',
    file: '',
    variations: [variation],
    ...(field && { isField: true }),
  };
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}
