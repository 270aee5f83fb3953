import { relative } from 'node:path/posix';
import type { ProjectFile } from '../files/writeFiles.ts';
import type { Settings } from '../settings.ts';

/**
 * The simulator as a separate page beside `index.html`, so that it needs no router and is not part
 * of the site's bundle. The simulator itself uses the id `root`.
 */
export function simulatorFiles(
  { typescript, registry, packageName }: Settings,
  src: string,
  library: string,
): (ProjectFile & { text: string })[] {
  if (registry) return [];
  const script = `${src}slice-simulator.${typescript ? 'tsx' : 'jsx'}`;
  const index = relative(src || '.', library);
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="UTF-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <title>Slice simulator</title>',
    '  </head>',
    '  <body>',
    '    <div id="slice-simulator"></div>',
    `    <script type="module" src="/${script}"></script>`,
    '  </body>',
    '</html>',
    '',
  ];
  const code = [
    "import { SliceZone } from '@prismicio/react';",
    typescript
      ? `import { SliceSimulator, type SliceSimulatorSliceZoneProps } from '${packageName}/simulator';`
      : `import { SliceSimulator } from '${packageName}/simulator';`,
    "import { Suspense } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import { components } from '${index.startsWith('.') ? index : `./${index}`}';`,
    '',
    `function Slices({ slices }${typescript ? ': SliceSimulatorSliceZoneProps' : ''}) {`,
    '  return (',
    '    <Suspense>',
    '      <SliceZone slices={slices} components={components} />',
    '    </Suspense>',
    '  );',
    '}',
    '',
    `createRoot(document.getElementById('slice-simulator')${typescript ? '!' : ''}).render(`,
    '  <SliceSimulator sliceZone={Slices} />,',
    ');',
    '',
  ];
  return [
    { file: 'slice-simulator.html', text: page.join('\n') },
    { file: script, text: code.join('\n') },
  ];
}
