// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { changedValue, type Change } from '#prismic-folder/edit';
import type {
  DocumentJson,
  DocumentSession,
  OpenDocument,
} from '#editor/document/DocumentSession.ts';
import { describeChanges } from '#editor/review/describeChanges.ts';
import { useChangeCount } from '#editor/review/useChangeCount.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { copy, demoDocument, models } from './support/demo.ts';

const settings = demoDocument('settings/settings');
// Cast: a document with changes is a document.
const changed = (json: DocumentJson, changes: readonly Change[]) =>
  changedValue(copy(json), changes) as DocumentJson;

/** What the hook says of an open document, once it has settled. */
function countOf(given: DocumentJson | null) {
  const listeners = new Set<() => void>();
  let [published, json] = [given, settings];
  let present: OpenDocument | null = null;
  const session = {
    // Cast: the hook needs no more of it.
    get: () =>
      (present ??= {
        json,
        published,
        key: { type: 'settings', name: 'settings' },
      } as OpenDocument),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as DocumentSession; // Cast: as above.
  const tell = () => {
    present = null;
    for (const listener of listeners) listener();
  };
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  function Shown() {
    return String(useChangeCount(session, models));
  }
  root.render(<Shown />);
  return {
    shows: (count: number | null) => waitFor(() => expect(element.textContent).toBe(String(count))),
    edit(changes: readonly Change[]) {
      json = changed(json, changes);
      tell();
    },
    publish(version: DocumentJson) {
      published = version;
      tell();
    },
  };
}

const set = (path: (string | number)[], value: string | number): Change => ({
  op: 'set',
  path: ['data', ...path],
  value,
});

test.each<[string, readonly Change[], number]>([
  ['a field', [set(['email'], 'me@example.com')], 1],
  [
    'three fields in two rows of a group',
    [set(['stems', 0, 'name'], 'low'), set(['stems', 0, 'x'], 2), set(['stems', 3, 'gain_db'], -6)],
    3,
  ],
  ['a moved row', [{ op: 'move', path: ['data', 'stems', 0], to: 3 }], 1],
  ['a removed row', [{ op: 'remove', path: ['data', 'stems', 1] }], 1],
  ['tags', [{ op: 'set', path: ['tags'], value: ['a', 'b'] }], 1],
])('the bar counts %s as the review lists it', async (_what, changes, count) => {
  const { shows, edit } = countOf(settings);
  await shows(0);
  edit(changes);
  await shows(count);
  const versions = { published: settings, current: changed(settings, changes), models };
  const listed = describeChanges({ ...versions, type: models.types.get('settings') });
  expect(listed).toHaveLength(count);
});

test('a document that never was public is counted as nothing, however much is in it', async () => {
  const { shows, edit, publish } = countOf(null);
  edit([set(['email'], 'me@example.com')]);
  await shows(null);
  publish(settings);
  await shows(1);
});
