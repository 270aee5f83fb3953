import type { SharedSliceModel } from '@prismicio/client';
import { sliceTypeName } from '../names.ts';
import type { Settings } from '../settings.ts';

/** The component of a new slice: a placeholder that renders the slice's name. */
export function componentText(settings: Settings, name: string, model: SharedSliceModel): string {
  const type = sliceTypeName(model.id);
  const exported = settings.registry ? 'export' : 'export default';
  const body = [
    '  return (',
    '    <section data-slice-type={slice.slice_type} data-slice-variation={slice.variation}>',
    `      ${name} (variation: {slice.variation})`,
    '    </section>',
    '  );',
    '}',
    '',
  ];
  if (settings.typescript) {
    return [
      "import type { Content } from '@prismicio/client';",
      "import type { SliceComponentProps } from '@prismicio/react';",
      '',
      `${exported} function ${name}({ slice }: SliceComponentProps<Content.${type}>) {`,
      ...body,
    ].join('\n');
  }
  return [
    '/**',
    ` * @param {import('@prismicio/react').SliceComponentProps<import('@prismicio/client').Content.${type}>} props`,
    ' */',
    `${exported} function ${name}({ slice }) {`,
    ...body,
  ].join('\n');
}
