import { use } from 'react';
import { type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import type { EditorField } from '../model/EditorModels.ts';
import { publishedPath } from '../field/publishedPath.ts';
import { useOpen } from '../field/useField.ts';
import { SourceContext, type SourceDocument } from './SourceContext.ts';
import { sourceWords } from './sourceWords.ts';
import { Note, Text } from '../ui/text/Text.tsx';
import * as styles from './SourceText.styles.ts';

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
