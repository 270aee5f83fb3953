// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { elementOfField, findField } from '#editor/canvas/fields/findField.ts';

const primary = {
  label: 'Same',
  title: [{ type: 'heading2', text: 'A  title', spans: [] }],
  text: [
    { type: 'paragraph', text: 'First words', spans: [] },
    { type: 'paragraph', text: 'Second words', spans: [] },
  ],
  image: { url: '/media/a.webp?w=200', alt: 'A', dimensions: { width: 1, height: 1 } },
  cards: [{ caption: 'Same' }, { caption: 'Other' }],
  link: { link_type: 'Web', url: 'https://example.com', text: 'Read on' },
};

let root: Element;
beforeEach(() => {
  document.body.innerHTML = `
    <section>
      <p id="label">Same</p>
      <h2 id="title"><span>A</span> <span id="part">title</span></h2>
      <div id="text"><p id="one">First <b id="bold">words</b></p><p id="two">Second words</p></div>
      <figure id="figure"><img id="image" src="/media/a.webp?w=800"></figure>
      <ul><li id="card0">Same</li><li id="card1">Other</li></ul>
      <a id="link">Read on</a>
      <hr id="rule">
    </section>`;
  const section = document.querySelector('section');
  if (!section) throw new Error('no section');
  root = section;
});

const element = (id: string) => document.getElementById(id) ?? document.body;

describe('the field of an element', () => {
  test.each([
    ['title', 'title'],
    ['part', 'title'],
    ['one', 'text'],
    ['bold', 'text'],
    ['two', 'text'],
    ['image', 'image'],
    ['label', 'label'],
    ['card0', 'cards/0/caption'],
    ['card1', 'cards/1/caption'],
    ['link', 'link'],
  ])('%s shows %s', (id, field) => {
    expect(findField(primary, [root], element(id))?.join('/')).toBe(field);
  });

  test('an element that shows nothing has none', () => {
    expect(findField({ title: 'Elsewhere' }, [root], element('rule'))).toBeNull();
  });
});

describe('the element of a field', () => {
  test.each([
    ['title', 'title'],
    ['text', 'one'],
    ['image', 'image'],
    ['label', 'label'],
    ['cards/0/caption', 'card0'],
    ['cards/1/caption', 'card1'],
  ])('%s is shown by %s', (field, id) => {
    expect(elementOfField(primary, [root], field)?.id).toBe(id);
  });

  test('a field that is not drawn has none', () => {
    expect(elementOfField(primary, [root], 'padding')).toBeNull();
  });
});
