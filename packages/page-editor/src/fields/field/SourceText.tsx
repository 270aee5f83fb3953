import { createContext, use } from 'react';
import { type Json, type JsonPath, listOf, objectOf, textOf, valueAt } from 'prismic-folder/edit';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import { publishedPath } from './followPath.ts';
import { useOpen } from './useField.ts';
import { Note, Text } from '../../kit/text/Text.tsx';
import * as styles from './field.styles.ts';

/** The document that the open one is a translation of. */
interface SourceDocument {
  readonly json: DocumentJson;
  /** Its language, and the language's name. */
  readonly language: string;
  readonly name: string;
}

export const SourceContext = createContext<SourceDocument | null>(null);

interface SourceTextProps {
  readonly field: EditorField;
  readonly path: JsonPath;
}

/** What the source of a translation says in a field, below the field. */
export function SourceText(props: SourceTextProps) {
  const source = use(SourceContext);
  return source === null ? null : <Words {...props} source={source} />;
}

function Words({ field, path, source }: SourceTextProps & { source: SourceDocument }) {
  const { type } = field.model;
  const own = useOpen(({ json }) => sourceWords(type, valueAt(json, path) as Json | undefined));
  const words = useOpen(({ json }) => {
    const place = publishedPath(json, source.json, path);
    // Cast: a value of a JSON file.
    return place === null ? '' : sourceWords(type, valueAt(source.json, place) as Json | undefined);
  });
  if (words === '') return null;
  return (
    <div className={styles.source}>
      <Text as="p" size="caption" tone="muted">
        {own === words ? `Still as in ${source.name}` : source.name}
      </Text>
      {own !== words && (
        <Note className={styles.words} lang={source.language} dir="auto">
          {words}
        </Note>
      )}
    </div>
  );
}

/** The words of a value that a translator reads; empty where there are none to translate. */
export function sourceWords(type: string, value: Json | undefined): string {
  if (type === 'Text') return textOf(value).trim();
  if (type === 'Image') return textOf(objectOf(value)['alt']);
  if (type !== 'StructuredText') return '';
  const texts = listOf(value).map((block) => textOf(objectOf(block)['text']));
  return texts.filter((text) => text.trim() !== '').join('\n');
}
