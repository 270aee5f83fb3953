import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTexts, readProject } from '../../../scripts/texts/findTexts.ts';
import { findWords } from '../../../scripts/words/findWords.ts';

const FOLDER = `${process.cwd()}/tests/unit/scripts`;
const CONFIG = `${FOLDER}/tsconfig.probe.json`;

/** What the cases use. */
const HEAD = `
import { createContext, memo, Suspense, type ReactElement, type ReactNode } from 'react';
import { Button as LibraryButton, ListBox } from 'react-aria-components';
declare const name: string, count: number, isOn: boolean, icon: ReactElement;
declare const names: readonly string[], either: 'a' | 'b', maybe: string | undefined;
declare const node: ReactNode, dialog: ReactElement | null;
declare function say(word: string): string;
const Where = createContext('');
const Own = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const Remembered = memo(Own);
`;

const BREAKING: readonly [string, string][] = [
  ['a text that comes and goes', '<p>{isOn && "Saving"}<b>a</b></p>'],
  ['a text that an element replaces', '<p>{isOn ? "Saving" : <b>Saved</b>}<i /></p>'],
  ['a text that changes', '<p>{name}<b>a</b></p>'],
  ['two parts of one text', '<p>Hello {name}</p>'],
  ['what may be a text', '<p>{maybe}<i /></p>'],
  ['any children', '<p>{icon}{node}</p>'],
  ['a constant text after what comes and goes', '<p>{isOn && <b>a</b>} words</p>'],
  ['a constant text after a component, which may render nothing', '<p><Own>a</Own> words</p>'],
  ['a list with a text', '<p>{names.map((one) => (isOn ? one : <b key={one}>{one}</b>))}</p>'],
  ['a constant text in a fragment', '<p>{isOn ? <>Saving</> : <b>a</b>}</p>'],
  ['parts of a text for a component', '<Own>Hello {name}</Own>'],
  ['a constant text for a component of a library', '<LibraryButton>Save</LibraryButton>'],
  ['a text within a provider', '<Where value="a">{name}</Where>'],
  ['a text that waits', '<Suspense>{name}</Suspense>'],
  ['what a library renders for nothing', '<ListBox renderEmptyState={() => "Nothing"} />'],
];

const BREAKING_COMPONENTS: readonly [string, string][] = [
  ['a component that returns a text', 'function Count() { return count; }'],
  ['a component that remembers a text', 'const Kept = memo(function Kept() { return name; });'],
];

const SAFE: readonly [string, string][] = [
  ['a text alone', '<p>{name}</p>'],
  ['one text or another', '<p>{isOn ? "Saving" : name}</p>'],
  ['texts in elements of their own', '<p>{isOn && <span>Saving</span>}<b>a</b></p>'],
  ['a constant text beside an element', '<p>Read <a href="/">more</a> of it</p>'],
  ['a constant text before what comes and goes', '<p>Review{isOn && <b>a</b>}</p>'],
  ['an empty text, which is not rendered', '<p>{name && <b>{name}</b>}<i /></p>'],
  ['a list of elements', '<p>{names.map((one) => <b key={one}>{one}</b>)}<i /></p>'],
  ['a text for a component', '<Own>{name}</Own>'],
  ['a text for a component that is remembered', '<Remembered>{name}</Remembered>'],
  ['a function for a library', '<LibraryButton>{() => <b>{name}</b>}</LibraryButton>'],
];

const files = new Map<string, string>([
  [
    CONFIG,
    JSON.stringify({
      extends: '../../../src/tsconfig.json',
      compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false },
      include: ['*.probe.tsx'],
      exclude: [],
      references: [],
    }),
  ],
]);
const probe = (code: string) => {
  const path = `${FOLDER}/${files.size}.probe.tsx`;
  files.set(path, `${HEAD}${code}`);
  return path;
};
const element = (code: string) => probe(`export const probe = () => <div>{(${code})}</div>;`);
const breaking = [
  ...BREAKING.map(([title, code]) => [title, element(code)] as const),
  ...BREAKING_COMPONENTS.map(([title, code]) => [title, probe(`export ${code}`)] as const),
];
const safe = SAFE.map(([title, code]) => [title, element(code)] as const);

describe('texts that break in a translated page', () => {
  let found: string[] = [];
  let close = () => {};
  beforeAll(() => {
    const read = readProject(CONFIG, {
      fs: {
        readFile: (path) => files.get(path),
        fileExists: (path) => files.has(path) || undefined,
        getAccessibleEntries: (path) =>
          path === FOLDER
            ? {
                files: [...files.keys()].map((file) => file.slice(FOLDER.length + 1)),
                directories: [],
              }
            : undefined,
      },
    });
    ({ close } = read);
    found = findTexts(read.project, (path) => path.endsWith('.probe.tsx'));
  });
  afterAll(() => close());

  const of = (path: string) =>
    found.filter((line) => line.startsWith(`${path.slice(process.cwd().length + 1)}:`));

  test.each(breaking)('%s is found', (_, path) => {
    expect(of(path)).not.toEqual([]);
  });

  test.each(safe)('%s is left alone', (_, path) => {
    expect(of(path)).toEqual([]);
  });

  test('a line says where it is', () => {
    const [, path = ''] = breaking.find(([title]) => title === 'two parts of one text') ?? [];
    expect(of(path)).toEqual([
      expect.stringMatching(/\.probe\.tsx:11 has \{name\} \[own-texts\]: a text that changes/),
    ]);
  });
});

const FILE = 'src/shell/Probe.tsx';

describe('words outside the catalogue are found', () => {
  test.each([
    ['between tags', '<p>Hello there</p>'],
    ['in braces', "<p>{'hello'}</p>"],
    ['as either of two', "<p>{isOn ? 'on' : 'off'}</p>"],
    ['as the last resort', "<p>{name || 'nobody'}</p>"],
    ['in a computed label', "<button aria-label={isOpen ? 'close' : 'open'} />"],
    ['in any property, with a capital', '<Opening name="Loading Home" />'],
    ['in an object of attributes', "const props = { 'aria-label': 'close' };"],
    ['as a default', "function Field({ label = 'Password' }) {}"],
    ['in a call', "announce('The theme is dark');"],
    ['as the title of the document', "document.title = 'Loading';"],
    ['in a function', 'const words = (n: number) => `${n} projects found`;'],
  ])('%s', (_, source) => {
    expect(findWords(FILE, source)).toHaveLength(source.includes('? ') ? 2 : 1);
  });

  test('with file and line', () => {
    expect(findWords(FILE, '\n\nconst a = <p>Hello</p>;')[0]).toMatch(/^src\/shell\/Probe\.tsx:3 /);
  });
});

test.each([
  ['words of the catalogue', '<p aria-label={say(shell.menu)}>{say(shell.skip)}</p>'],
  ['names of classes and icons', '<Icon name="arrow-left" className="a b" data-kind="wide" />'],
  ['choices of the models', "const isOn = start === 'On' || other === 'Outline Phone';"],
  ['keys', "if (event.key === 'Escape') close();"],
  ['errors', "throw new Error('The page has no frame');"],
  ['the console', "console.warn('The player did not load');"],
  ['styles', 'const box = css`color: red; margin: some thing;`;'],
  ['spaces and signs between tags', '<p>{a} · {b}</p>'],
])('what no visitor reads is left alone %s', (_, source) => {
  expect(findWords(FILE, source)).toEqual([]);
});
