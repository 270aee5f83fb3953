import { memo } from 'react';
import { useOpenSignal } from '../kit/hooks/useOpenSignal.ts';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { releaseOf } from '../session/address.ts';
import { useEditor } from '../session/EditorContext.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Icon } from '../kit/icons/Icon.tsx';
import { Menu, type MenuEntry } from '../kit/overlays/Menu.tsx';
import { setBeside, useBeside, sourceAmong, translate, useTranslations } from './translate.ts';
import * as styles from './languages.styles.ts';
import { useLanguages } from '../session/useLanguages.ts';

const summaryOf = ({ summary }: OpenDocument) => summary;
const versionOf = ({ version }: OpenDocument) => version;

/** The language of the open document: leads to its other versions, or makes one. */
export const LanguageMenu = memo(function LanguageMenu({ session }: { session: DocumentSession }) {
  const { api, open, toast, announce } = useEditor();
  const summary = useOpenDocument(session, summaryOf);
  // A translation is made of the draft or what is public, which is not what is seen in a release.
  const isInRelease = releaseOf(useOpenDocument(session, versionOf)) !== null;
  const languages = useLanguages();
  const versions = useTranslations(summary);
  const isBeside = useBeside();
  const openSignal = useOpenSignal();
  if (languages.length < 2) return null;
  const own = languages.find(({ id }) => id === summary.language);
  const source = sourceAmong(summary.language, versions, languages);
  const make = (to: string, name: string) => {
    const work = async () => {
      const signal = openSignal();
      // What is not saved yet is translated, too.
      await session.flush();
      const made = await translate(api, summary, to);
      const message = `A draft in ${name} is made.`;
      // Who went elsewhere stays there.
      if (signal.aborted) return void toast({ message });
      announce(message);
      open(made);
    };
    work().catch((error: unknown) =>
      toast({ message: `${summary.title} was not translated: ${sentenceOf(error)}` }),
    );
  };
  const items = languages.flatMap(({ id, name }): MenuEntry[] => {
    if (id === summary.language) return [{ id, label: name }];
    const version = versions.find(({ language }) => language === id);
    if (version) return [{ id, label: name, detail: version.title, onAction: () => open(version) }];
    if (isInRelease) return [];
    return [{ id, label: `Translate to ${name}`, onAction: () => make(id, name) }];
  });
  const sourceName = languages.find(({ id }) => id === source?.language)?.name;
  const beside: MenuEntry[] =
    sourceName === undefined
      ? []
      : [
          {
            id: 'beside',
            label: `${isBeside ? 'Hide' : 'Show'} ${sourceName} at the fields`,
            icon: 'globe',
            onAction: () => setBeside(!isBeside),
          },
        ];
  const name = own?.name ?? summary.language;
  const code = summary.language.slice(0, 2).toUpperCase();
  return (
    <span className={styles.place}>
      <Menu
        label="Language"
        placement="bottom start"
        trigger={
          // With what is seen of it, the name or the code.
          <Button kind="text" aria-label={`Language: ${name}, ${code}`}>
            <span className={styles.name}>{name}</span>
            <span className={styles.code}>{code}</span>
            <Icon name="chevron-down" size="small" />
          </Button>
        }
        selected={summary.language}
        items={[...items, ...beside]}
      />
    </span>
  );
});
