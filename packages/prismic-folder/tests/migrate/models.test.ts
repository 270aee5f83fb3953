import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkModels } from '../../src/models/checkModels.ts';
import {
  createProject,
  field,
  type Project,
  sliceModel,
  typeModel,
  zone,
} from '../support/createProject.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { startWriting, type Writing } from '../support/startWriting.ts';

let project: Project;
let server: Writing;

beforeEach(async () => {
  project = everyFieldProject();
  server = await startWriting(project);
});

const TYPES = '/custom-types-api/customtypes';
const SLICES = '/custom-types-api/slices';
const exists = (path: string) => existsSync(join(project.root, path));
const laidOut = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

const page = typeModel('landing_page', {
  uid: field('UID'),
  zone: zone('card_list'),
  link: field('Link', { select: 'document', customtypes: ['comes_later'] }),
});
const slice = sliceModel('card_list', { default: { title: field('Text') } });

describe('the Custom Types API', () => {
  it('writes models as Slice Machine does, and lists them', async () => {
    // A type may name what comes later.
    expect((await server.send('POST', `${TYPES}/insert`, page)).status).toBe(201);
    expect((await server.send('POST', `${SLICES}/insert`, slice)).status).toBe(201);
    expect(project.text('slices/CardList/model.json')).toBe(laidOut(slice));
    expect(project.text('customtypes/landing_page/index.json')).toBe(laidOut(page));
    const changed = { ...page, label: 'Landing' };
    expect((await server.send('POST', `${TYPES}/update`, changed)).status).toBe(204);
    expect(project.text('customtypes/landing_page/index.json')).toBe(laidOut(changed));
    const { body } = await server.send('GET', TYPES);
    const ids = Object.values(body).map((model) => (model as { id: string }).id);
    expect(ids).toEqual(['landing_page', 'other', 'sample']);
    expect((await server.send('GET', `${SLICES}/card_list`)).body).toEqual(slice);
    expect((await server.send('GET', `${SLICES}/nothing`)).status).toBe(404);
    const late = { ...page, id: 'comes_later' };
    expect((await server.send('POST', `${TYPES}/insert`, late)).status).toBe(201);
    const problems = await checkModels(project.root);
    expect(problems.filter(({ file }) => /landing|later|Card/.test(file))).toEqual([]);
  });

  it('puts slices into the first library, and keeps a slice where it is', async () => {
    project.write('slicemachine.config.json', { libraries: ['./src/slices/', './slices'] });
    await server.send('POST', `${SLICES}/insert`, slice);
    expect(exists('src/slices/CardList/model.json')).toBe(true);
    const note = project.json('slices/Note/model.json');
    await server.send('POST', `${SLICES}/update`, { ...note, name: 'Remark' });
    expect(project.json('slices/Note/model.json')).toMatchObject({ name: 'Remark' });
    expect(exists('src/slices/Remark')).toBe(false);
  });

  it.each([
    ['Card list', 'CardList'],
    ['../call to-action', 'CallToAction'],
    ['Karten & Bögen', 'KartenBGen'],
  ])('puts the slice %j into %s', async (name, folder) => {
    expect((await server.send('POST', `${SLICES}/insert`, { ...slice, name })).status).toBe(201);
    expect(project.json(`slices/${folder}/model.json`)['name']).toBe(name);
  });

  const type = (id: string, fields = {}) => typeModel(id, fields);

  it.each([
    [SLICES, 'insert', sliceModel('note', {}), 409, 'note exists: slices/Note/model.json'],
    [SLICES, 'update', slice, 422, 'there is no model "card_list"'],
    [TYPES, 'insert', type('../../evil'), 400, 'id must have 1 to 100 letters'],
    [TYPES, 'insert', type('nul'), 400, 'not be the name of a device'],
    [SLICES, 'insert', { ...slice, name: '../..' }, 400, 'name must begin with a letter'],
    [SLICES, 'insert', { ...slice, name: undefined }, 400, 'name: is missing'],
    [SLICES, 'insert', { ...slice, name: 'Con' }, 400, 'Con is the name of a device'],
    [SLICES, 'insert', { ...slice, name: 'NOTE' }, 409, 'slices/Note exists'],
    [TYPES, 'insert', { ...type('new'), label: 5 }, 400, 'label: must be string'],
  ])('refuses %s/%s of %j', async (path, verb, model, status, message) => {
    const before = await project.load();
    const response = await server.send('POST', `${path}/${verb}`, model);
    expect(response.status).toBe(status);
    expect(response.body['message']).toContain(message);
    expect((await project.load()).models).toEqual(before.models);
  });

  it('deletes models that nothing uses, and never the code of a slice', async () => {
    project.write('slices/Aside/index.tsx', 'export const Aside = () => null;');
    expect((await server.send('DELETE', `${SLICES}/aside`)).status).toBe(204);
    expect(readdirSync(join(project.root, 'slices/Aside'))).toEqual(['index.tsx']);
    expect((await server.send('DELETE', `${TYPES}/other`)).status).toBe(204);
    expect(exists('customtypes/other')).toBe(false);
    expect((await server.send('DELETE', `${TYPES}/other`)).status).toBe(404);
    const used = await server.send('DELETE', `${SLICES}/note`);
    const zones = 'note cannot be deleted: slice zones of sample allow it';
    expect(used).toMatchObject({ status: 400, body: { message: zones } });
    project.write('content/drafts/documents/sample/one.json', { data: {} });
    const filled = await server.send('DELETE', `${TYPES}/sample`);
    const documents = 'sample cannot be deleted: it has associated documents (1)';
    expect(filled).toMatchObject({ status: 400, body: { message: documents } });
    expect(exists('customtypes/sample/index.json')).toBe(true);
  });

  it('does not follow links out of the project', async () => {
    const { contentDir: outside } = createProject();
    project.write('slicemachine.config.json', { libraries: ['linked', '../outside'] });
    symlinkSync(outside, join(project.root, 'linked'));
    const response = await server.send('POST', `${SLICES}/insert`, slice);
    const message = 'linked/CardList/model.json leads outside the project';
    expect(response).toMatchObject({ status: 409, body: { message } });
    project.write('slicemachine.config.json', { libraries: ['../outside'] });
    expect((await server.send('POST', `${SLICES}/insert`, slice)).status).toBe(409);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('writes one of many that insert the same model', async () => {
    const insert = () => server.send('POST', `${SLICES}/insert`, slice);
    const all = await Promise.all(Array.from({ length: 10 }, insert));
    const statuses = [201, ...Array.from({ length: 9 }, () => 409)];
    expect(all.map(({ status }) => status).toSorted()).toEqual(statuses);
  });
});
