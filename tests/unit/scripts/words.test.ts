import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findWords, isSearched } from '../../../scripts/words/findWords.ts';

const FILE = 'src/shell/Probe.tsx';

describe('words outside the catalogue are found', () => {
  test.each([
    ['between tags', '<p>Hello there</p>'],
    ['one small word between tags', '<p>loading</p>'],
    ['in braces', "<p>{'hello'}</p>"],
    ['as a template', '<p>{`hello ${name}`}</p>'],
    ['as either of two', "<p>{isOn ? 'on' : 'off'}</p>"],
    ['as the last resort', "<p>{name || 'nobody'}</p>"],
    ['in a label', '<button aria-label="close" />'],
    ['in a computed label', "<button aria-label={isOpen ? 'close' : 'open'} />"],
    ['in an alternative text', '<img alt="a tide" />'],
    ['in a title', '<Head title="Loading" />'],
    ['in a property of a component', '<Failure heading="Nothing here" />'],
    ['in any property, with a capital', '<Opening name="Loading Home" />'],
    ['in an object of attributes', "const props = { 'aria-label': 'close' };"],
    ['in a constant', "const title = 'Loading Home';"],
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

describe('what no visitor reads is left alone', () => {
  test.each([
    ['words of the catalogue', '<p aria-label={say(shell.menu)}>{say(shell.skip)}</p>'],
    ['names of classes and icons', '<Icon name="arrow-left" className="a b" data-kind="wide" />'],
    ['choices of the models', "const isOn = start === 'On' || other === 'Outline Phone';"],
    ['keys', "if (event.key === 'Escape') close();"],
    ['errors', "throw new Error('The page has no frame');"],
    ['the console', "console.warn('The player did not load');"],
    ['types', "type Frame = 'Outline Phone' | 'Some Other';"],
    ['imports', "import { a } from './Some Folder.ts';"],
    ['styles', 'const box = css`color: red; margin: some thing;`;'],
    ['spaces and signs between tags', '<p>{a} · {b}</p>'],
  ])('%s', (_, source) => {
    expect(findWords(FILE, source)).toEqual([]);
  });
});

test('the public site has no words of its own', () => {
  const files = ['src', 'slices'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => `${root}/${path}`)
      .filter(isSearched),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((path) => findWords(path, readFileSync(path, 'utf8')))).toEqual([]);
});
