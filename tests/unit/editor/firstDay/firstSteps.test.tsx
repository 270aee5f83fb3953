// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#page-editor/api/AuthoringClient.ts';
import { FirstSteps } from '#page-editor/rooms/firstDay/FirstSteps.tsx';
import { beginSteps, hasSteps } from '#page-editor/rooms/firstDay/keptSteps.ts';
import { bareServices } from '../form/support/bareServices.ts';
import { openPart } from '../support/openPart.tsx';

test.each([
  ['not_found', 'is over', false],
  ['storage', 'stays', true],
] as const)(
  'where every document answers with %s the list of first steps %s',
  async (code, _words, isKept) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No site')));
    onTestFinished(() => void vi.unstubAllGlobals());
    const document = { type: 'home', name: 'home' };
    const steps = [{ id: 'home', label: 'Home', detail: '', time: '', document }];
    // Cast: of the starters only the steps are read.
    const starters = (async () => ({ steps })) as never;
    beginSteps();
    await openPart(
      <FirstSteps />,
      { readDocument: () => Promise.reject(new ApiError(code, 'No')) },
      { host: { ...bareServices.host, starters } },
    );
    expect(hasSteps()).toBe(isKept);
  },
);
