import type { SliceName } from './sliceName.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function model({ id, name }: SliceName): string {
  return json({
    id,
    type: 'SharedSlice',
    name,
    description: 'A heading with a text under it',
    variations: [
      {
        id: 'default',
        name: 'Default',
        docURL: '...',
        version: 'initial',
        description: 'A heading with a text under it',
        imageUrl: '',
        primary: {
          heading: {
            type: 'Text',
            config: { label: 'Heading', placeholder: 'A few words' },
          },
          text: {
            type: 'StructuredText',
            config: {
              label: 'Text',
              placeholder: 'One or two sentences under the heading',
              multi: 'paragraph,strong,em,hyperlink',
              allowTargetBlank: true,
            },
          },
        },
        items: {},
      },
    ],
  });
}

function mocks({ words }: SliceName): string {
  const text = 'This text comes from the mock data beside the model.';
  return json([
    {
      __TYPE__: 'SharedSliceContent',
      variation: 'default',
      primary: {
        heading: { __TYPE__: 'FieldContent', value: words, type: 'Text' },
        text: {
          __TYPE__: 'StructuredTextContent',
          value: [{ type: 'paragraph', content: { text, spans: [] } }],
        },
      },
      items: [],
    },
  ]);
}

const component = ({
  name,
}: SliceName) => `import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';

/** A heading with a text under it. */
export function ${name}({ slice }: SliceProps<Content.${name}Slice>) {
  const { heading, text } = slice.primary;
  if (!heading && !isFilled.richText(text)) return null;
  return (
    <Container as="section" className={styles.section}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      <RichText field={text} className={styles.text} />
    </Container>
  );
}
`;

const styles = () => `import { css } from '@linaria/core';
import { type } from '#ui/theme/mixins.ts';
import { color, container, space, weight } from '#ui/theme/tokens.ts';

export const section = css\`
  display: grid;
  gap: \${space[6]}px;
\`;

export const heading = css\`
  \${type('statement', weight.medium)}
\`;

export const text = css\`
  max-width: \${container.maxMeasure.body}px;
  \${type('longForm')}
  color: \${color.textMuted};
\`;
`;

/** The files of a new slice, by their names in its folder. */
export function sliceFiles(name: SliceName): Readonly<Record<string, string>> {
  return {
    'model.json': model(name),
    'mocks.json': mocks(name),
    'index.tsx': component(name),
    'styles.ts': styles(),
  };
}
