// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { FieldModel } from '#prismic-folder/models';
import { useTextView } from '../../../../src/editor/richText/field/useTextView.ts';
import { find, mount } from '../../ui/mount.tsx';

const VALUE = [{ type: 'paragraph', text: 'Low tide', spans: [] }];
const NAMES = { 'aria-label': 'Text' };
const modelOf = (multi: string): FieldModel => ({ type: 'StructuredText', config: { multi } });

function Field({ model }: { readonly model: FieldModel }) {
  const { container } = useTextView({
    model,
    value: VALUE,
    isReadOnly: false,
    className: '',
    attributes: NAMES,
    onChange: () => undefined,
  });
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
