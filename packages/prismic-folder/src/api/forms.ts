/** A form in the metadata: an address and its parameters. */
interface Form {
  readonly method: 'GET';
  readonly enctype: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, FormField>>;
}

interface FormField {
  readonly type: 'String' | 'Integer';
  readonly multiple: boolean;
  readonly default?: string;
}

const ENCTYPE = 'application/x-www-form-urlencoded';

const text: FormField = { type: 'String', multiple: false };

/** The forms of the API at `base`: `everything` searches, `tags` lists tags. */
export function formsOf(base: string): Record<'everything' | 'tags', Form> {
  return {
    everything: {
      method: 'GET',
      enctype: ENCTYPE,
      action: `${base}/documents/search`,
      fields: {
        ref: text,
        q: { type: 'String', multiple: true },
        lang: text,
        page: { type: 'Integer', multiple: false, default: '1' },
        pageSize: { type: 'Integer', multiple: false, default: '20' },
        after: text,
        fetch: text,
        fetchLinks: text,
        graphQuery: text,
        orderings: text,
        routes: text,
        brokenRoute: text,
        referer: text,
      },
    },
    tags: { method: 'GET', enctype: ENCTYPE, action: `${base}/tags`, fields: {} },
  };
}
