import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { found, missing } from './crawl.ts';
import { PASSWORDS, plantContent } from './planted.ts';
import { exchange, openSite, searchPath, unlock } from './site.ts';

const STUDY = { id: 'case_study', fields: ['company', 'company_symbol', 'overview'] };
const PROJECT = {
  id: 'project',
  fields: [
    'project_title',
    'meta_title',
    'share_image',
    'web_link',
    'password',
    { id: 'case_study', customtypes: [STUDY] },
  ],
};
const link = (type: string, uid: string) => ({ link_type: 'Document', type, uid });

const planted = await plantContent();
// This site's models, with links of pages that pick fields.
const root = await mkdtemp(join(tmpdir(), 'picked-'));
await cp('customtypes', join(root, 'customtypes'), { recursive: true });
await symlink(join(process.cwd(), 'slices'), join(root, 'slices'));
const file = join(root, 'customtypes/page/index.json');
const model = JSON.parse(await readFile(file, 'utf8'));
const picking = (customtype: object) => ({
  type: 'Link',
  config: { select: 'document', repeat: true, customtypes: [customtype] },
});
Object.assign(model.json.Main, { projects: picking(PROJECT), studies: picking(STUDY) });
await writeFile(file, JSON.stringify(model));
await planted.write('documents/page/picked.json', {
  data: {
    title: 'Picked',
    projects: [link('project', 'vault'), link('project', 'low-tide')],
    studies: [link('case_study', 'vault-study'), link('case_study', 'low-tide')],
  },
});
const name = 'documents/page/behind-the-vault.json';
const behind = JSON.parse(await readFile(join(planted.contentDir, name), 'utf8'));
behind.data.projects = [link('project', 'vault'), link('project', 'cellar')];
await planted.write(name, behind);
const site = await openSite(planted.contentDir, { root });

/** A page with the links, as a session gets it. */
async function read(uid = 'picked', cookie = '') {
  const q = ['[[at(document.type, "page")]]', `[[at(my.page.uid, "${uid}")]]`];
  const answer = await exchange(site.app, await searchPath(site.app, q), { headers: { cookie } });
  // Cast: a response of the Content API.
  const { results } = JSON.parse(answer.body) as {
    results: { data: Record<string, { data?: Record<string, unknown> }[]> }[];
  };
  const { projects = [], studies = [] } = results[0]?.data ?? {};
  return { answer, projects, studies };
}

test('nothing that is picked of a protected document is in an answer', async () => {
  const { answer, projects, studies } = await read();
  expect(answer.status).toBe(200);
  expect(found([answer], planted.vault)).toEqual([]);
  expect(answer.body).not.toContain('"password"');
  for (const [first] of [projects, studies]) {
    expect(first).toMatchObject({ link_type: 'Document', tags: [] });
    expect(first).not.toHaveProperty('data');
  }
});

test('what is picked of public documents is, two levels deep', async () => {
  const { projects, studies } = await read();
  const study = { company: expect.any(String), overview: expect.any(Array) };
  expect(studies[1]?.data).toMatchObject(study);
  const { project_title, case_study, ...rest } = projects[1]?.data ?? {};
  expect(project_title).toMatchObject([{ type: 'heading1' }]);
  expect(case_study).toMatchObject({ type: 'case_study', data: study });
  expect(Object.keys(rest)).toEqual(['meta_title', 'share_image', 'web_link']);
});

test('media that only protected documents have stay protected', async () => {
  await read();
  for (const file of planted.vaultMedia) {
    expect((await exchange(site.app, `/media/${file}`)).status, file).toBe(404);
  }
});

test('behind the same password it is there, but for the password', async () => {
  const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
  const { answer, projects } = await read('behind-the-vault', cookie);
  const fields = ['meta title', 'web link', 'company', 'company symbol alt', 'overview heading'];
  const picked = new Map([...planted.vault].filter(([field]) => fields.includes(field)));
  expect([picked.size, missing([answer], picked)]).toEqual([fields.length, []]);
  expect(projects[0]?.data).not.toHaveProperty('password');
  expect(projects[1]).toMatchObject({ uid: 'cellar' });
  expect(projects[1]).not.toHaveProperty('data');
  expect(found([answer], planted.cellar)).toEqual([]);
  // Public pages are the same for everybody.
  expect((await read('picked', cookie)).projects[0]).not.toHaveProperty('data');
});
