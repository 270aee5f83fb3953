import type {
  DocumentationReadHookData,
  DocumentationReadHookReturnType,
} from '@slicemachine/plugin-kit';
import { keyOf, pascal } from '../names.ts';
import type { ReadSettings } from '../settings.ts';

/** The code Slice Machine shows for fetching and rendering a page of a custom type. */
export async function documentationRead(
  readSettings: ReadSettings,
  { data: { model } }: DocumentationReadHookData,
): Promise<DocumentationReadHookReturnType> {
  const { typescript, libraries, registry } = await readSettings();
  const name = `${pascal(model.id)}Page`;
  const params = typescript ? '{ uid }: { uid: string }' : '{ uid }';
  const read = model.repeatable
    ? `client.getByUID("${model.id}", uid)`
    : `client.getSingle("${model.id}")`;
  const type = typescript ? `<Content.${pascal(model.id)}Document>()` : '()';
  const zone = zoneOf(model);
  const slices = zone && (keyOf(zone) === zone ? `page.data.${zone}` : `page.data[${keyOf(zone)}]`);
  const rendersZone = slices && !registry;
  const lines = [
    'import { useEffect, useState } from "react";',
    ...(typescript ? ['import type { Content } from "@prismicio/client";'] : []),
    ...(rendersZone ? ['import { SliceZone } from "@prismicio/react";'] : []),
    'import { createClient } from "./prismicio";',
    ...(rendersZone
      ? [`import { components } from "./${libraries[0]?.replace(/^src\//, '') ?? 'slices'}";`]
      : []),
    '',
    `export function ${name}(${model.repeatable ? params : ''}) {`,
    `  const [page, setPage] = useState${type};`,
    '  useEffect(() => {',
    '    const client = createClient();',
    `    ${read}.then(setPage);`,
    `  }, [${model.repeatable ? 'uid' : ''}]);`,
    '  if (!page) return null;',
    rendersZone
      ? `  return <SliceZone slices={${slices}} components={components} />;`
      : '  return <pre>{JSON.stringify(page.data, null, 2)}</pre>;',
    '}',
  ];
  const language = typescript ? 'tsx' : 'jsx';
  return [{ label: 'React', content: `\`\`\`${language}\n${lines.join('\n')}\n\`\`\`` }];
}

/** Id of the type's first slice zone. */
function zoneOf(model: DocumentationReadHookData['data']['model']): string | undefined {
  // Cast: tabs of fields, of which only `type` is read here.
  const tabs = Object.values(model.json as Record<string, Record<string, { type: string }>>);
  const fields = tabs.flatMap((tab) => Object.entries(tab));
  return fields.find(([, field]) => field.type === 'Slices')?.[0];
}
