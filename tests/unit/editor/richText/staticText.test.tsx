// @vitest-environment happy-dom
import { DOMSerializer } from 'prosemirror-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { useTextView } from '#page-editor/fields/richText/field/useTextView.ts';
import { toProse } from '#page-editor/fields/richText/format/richFormat.ts';
import { richSchema } from '#page-editor/fields/richText/format/schema.ts';
import { StaticText } from '#page-editor/fields/richText/static/StaticText.tsx';
import { find, mount } from '../../ui/mount.tsx';
import { block, paragraph, UNHEARD } from './editing.ts';

const modelOf = (multi: string): FieldModel => ({ type: 'StructuredText', config: { multi } });
const model = modelOf('paragraph,strong');
const span = (type: string, start: number, end: number, data?: Json) => {
  return { type, start, end, ...(data !== undefined && { data }) };
};
const MARKS = [
  span('strong', 0, 8),
  span('em', 5, 16),
  span('label', 0, 22, { label: 'wide-note' }),
  span('hyperlink', 9, 16, { link_type: 'Web', url: 'https://a.test' }),
  span('unknown', 17, 22),
];

const values: readonly (readonly [what: string, value: Json | undefined])[] = [
  ['nothing', undefined],
  ['code and a heading', [block('heading2', 'Low tide'), block('preformatted', 'a\nb')]],
  ['lists', [block('list-item', 'one'), block('o-list-item', 'two')]],
  ['marks that lie across each other', [paragraph('Bold and slanted words', MARKS)]],
  ['spans that are none', [paragraph('Words', [span('em', 4, 2), { start: 0 }, null])]],
  ['one from the right', [block('paragraph', 'שלום', { direction: 'rtl', label: 'note' })]],
  ['a picture', [{ type: 'image', url: '/media/a.png', alt: 'A boat' }]],
  ['an embed', [{ type: 'embed', oembed: { embed_url: 'https://a.test/video', title: 'A film' } }]],
  ['unknown blocks', [{ type: 'table', rows: [] }, 'no block']],
  ['what is no list', paragraph('Alone')],
];

/** The blocks that an element shows: their attributes, their words, and the marks of each letter. */
function shown(root: ParentNode) {
  return [...root.querySelectorAll('[data-block]')].map((element) => ({
    attributes: Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value] as const).toSorted(),
    ),
    letters: lettersOf(element, []),
    pictures: [...element.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
  }));
}

function lettersOf(node: Node, marks: readonly string[]): string[] {
  return [...node.childNodes].flatMap((child) => {
    if (!(child instanceof Element)) {
      return [...(child.textContent ?? '')].map((letter) => [letter, ...marks].join(' '));
    }
    const names = ['data-label', 'data-link', 'data-other', 'data-part'];
    const own = names.find((name) => child.hasAttribute(name));
    const mark = own ?? (['STRONG', 'EM'].includes(child.tagName) ? child.tagName : null);
    return lettersOf(child, mark === null ? marks : [...marks, mark].toSorted());
  });
}

test.each(values)('a text is drawn without its editor as with it: %s', (_what, value) => {
  const editor = document.createElement('div');
  editor.append(DOMSerializer.fromSchema(richSchema).serializeFragment(toProse(value).content));
  const still = document.createElement('div');
  still.innerHTML = renderToStaticMarkup(<StaticText model={model} value={value} />);
  expect(shown(still)).toEqual(shown(editor));
  expect(shown(still).length).toBeGreaterThan(0);
});

test('the name of a label stands once, after its last word', () => {
  const spans = [span('label', 0, 9, { label: 'note' }), span('em', 4, 9)];
  const text = <StaticText model={model} value={[paragraph('Low tides', spans)]} />;
  expect(renderToStaticMarkup(text).match(/data-label-name/g)).toHaveLength(1);
});

const SHOWN = { value: [paragraph('Low tide')], isReadOnly: false, className: '', ...UNHEARD };
const NAMES = { 'aria-label': 'Text' };

function Field({ model: own }: { readonly model: FieldModel }) {
  const { container } = useTextView({ model: own, attributes: NAMES, ...SHOWN });
  return <div ref={container} />;
}

test('a text keeps its element when its model is read again, and gets another with another model', async () => {
  const { container, update } = await mount(<Field model={modelOf('paragraph')} />);
  const text = () => find<HTMLElement>(container, '[role=textbox]');
  const first = text();
  await update(<Field model={modelOf('paragraph')} />);
  expect(text()).toBe(first);
  expect(first.isConnected).toBe(true);
  await update(<Field model={modelOf('paragraph,strong')} />);
  expect(text()).not.toBe(first);
  expect(text().textContent).toBe('Low tide');
});
