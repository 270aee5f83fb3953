import { SETTINGS_FILE } from '../folder/contentFiles.ts';
import { inBackground } from '../lib/inBackground.ts';
import { listModelFiles } from '../models/modelFiles.ts';
import type { StoreEvent } from '../store/types.ts';
import type { Language } from '../types.ts';
import type { ChangeEvent } from './contract/session.ts';
import { readVersionPath } from './workspace/documentPaths.ts';
import type { Workspace } from './workspace/Workspace.ts';

/** Models are outside of the content folder, which the store watches. */
const MODELS_INTERVAL_MS = 250;

/** Tells a listener what changes, whoever changes it. Returns a function that stops it. */
export function watchFolder(
  { root, store, latest }: Workspace,
  listener: (event: ChangeEvent) => void,
): () => void {
  let isStopped = false;
  const stopStore = store.onChange((event) => {
    inBackground('Announcing a change', async () => {
      const { folder } = await latest();
      const change = changeOf(event, folder.settings.languages);
      if (change !== undefined && !isStopped) listener(change);
    });
  });
  let models = stampOf(root);
  const compareModels = () => {
    const now = stampOf(root);
    if (now === models) return;
    models = now;
    listener({ kind: 'models' });
  };
  const timer = setInterval(
    () => inBackground('Comparing models', compareModels),
    MODELS_INTERVAL_MS,
  );
  timer.unref();
  return () => {
    isStopped = true;
    stopStore();
    clearInterval(timer);
  };
}

function changeOf(
  { path, revision, isOwn }: StoreEvent,
  languages: readonly Language[],
): ChangeEvent | undefined {
  const place = readVersionPath(path, languages);
  if (place !== undefined) {
    const { key, version } = place;
    return { kind: 'document', document: key, version, revision, isOwn };
  }
  if (path.startsWith('media/')) {
    return { kind: 'media', name: path.slice('media/'.length), exists: revision !== null };
  }
  return path === SETTINGS_FILE || path === 'media.json' ? { kind: 'settings' } : undefined;
}

function stampOf(root: string): string {
  const { types, slices, problems } = listModelFiles(root);
  const stamps = [...types, ...slices].map(({ path, stamp }) => `${path} ${stamp}`);
  return [...stamps, ...problems.map(({ file, reason }) => `${file} ${reason}`)].join('\n');
}
