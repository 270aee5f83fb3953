import type { Authoring } from '../../Authoring.ts';
import type { languageOperations } from '../../contract/operations/languages.ts';
import { defined, keyOf } from './arguments.ts';
import type { DocumentPorts } from './documentHandlers.ts';
import { checkedName } from './checkedName.ts';
import type { Handlers } from './Handler.ts';

type LanguagePorts = Pick<Authoring, 'languages'> & Pick<DocumentPorts, 'refuseName'>;

/** Operations on languages and translations. */
export function languageHandlers({
  languages,
  refuseName,
}: LanguagePorts): Handlers<keyof typeof languageOperations> {
  return {
    listLanguages: async () => ({ languages: await languages.list() }),
    addLanguage: ({ body }) => languages.add(body),
    renameLanguage: ({ params, body }) => languages.rename(params.language, body.name),
    async removeLanguage({ params }) {
      await languages.remove(params.language);
      return undefined;
    },
    listTranslations: ({ query }) => languages.translations(defined(query)),
    readTranslations: async (call) => ({ documents: await languages.versions(keyOf(call)) }),
    async translateDocument(call) {
      await checkedName(refuseName, call.params.type, call.body.name);
      return languages.translate(keyOf(call), call.body);
    },
  };
}
