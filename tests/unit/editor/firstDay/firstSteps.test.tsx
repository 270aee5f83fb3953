// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { FirstSteps } from '#page-editor/rooms/firstDay/FirstSteps.tsx';
import { beginSteps, hasSteps } from '#page-editor/rooms/firstDay/keptSteps.ts';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';

test.each([
  [404, 'not_found', 'is over', false],
  [500, 'storage', 'stays', true],
])(
  'where every document answers with %i %s the list of first steps %s',
  async (status, code, _words, isKept) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No site')));
    onTestFinished(() => void vi.unstubAllGlobals());
    const text = JSON.stringify({ error: { code, message: 'No' } });
    const api = createAuthoringClient({
      send: async () => ({ status, text }),
      listen: () => () => undefined,
    });
    const step = {
      id: 'home',
      label: 'Home',
      detail: '',
      time: '',
      document: { type: 'home', name: 'home' },
    };
    const host = { ...bareServices.host, starters: async () => ({ steps: [step] }) };
    beginSteps();
    await mount(
      // Cast: of the starters only the steps are read.
      <EditorContext value={{ ...bareServices, api, models, host: host as never }}>
        <FirstSteps />
      </EditorContext>,
    );
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(hasSteps()).toBe(isKept);
  },
);
