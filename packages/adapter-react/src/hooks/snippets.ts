import type { Snippet, SnippetReadHook } from '@slicemachine/plugin-kit';

/** A JavaScript expression for a path such as `["slice", "primary", "sub-title"]`. */
const pathOf = (segments: readonly string[]) =>
  segments.reduce((path, segment) => {
    if (!/^[A-Za-z_$][\w$]*$/.test(segment)) return `${path}[${JSON.stringify(segment)}]`;
    return path === '' ? segment : `${path}.${segment}`;
  }, '');

const snippet = (code: string, label = 'React'): Snippet => ({ label, language: 'tsx', code });

interface LinkConfig {
  readonly repeat?: boolean;
  readonly allowText?: boolean;
  readonly variants?: readonly string[];
}

function linkSnippet(path: string, { repeat, allowText, variants }: LinkConfig): string {
  const link = (field: string, key = '') => {
    const variant = variants?.length ? ` className={${field}.variant}` : '';
    const open = `<PrismicLink${key} field={${field}}${variant}`;
    return allowText ? `${open} />` : `${open}>Link</PrismicLink>`;
  };
  if (!repeat) return link(path);
  return [`{${path}.map((link) => (`, `  ${link('link', ' key={link.key}')}`, '))}'].join('\n');
}

/** The code Slice Machine shows for rendering a field, by the field's type. */
export const snippetRead: SnippetReadHook = ({ fieldPath, model, itemName }) => {
  const path = pathOf(fieldPath);
  switch (model.type) {
    case 'StructuredText':
      return [
        snippet(`<PrismicRichText field={${path}} />`, 'React (components)'),
        snippet(`<PrismicText field={${path}} />`, 'React (plain text)'),
      ];
    case 'Link':
      return snippet(linkSnippet(path, model.config ?? {}));
    case 'Image':
      return snippet(`<PrismicImage field={${path}} />`);
    case 'Table':
      return snippet(`<PrismicTable field={${path}} />`);
    case 'Embed':
      return snippet(`<div dangerouslySetInnerHTML={{ __html: ${path}.html ?? "" }} />`);
    case 'GeoPoint':
      return snippet(`{${path}.latitude}, {${path}.longitude}`);
    case 'Group': {
      const item = itemName ?? 'item';
      return snippet(
        [
          `{${path}.map((${item}, index) => (`,
          `  <div key={index}>{/* one ${item} */}</div>`,
          '))}',
        ].join('\n'),
      );
    }
    case 'Slices':
    case 'Choice':
      return snippet(`<SliceZone slices={${path}} components={components} />`);
    case 'Boolean':
      return snippet(`{${path} ? "Yes" : "No"}`);
    case 'Color':
      return snippet(`<span style={{ color: ${path} ?? undefined }}>{${path}}</span>`);
    case 'Date':
      return snippet(
        `<time dateTime={${path} ?? undefined}>{asDate(${path})?.toLocaleDateString()}</time>`,
      );
    case 'Timestamp':
      return snippet(
        `<time dateTime={${path} ?? undefined}>{asDate(${path})?.toLocaleString()}</time>`,
      );
    case 'IntegrationFields':
      return snippet(`<pre>{JSON.stringify(${path}, null, 2)}</pre>`);
    default:
      return snippet(`{${path}}`);
  }
};
