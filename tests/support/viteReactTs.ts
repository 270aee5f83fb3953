const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const STRICT = {
  types: ['vite/client'],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  moduleDetection: 'force',
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  erasableSyntaxOnly: true,
  noFallthroughCasesInSwitch: true,
};
const NODE = { target: 'es2023', lib: ['ES2023'], module: 'nodenext', types: ['node'] };
const BROWSER = {
  target: 'es2023',
  lib: ['ES2023', 'DOM'],
  module: 'esnext',
  allowArbitraryExtensions: true,
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
};
const tsconfig = (name: string, options: object, include: string) =>
  jsonText({
    compilerOptions: {
      ...STRICT,
      ...options,
      tsBuildInfoFile: `./node_modules/.tmp/tsconfig.${name}.tsbuildinfo`,
    },
    include: [include],
  });

/**
 * What `npm create vite@latest -- --template react-ts` makes, create-vite 9.3.0, as far as compilers and the README
 * read it.
 */
export const VITE_REACT_TS: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'package.json': jsonText({
    name: 'vite-react-typescript-starter',
    private: true,
    type: 'module',
  }),
  'tsconfig.json': jsonText({
    files: [],
    references: [{ path: './tsconfig.app.json' }, { path: './tsconfig.node.json' }],
  }),
  'tsconfig.app.json': tsconfig('app', BROWSER, 'src'),
  'tsconfig.node.json': tsconfig('node', NODE, 'vite.config.ts'),
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  'src/App.tsx': 'export default function App() {\n  return <h1>Get started</h1>\n}\n',
};
