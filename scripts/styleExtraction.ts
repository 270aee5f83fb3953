import wyw from '@wyw-in-js/vite';
import { shortNames } from './codeEdits.ts';

type StyleOptions = NonNullable<Parameters<typeof wyw>[0]>;

/**
 * Styles leave the bundle at build time; happy-dom is not needed to evaluate them, and the prefixer
 * would add rules for browsers nobody uses any more.
 */
export const styles = () =>
  wyw({
    include: ['**/*.{ts,tsx}'],
    exclude: [
      '**/node_modules/**',
      '**/tests/**',
      '**/packages/!(page-editor)/**',
      '**/scripts/**',
      '**/server/**',
    ],
    // Cast: the option's type asks for every flag, the plugin fills in the rest.
    features: { happyDOM: false } as NonNullable<StyleOptions['features']>,
    prefixer: false,
    classNameSlug: shortNames(),
    babelOptions: {
      presets: [
        ['@babel/preset-typescript', { onlyRemoveTypeImports: false }],
        ['@babel/preset-react', { runtime: 'automatic' }],
      ],
    },
  });
