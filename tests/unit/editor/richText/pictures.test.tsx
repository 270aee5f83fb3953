// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { createTextView } from '#page-editor/fields/richText/view/createTextView.ts';
import { useTextActions } from '#page-editor/fields/richText/field/useTextActions.tsx';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';

const nothing = () => undefined;

function openText() {
  const place = document.createElement('div');
  document.body.append(place);
  return createTextView({
    place: { mount: place },
    model: { type: 'StructuredText', config: { multi: 'paragraph,image' } },
    value: [],
    attributes: {},
    onChange: nothing,
    onUpdate: nothing,
    onLeave: nothing,
    onLink: nothing,
    onToolbar: nothing,
    onPaste: nothing,
    onFiles: nothing,
  });
}

test.each([
  ['dropped', null],
  ['pasted', 0],
])(
  'pictures that are %s and come when their text is closed are said to be in the library',
  async (_title, places) => {
    const said: string[] = [];
    const text = openText();
    const item = { name: 'tide.webp', width: 4, height: 3 };
    // Cast: of a server that takes every file.
    const api = { call: async () => item } as unknown as AuthoringClient;
    const found: { actions?: ReturnType<typeof useTextActions> } = {};
    function Probe() {
      const actions = useTextActions('Text', text, { current: null });
      return <div ref={() => void (found.actions = actions)} />;
    }
    const services = {
      ...bareServices,
      api,
      notify: ({ message }: { message: string }) => void said.push(message),
    };
    await mount(
      <EditorContext value={services}>
        <Probe />
      </EditorContext>,
    );
    text.destroy();
    const files = [new File(['x'], 'tide.webp'), new File(['x'], 'ebb.webp')];
    await act(async () => found.actions?.addFiles(files, places));
    expect(said).toEqual([
      'The text was closed before its pictures came. They are in the library and can be chosen in the text.',
    ]);
  },
);
