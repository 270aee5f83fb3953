import { expect, test } from 'vitest';
import { reactProblem } from '../src/canvas/mount/reactVersion.ts';
import {
  CANVAS_MODULES,
  canvasModule,
  readProjectPage,
  withoutModules,
} from '../src/vite/canvasPage.ts';
import { isOurs } from '../src/vite/pageEditor.ts';
import { createProject } from './support/createProject.ts';

test.each([
  ['<div></div><script type="module" src="/src/main.tsx"></script>', '<div></div>'],
  ['<script src="/x.js" type=module></script >', ''],
  ['<script>theme()</script>', '<script>theme()</script>'],
  ['<script type="text/json">{}</script>', '<script type="text/json">{}</script>'],
])('of the project’s page only its modules are left out: %s', (html, left) => {
  expect(withoutModules(html)).toBe(left);
});

test('a project without a page of its own gets an empty one', async () => {
  const project = createProject();
  expect(await readProjectPage(project.root)).toContain('<div id="root"></div>');
  project.write('index.html', '<p>Own</p>');
  expect(await readProjectPage(project.root)).toBe('<p>Own</p>');
});

test('the editor’s module runs before the project’s file, whatever that is called', () => {
  const [mount, report] = CANVAS_MODULES;
  const file = `src/it's "mine".tsx`;
  expect(canvasModule(mount, file)).toMatch(/page-editor\/canvas[^]*"\/src\/it's \\"mine\\"\.tsx"/);
  expect(canvasModule(report, file)).toContain(JSON.stringify(file));
});

test.each([
  ['19.2.3', false],
  ['19.3.0', true],
  ['19.10.0-canary', true],
])('a page with React %s is shown in the editor: %s', (version, isShown) => {
  const problem = reactProblem(version);
  if (isShown) expect(problem).toBeNull();
  else expect(problem).toContain(`The project has React ${version}, and its page needs 19.3`);
});

test.each([
  ['/edit/files/a.js', true],
  ['/editor', false],
  ['/api/v2', true],
  ['/media/other.jpg', true],
  ['/media/my%20picture.jpg', false],
  ['/media/%2Fpicture.jpg', true],
  ['/media/%ff.jpg', true],
])('an address is of the editor, unless the project has a file there: %s, %s', (path, expected) => {
  const project = createProject();
  project.write('public/media/my picture.jpg', '');
  expect(isOurs(path, `${project.root}/public`)).toBe(expected);
});
