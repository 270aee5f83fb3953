import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoFolder, type DemoFolder } from '../demoFolder.ts';
import { generatedText, type GeneratedLanguage } from './generatedText.ts';

/** Fields of text that a reader does not read: addresses, fonts, keys. */
const NOT_READ = new Set([
  'address',
  'behance_id',
  'body_font',
  'channel_map',
  'email',
  'password',
  'rule_tags',
  'rule_work_type',
  'title_font',
]);

/** Properties beside the fields' own that a reader reads. */
const READ = new Set(['text', 'alt']);

/** The names of the text fields of all models in a project's folder. */
function textFields(folder: DemoFolder): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (model: unknown) => {
    if (typeof model !== 'object' || model === null) return;
    for (const [name, value] of Object.entries(model)) {
      if (value?.type === 'Text' && !NOT_READ.has(name)) names.add(name);
      collect(value);
    }
  };
  for (const parent of ['customtypes', 'slices']) {
    for (const entry of readdirSync(join(folder.root, parent), { withFileTypes: true })) {
      const file = parent === 'customtypes' ? 'index.json' : 'model.json';
      if (entry.isDirectory()) collect(JSON.parse(folder.read(`${parent}/${entry.name}/${file}`)));
    }
  }
  return names;
}

/** The demo with a generated version of each document in Arabic and in French. */
export function createTranslatedFolder(): DemoFolder {
  const folder = createDemoFolder();
  const fields = textFields(folder);
  const translate = (language: GeneratedLanguage, value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      const isRead = fields.has(name) || READ.has(name);
      return isRead && value !== '' ? generatedText(language, value) : value;
    }
    // Their places are those of the other text.
    if (name === 'spans') return [];
    if (Array.isArray(value)) return value.map((one) => translate(language, one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, translate(language, one, key)]),
    );
  };
  const types = join(folder.contentDir, 'documents');
  for (const path of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.fr-fr.json')) rmSync(join(types, path));
    else if (path.endsWith('.json')) {
      const document: object = JSON.parse(folder.read(`content/documents/${path}`));
      for (const language of ['ar', 'fr-fr'] as const) {
        const translated = JSON.stringify(translate(language, document));
        folder.write(`content/documents/${path.replace(/json$/, `${language}.json`)}`, translated);
      }
    }
  }
  const repository = JSON.parse(folder.read('content/repository.json'));
  repository.languages.push({ id: 'ar', name: 'العربية' });
  folder.write('content/repository.json', JSON.stringify(repository));
  return folder;
}
